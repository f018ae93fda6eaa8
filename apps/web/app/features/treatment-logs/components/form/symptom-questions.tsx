import {
  SYMPTOM_RECALL_TEXT,
  SYMPTOM_SCALES,
  type SymptomScale,
  symptomDayQuestion,
  symptomLabel,
  TODAY_STEPS,
} from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { Fold } from '@hidamari/ui/fold';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';
import { type ScaleLevel, type ScaleWords, WordScale } from '@hidamari/ui/word-scale';
import { useId } from 'react';
import { BreakableWord } from '../../../../parts/check-in/mood-face.tsx';
import type { SymptomValues } from '../../log-form/log-form-values.ts';
import { ClearAnswer, focusFirstAnswer } from './form-section.tsx';
import { useLogForm } from './log-form-context.tsx';
import { MetBySymptom } from './written-thresholds.tsx';

type Answers = Partial<Omit<SymptomValues, 'key'>>;
type Props = { index: number; symptom: SymptomValues; onChange: (answers: Answers) => void };

/** One symptom: how strong on the day of the log with one tap, and the three questions about the last seven days (G60). */
export function SymptomQuestions({ index, symptom, onChange }: Props) {
  const headingId = useId();
  const label = symptomLabel(symptom.key) ?? '';
  const name = `symptoms.${index}`;
  const { form, today } = useLogForm();
  const dayQuestion = symptomDayQuestion({ logDate: form.values.log_date, today });
  const hasWeek = SYMPTOM_SCALES.some(({ key }) => symptom[key] !== null);
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h3 id={headingId} className="text-lg">
        {label}
      </h3>
      <div className="relative">
        <Question
          name={`${name}.today`}
          symptom={label}
          label={dayQuestion}
          words={wordsOf(TODAY_STEPS)}
          value={symptom.today}
          error={form.errorOf(`${name}.today`)}
          onChange={(today) => onChange({ today })}
        />
        {symptom.today === null ? null : (
          <ClearAnswer what={`${label}の${dayQuestion}`} onTakeBack={() => onChange({ today: null })} />
        )}
      </div>
      <MetBySymptom symptom={symptom.key} />
      <Fold summary={`${SYMPTOM_RECALL_TEXT}のようす（3つの質問・任意）`} openAtFirst={hasWeek}>
        <div className="grid gap-6">
          {SYMPTOM_SCALES.filter(({ key }) => isAsked(key, symptom)).map(({ key, question, steps }) => (
            <Question
              key={key}
              name={`${name}.${key}`}
              symptom={label}
              label={`${SYMPTOM_RECALL_TEXT}で、${question}`}
              words={wordsOf(steps)}
              value={symptom[key]}
              error={form.errorOf(`${name}.${key}`)}
              onChange={(answer) => onChange({ [key]: answer })}
            />
          ))}
          <Button
            kind="text"
            size="small"
            className={hasWeek ? 'justify-self-start' : 'invisible justify-self-start'}
            onClick={({ currentTarget }) => {
              focusFirstAnswer(currentTarget);
              onChange({ frequency: null, strength: null, interference: null });
            }}
          >
            {`${SYMPTOM_RECALL_TEXT}の回答を取り消す`}
          </Button>
        </div>
      </Fold>
    </section>
  );
}

/** The second and third question open once it is said that the symptom was there. */
function isAsked(key: SymptomScale['key'], { frequency }: SymptomValues): boolean {
  return key === 'frequency' || (frequency !== null && frequency > 0);
}

function Question(props: {
  name: string;
  symptom: string;
  label: string;
  words: ScaleWords;
  value: number | null;
  error: string | undefined;
  onChange: (value: number) => void;
}) {
  const { name, symptom, label, words, value, error, onChange } = props;
  return (
    <WordScale
      name={name}
      label={
        <span>
          <VisuallyHidden>{symptom}：</VisuallyHidden>
          {label}
        </span>
      }
      words={words}
      value={value as ScaleLevel | null}
      error={error}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

function wordsOf(steps: readonly { label: string }[]): ScaleWords {
  return steps.map(({ label }) => (
    <BreakableWord key={label}>{label}</BreakableWord>
  )) as unknown as ScaleWords;
}
