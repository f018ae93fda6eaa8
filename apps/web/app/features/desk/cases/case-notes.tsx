import { type CaseSummary, type DeskCase, markDeskCaseEndpoint } from '@hidamari/contract/consultations';
import { formatWireMoment } from '@hidamari/domain/japanese-dates';
import { Card } from '@hidamari/ui/card';
import { Fold } from '@hidamari/ui/fold';
import { useQueryClient } from '@tanstack/react-query';
import { type RefCallback, useCallback } from 'react';
import { SummaryPoints } from '../../../parts/conversation/summary-points.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { onVisible } from '../../../shell/on-visible.ts';
import { QUEUE_KEY } from './desk-queries.ts';

/** What colleagues left for each other, and the summaries with what the member says to them. */
export function CaseNotes({ found }: { found: DeskCase }) {
  const { notes, summary } = found;
  return (
    <>
      {summary ? <Summaries found={found} summary={summary} /> : null}
      {notes.length === 0 ? null : (
        <Card as="section" tone="sunk" labelledBy="desk-notes" className="desk-side-card">
          <h2 id="desk-notes" className="text-lg font-bold">
            内部メモ
          </h2>
          {notes.map(({ id, staff_name: name, text, at }) => (
            <div key={id}>
              <p className="ui-meta">{`${name}・${formatWireMoment(at)}`}</p>
              <p className="desk-words">{text}</p>
            </div>
          ))}
        </Card>
      )}
    </>
  );
}

function Summaries({ found, summary }: { found: DeskCase; summary: CaseSummary }) {
  const newest = useCorrectionsSeen(found);
  return (
    <Card as="section" labelledBy="desk-summary" className="desk-side-card">
      <h2 id="desk-summary" className="text-lg font-bold">
        ご本人へのまとめ
      </h2>
      <p className="ui-meta">{`${summary.staff_name}・${formatWireMoment(summary.at)}`}</p>
      <SummaryWords summary={summary} newest={newest} />
      {found.earlier_summaries.map((earlier) => (
        <Fold key={earlier.version} summary={`前のまとめ（${formatWireMoment(earlier.at)}）`}>
          <SummaryWords summary={earlier} />
        </Fold>
      ))}
    </Card>
  );
}

interface SummaryWordsProps {
  summary: CaseSummary;
  /** Takes the newest correction. */
  newest?: RefCallback<HTMLElement>;
}

function SummaryWords({ summary, newest }: SummaryWordsProps) {
  return (
    <div className="grid gap-3">
      <SummaryPoints summary={summary} />
      {summary.corrections.map(({ id, at, quote, text }, index) => (
        <div
          key={id}
          className="desk-correction"
          ref={index === summary.corrections.length - 1 ? newest : undefined}
        >
          <p className="ui-meta">{`ご本人の書き足し・${formatWireMoment(at)}`}</p>
          <p className="desk-words">
            {quote === null ? null : <s>{quote}</s>}
            <b>{quote === null ? text : ` ${text}`}</b>
          </p>
        </div>
      ))}
    </div>
  );
}

/** Says, once the newest correction is before somebody's eyes, that they were seen; the server knows whether that counts. */
function useCorrectionsSeen({ id, version, has_new_correction: isNew }: DeskCase): RefCallback<HTMLElement> {
  const client = useQueryClient();
  return useCallback(
    (correction) => {
      if (!correction || !isNew) return;
      return onVisible(correction, () => {
        const body = { read: 0, version };
        browserApi()
          .call(markDeskCaseEndpoint, { params: { id }, body }, { isUnattended: true })
          .then(
            () => client.invalidateQueries({ queryKey: QUEUE_KEY }),
            () => undefined,
          );
      });
    },
    [client, id, version, isNew],
  );
}
