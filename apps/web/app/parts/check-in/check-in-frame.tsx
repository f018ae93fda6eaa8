import './check-in-card.css';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { Card } from '@hidamari/ui/card';
import { EmergencyLine } from '@hidamari/ui/emergency-box';
import { type ReactNode, useId } from 'react';
import { EMERGENCY_NOTE } from '../../shell/emergency-note.ts';
import { type CheckInQuestion, tappedAnswerOf } from './asked-check-in.ts';
import { BreakableWord, MoodFace } from './mood-face.tsx';
import type { TappedAnswer } from './pending-answers.ts';

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
  onAnswer: (tap: TappedAnswer) => void;
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
            onTap={(step) => onAnswer(tappedAnswerOf(key, step))}
          />
        ))}
      </div>
      {notice}
      {status}
      {questions.some(({ value }) => value !== null) ? <EmergencyLine {...EMERGENCY_NOTE} /> : null}
    </>
  );
}

type Props = {
  name: string;
  label: string;
  /** Five words, 0 first. */
  words: readonly { value: number; label: string }[];
  value: number | null;
  /** Faces over the words; without them the words alone, in a row of chips. */
  hasFaces?: boolean;
  onTap: (value: number) => void;
};

/** One question of the check-in: five words, one tap. No badge and no button: who does not answer owes nothing. */
function TapScale({ name, label, words, value, hasFaces = false, onTap }: Props) {
  return (
    <fieldset className={hasFaces ? 'ui-scale-box' : 'tap-scale'}>
      <legend className={hasFaces ? 'ui-visually-hidden' : 'pb-1 font-bold'}>{label}</legend>
      <div className={hasFaces ? 'ui-scale' : 'tap-scale-row'}>
        {words.map((word) => (
          <label key={word.value}>
            {hasFaces ? <MoodFace mood={word.value} /> : null}
            <BreakableWord>{word.label}</BreakableWord>
            <input
              type="radio"
              name={name}
              value={word.value}
              // What the browser remembers of an earlier day must not be told as a tap of today.
              autoComplete="off"
              checked={value === word.value}
              onChange={() => onTap(word.value)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
