import type { DeskCase } from '@hidamari/contract/consultations';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { Card } from '@hidamari/ui/card';

const stamp = (at: string) => `${formatMonthDay(at.slice(0, 10))} ${at.slice(11, 16)}`;

/** What colleagues left for each other, and the summary with what the member says to it. */
export function CaseNotes({ found }: { found: DeskCase }) {
  const { notes, summary } = found;
  return (
    <>
      {summary ? (
        <Card as="section" labelledBy="desk-summary" className="desk-side-card">
          <h2 id="desk-summary" className="text-lg font-bold">
            ご本人へのまとめ
          </h2>
          <p className="ui-meta">{`${summary.staff_name}・${stamp(summary.at)}`}</p>
          {[summary.concern, summary.talked, summary.next_step].map((part) =>
            part === null ? null : (
              <p key={part} className="desk-words">
                {part}
              </p>
            ),
          )}
          {summary.corrections.map(({ id, at, quote, text }) => (
            <div key={id} className="desk-correction">
              <p className="ui-meta">{`ご本人の書き足し・${stamp(at)}`}</p>
              <p className="desk-words">
                {quote === null ? null : <s>{quote}</s>} <b>{text}</b>
              </p>
            </div>
          ))}
        </Card>
      ) : null}
      {notes.length === 0 ? null : (
        <Card as="section" tone="sunk" labelledBy="desk-notes" className="desk-side-card">
          <h2 id="desk-notes" className="text-lg font-bold">
            内部メモ
          </h2>
          {notes.map(({ id, staff_name: name, text, at }) => (
            <div key={id}>
              <p className="ui-meta">{`${name}・${stamp(at)}`}</p>
              <p className="desk-words">{text}</p>
            </div>
          ))}
        </Card>
      )}
    </>
  );
}
