import { BOUNDARY_PHRASES, type BoundaryKind, findBoundarySentences } from '@hidamari/domain/consultations';
import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { usePaused } from '../use-paused.ts';

const LOOKS_LIKE: Readonly<Record<BoundaryKind, string>> = {
  diagnosis: '診断のように読めます',
  treatment: '治療や薬の助言のように読めます',
  prognosis: '見通しを言い切っているように読めます',
  waiting: '待ってよいと言っているように読めます',
  pressing: '言い切りや、せかす言い方に読めます',
};

interface BoundaryNoteProps {
  text: string;
  /** Puts words to use instead below what is written. */
  onPhrase(phrase: string): void;
}

/**
 * Under an answer before it is sent: sentences that look like a diagnosis or advice on a treatment, each with words to
 * use instead (G120). Shown to the writer alone; nothing is blocked, counted or kept.
 */
export function BoundaryNote({ text, onPhrase }: BoundaryNoteProps) {
  const found = findBoundarySentences(usePaused(text));
  return (
    <div aria-live="polite" className="empty:absolute">
      {found.length === 0 ? null : (
        <Notice tone="caution" title="送る前に、もう一度お読みください">
          <ul className="grid gap-3">
            {found.map(({ kind, sentence, start }) => (
              <li key={start} className="grid justify-items-start gap-1">
                <span>{`「${sentence}」は、${LOOKS_LIKE[kind]}。`}</span>
                <span className="ui-meta">{BOUNDARY_PHRASES[kind]}</span>
                <Button
                  kind="quiet"
                  size="small"
                  icon="plus"
                  onClick={() => onPhrase(BOUNDARY_PHRASES[kind])}
                >
                  この言い方を入れる
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
