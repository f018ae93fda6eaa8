import type { AttachedContent as Attached, CaseSummary } from '@hidamari/contract/consultations';
import { attachedHref } from '@hidamari/domain/consultations';
import { LinkRow } from '@hidamari/ui/link-row';
import { pressable } from '../../shell/pressable-text.tsx';
import './conversation.css';

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

/** What a supporter wrote in one version of a summary, point by point, with what they put beside it; for either side. */
export function SummaryPoints({ summary }: { summary: CaseSummary }) {
  const points = [
    { name: 'お話ししたいこと', text: summary.concern },
    { name: '整理したこと', text: summary.talked },
    { name: '次にすること', text: summary.next_step },
  ];
  return (
    <>
      <ul className="summary-points">
        {points.map(({ name, text }) =>
          text === null ? null : (
            <li key={name}>
              <b>{name}</b>
              <p>{pressable(text)}</p>
            </li>
          ),
        )}
      </ul>
      {summary.attached.map((attached) => (
        <AttachedContent key={`${attached.kind}:${attached.id}`} attached={attached} />
      ))}
    </>
  );
}
