import {
  LOG_FIELDS,
  SYMPTOM_DAY_TEXT,
  SYMPTOM_RECALL_TEXT,
  SYMPTOM_SCALES,
  symptomLabel,
  symptomStepLabel,
} from '@hidamari/domain/treatment-logs';
import {
  categoryOf,
  type Entry,
  type LogContext,
  observation,
  otherFields,
  UCUM,
  words,
  written,
} from './fhir-basics.ts';

const QUESTIONS = [
  { key: 'today', question: SYMPTOM_DAY_TEXT },
  ...SYMPTOM_SCALES.map(({ key, question }) => ({ key, question: `${question}（${SYMPTOM_RECALL_TEXT}）` })),
] as const;

/** Symptoms (G60), with our own questions and steps: their code is the step's number, their words are ours. */
export function symptomEntries(context: LogContext): Entry[] {
  return context.log.symptoms.map((symptom, index) =>
    observation(context, `symptom/${index}`, {
      category: categoryOf('survey'),
      code: words(symptomLabel(symptom.key) ?? symptom.key),
      component: QUESTIONS.flatMap(({ key, question }) => {
        const step = symptom[key];
        if (step === undefined) return [];
        const label = symptomStepLabel(key, step) ?? String(step);
        const coding = [{ system: `urn:hidamari:symptom-${key}`, code: String(step), display: label }];
        return [{ code: words(question), valueCodeableConcept: { coding, text: label } }];
      }),
    }),
  );
}

/** Life (G62), the title and what was written freely. */
export function lifeEntries(context: LogContext): Entry[] {
  const { life = {}, other = {} } = context.log;
  const { log: ofLog, life: ofLife, other: ofOther } = LOG_FIELDS;
  const quantity = (place: string, name: 'sleep_hours' | 'steps', coding: object): Entry[] => {
    const [{ label, unit }, value] = [ofLife[name], life[name]];
    if (value === undefined) return [];
    return [observation(context, place, { code: words(label), valueQuantity: { value, unit, ...coding } })];
  };
  return [
    ...written(context, 'title', ofLog.title.label, context.log.title),
    ...quantity('life/sleep', 'sleep_hours', { system: UCUM, code: 'h' }),
    ...quantity('life/steps', 'steps', {}),
    ...otherFields(context, 'life', { part: ofLife, values: life, taken: ['sleep_hours', 'steps'] }),
    ...written(context, 'other', ofOther.text.label, other.text),
    ...otherFields(context, 'other', { part: ofOther, values: other, taken: ['text'] }),
  ];
}
