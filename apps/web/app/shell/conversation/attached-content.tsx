import type { ConsultationMessage } from '@hidamari/contract/consultations';
import { screenHref } from '@hidamari/domain/screens';
import { LinkRow } from '@hidamari/ui/link-row';

type Attached = NonNullable<ConsultationMessage['attached']>;

const KINDS = {
  article: { note: '記事を読む', icon: 'book' },
  services: { note: 'サービスの一覧を見る', icon: 'service' },
} as const;

/** Where it is read. */
export function attachedHref({ kind, id }: Attached): string {
  return kind === 'article'
    ? screenHref('/articles/:id', { id })
    : screenHref('/services', null, { category: id });
}

/** What a supporter put beside an answer. */
export function AttachedContent({ attached }: { attached: Attached }) {
  const { note, icon } = KINDS[attached.kind];
  return (
    <div className="conversation-attached">
      <LinkRow href={attachedHref(attached)} title={attached.title} note={note} icon={icon} />
    </div>
  );
}
