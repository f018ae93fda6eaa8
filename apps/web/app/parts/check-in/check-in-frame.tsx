import './check-in-card.css';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { Card } from '@hidamari/ui/card';
import { EmergencyLine } from '@hidamari/ui/emergency-box';
import { type ReactNode, useId } from 'react';
import { EMERGENCY_NOTE } from '../../shell/emergency-note.ts';
import { type CheckInQuestion, tapOf } from './asked-check-in.ts';
import type { Tap } from './pending-answers.ts';
import { TapScale } from './tap-scale.tsx';

/** What the card is called, also where it could not be shown. */
export const CHECK_IN_NAME = 'きょうの調子';

/** The card around the check-in of a day; `day` is null while that is not known. */
export function CheckInFrame({ day, children }: { day: string | null; children: ReactNode }) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} className="check-in">
      <div className="check-in-head">
        <h2 id={heading}>{CHECK_IN_NAME}</h2>
        {day ? <p className="ui-meta ui-num">{formatMonthDay(day)}</p> : null}
        <p className="ui-meta">ひとつ押すだけで残せます</p>
      </div>
      <noscript>
        <p>ここで残すには、ブラウザーのJavaScriptが必要です。</p>
      </noscript>
      {children}
    </Card>
  );
}

interface CheckInAnswersProps {
  questions: readonly CheckInQuestion[];
  onAnswer: (tap: Tap) => void;
  /** What the member's own card says of the answers (G75). */
  notice: ReactNode;
  /** What became of the last tap. */
  status: ReactNode;
}

/**
 * The questions and what follows from their answers. Answers are kept, never judged: the line on emergencies stands
 * under any of them, whatever they say (G60).
 */
export function CheckInAnswers({ questions, onAnswer, notice, status }: CheckInAnswersProps) {
  return (
    <>
      <div className="check-in-questions">
        {questions.map(({ key, label, words, value }) => (
          <TapScale
            key={key}
            name={`check-in-${key}`}
            label={label}
            words={words}
            value={value}
            hasFaces={key === 'mood'}
            onTap={(step) => onAnswer(tapOf(key, step))}
          />
        ))}
      </div>
      {notice}
      {status}
      {questions.some(({ value }) => value !== null) ? <EmergencyLine {...EMERGENCY_NOTE} /> : null}
    </>
  );
}
