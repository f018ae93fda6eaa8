import type { AttachedContent as Attached } from '@hidamari/contract/consultations';
import { attachedHref } from '@hidamari/domain/consultations';
import { LinkRow } from '@hidamari/ui/link-row';

/** What the row says and shows of each kind. */
export const ATTACHED_KINDS = {
  article: { note: '記事を読む', icon: 'book' },
  services: { note: 'サービスの一覧を見る', icon: 'service' },
} as const;

/** What a supporter put beside an answer. */
export function AttachedContent({ attached }: { attached: Attached }) {
  const { note, icon } = ATTACHED_KINDS[attached.kind];
  return (
    <div className="conversation-attached">
      <LinkRow href={attachedHref(attached)} title={attached.title} note={note} icon={icon} />
    </div>
  );
}
