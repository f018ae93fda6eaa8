import { fieldLabel } from '@hidamari/domain/members';
import { optionLabel } from '@hidamari/domain/option-sets';
import {
  MOODS,
  SYMPTOM_DAY_TEXT,
  SYMPTOM_RECALL_TEXT,
  SYMPTOM_SCALES,
  symptomLabel,
  symptomStepLabel,
  WORK_STATES,
} from '@hidamari/domain/treatment-logs';
import { categoryOf, type Entry, type LogContext, observation, UCUM, words, written } from './fhir-basics.ts';

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
  const { life, other, title } = context.log;
  const { sleep_hours: sleep, steps, mood, meals, outing, work } = life ?? {};
  const quantity = (place: string, label: string, value: number | undefined, unit: object): Entry[] =>
    value === undefined
      ? []
      : [observation(context, place, { code: words(label), valueQuantity: { value, ...unit } })];
  return [
    ...written(context, 'title', fieldLabel('title'), title),
    ...quantity('life/sleep', fieldLabel('sleep_hours'), sleep, { unit: '時間', system: UCUM, code: 'h' }),
    ...quantity('life/steps', fieldLabel('steps'), steps, { unit: '歩' }),
    ...written(context, 'life/mood', fieldLabel('mood'), optionLabel(MOODS, mood)),
    ...written(context, 'life/meals', fieldLabel('meals'), meals),
    ...written(context, 'life/outing', fieldLabel('outing'), outing),
    ...written(context, 'life/work', fieldLabel('work'), optionLabel(WORK_STATES, work)),
    ...written(context, 'other', fieldLabel('other.text'), other?.text),
  ];
}
