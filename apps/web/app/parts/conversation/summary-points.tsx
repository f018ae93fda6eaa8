import './conversation.css';
import type { CaseSummary } from '@hidamari/contract/consultations';
import { pressable } from '../../shell/pressable-text.tsx';
import { AttachedContent } from './attached-content.tsx';

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
