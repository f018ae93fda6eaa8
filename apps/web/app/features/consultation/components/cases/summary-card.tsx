import type { CaseSummary, Consultation } from '@hidamari/contract/consultations';
import { markConsultationEndpoint } from '@hidamari/contract/consultations';
import { formatWireMoment } from '@hidamari/domain/japanese-dates';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Fold } from '@hidamari/ui/fold';
import { Icon } from '@hidamari/ui/icon';
import { type RefCallback, useCallback, useState } from 'react';
import { promiseInList } from '../../../../parts/conversation/member/promise-text.ts';
import { SummaryPoints } from '../../../../parts/conversation/summary-points.tsx';
import { cardStateOf } from '../../../../parts/crisis/card-state.ts';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { onVisible } from '../../../../shell/on-visible.ts';
import { useSupportDesk } from '../../../../shell/use-support-desk.ts';
import { CorrectionForm } from './correction-form.tsx';

interface SummaryCardProps {
  consultation: Consultation;
  summary: CaseSummary;
}

/** What the supporter wrote for the member, and what the member says to it: both stand, and both stay (G90). */
export function SummaryCard({ consultation, summary }: SummaryCardProps) {
  const { id, earlier_summaries: earlier } = consultation;
  const [isWriting, setWriting] = useState(false);
  const [sent, setSent] = useState<readonly string[]>([]);
  // All of them: calm words that come after take no card away (G119).
  const written = [...summary.corrections.map(({ text }) => text), ...sent];
  const seen = useSummarySeen(consultation);
  const [card, setCard] = useState(() => cardStateOf(written));
  return (
    <Card as="section" labelledBy="case-summary" className="case-summary">
      <h2 ref={seen} id="case-summary" className="text-xl font-bold">
        相談員のまとめ
      </h2>
      <p className="ui-meta">{`${summary.staff_name}（相談員）・${formatWireMoment(summary.at)}`}</p>
      <p className="case-may-correct ui-meta">あなたの言葉と違うところは、直せます。</p>
      <SummaryWords summary={summary} />
      {isWriting ? (
        <CorrectionForm
          caseId={id}
          summary={summary}
          under={card}
          onDone={(words) => {
            setWriting(false);
            if (words !== undefined) setSent((before) => [...before, words]);
          }}
        />
      ) : (
        <div className="case-summary-acts">
          <Button kind="plain" icon="pen" onClick={() => setWriting(true)}>
            ここが違う・書き足す
          </Button>
        </div>
      )}
      {/* What was sent still calls for it, and the desk counts on it: it stays, also while more is written (G119). */}
      <div aria-live="polite" className="contents">
        <ReadFirst consultation={consultation} calls={card !== 'none'} />
        <CrisisNote text={written} onChange={setCard} />
      </div>
      {earlier.length === 0 ? null : (
        <div className="case-earlier">
          {earlier.map((one) => (
            <Fold key={one.version} summary={`前のまとめ（${formatWireMoment(one.at)}）`}>
              <SummaryWords summary={one} />
            </Fold>
          ))}
        </div>
      )}
    </Card>
  );
}

/** What becomes of words of despair beside a summary: they are read before everything else, as the conversation says too (G119). */
function ReadFirst({ consultation, calls }: { consultation: Consultation; calls: boolean }) {
  const desk = useSupportDesk();
  return calls && consultation.first_reading !== null ? (
    <p>
      <b>{promiseInList(consultation, desk)}</b>
    </p>
  ) : null;
}

/**
 * Marks a new summary as shown once its heading, which takes the answered ref, is before somebody's eyes: from then on
 * the list calls it new no more, and no mail tells of it. What cannot be marked now is marked the next time.
 */
function useSummarySeen({ id, summary, has_new_summary: isNew }: Consultation): RefCallback<HTMLElement> {
  const version = summary?.version ?? 0;
  return useCallback(
    (heading) => {
      if (!heading || !isNew) return;
      return onVisible(heading, () => {
        const body = { delivered: 0, read: 0, summary: version };
        browserApi()
          .call(markConsultationEndpoint, { params: { id }, body })
          .catch(() => undefined);
      });
    },
    [id, version, isNew],
  );
}

/** One version of a summary, point by point, and the member's corrections to it. */
function SummaryWords({ summary }: { summary: CaseSummary }) {
  return (
    <div className="case-summary-words">
      <SummaryPoints summary={summary} />
      {summary.corrections.map((correction) => (
        <Correction key={correction.id} correction={correction} />
      ))}
    </div>
  );
}

function Correction({ correction: { at, quote, text } }: { correction: CaseSummary['corrections'][number] }) {
  return (
    <div className="case-correction">
      <p className="ui-meta">
        <b>あなたの書き足し</b>・{formatWireMoment(at)}
      </p>
      <p>
        {quote === null ? null : (
          <>
            <s>{quote}</s>
            <span className="ui-visually-hidden">を、次のように直しました：</span>
            <span aria-hidden="true"> → </span>
          </>
        )}
        <b>{text}</b>
      </p>
      <p className="case-correction-ok">
        <Icon name="check" size={18} />
        届きました
      </p>
    </div>
  );
}
