import type { CaseSummary, Consultation } from '@hidamari/contract/consultations';
import { formatWireMoment } from '@hidamari/domain/japanese-dates';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Fold } from '@hidamari/ui/fold';
import { useState } from 'react';
import { promiseInList } from '../../../../parts/conversation/member/promise-text.ts';
import { cardStateOf } from '../../../../parts/crisis/card-state.ts';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { useSupportDesk } from '../../../../shell/use-support-desk.ts';
import { CorrectionForm } from './correction-form.tsx';
import { SummaryWords } from './summary-words.tsx';
import { useSummarySeen } from './use-summary-seen.ts';

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
