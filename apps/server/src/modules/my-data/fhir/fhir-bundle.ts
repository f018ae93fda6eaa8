import { randomUUID } from 'node:crypto';
import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import {
  LOG_FIELDS,
  SYMPTOM_DAY_TEXT,
  SYMPTOM_RECALL_TEXT,
  SYMPTOM_SCALES,
  symptomLabel,
  symptomStepLabel,
} from '@hidamari/domain/treatment-logs';
import type { Entry, LogContext } from './fhir-basics.ts';
import { categoryOf, observation, otherFields, UCUM, words, written } from './fhir-basics.ts';
import { measurementEntries } from './measurement-resources.ts';
import { medicineEntries, treatmentEntries } from './treatment-resources.ts';
import { testResultEntries, visitEntries } from './visit-resources.ts';

const QUESTIONS = [
  { key: 'today', question: SYMPTOM_DAY_TEXT },
  ...SYMPTOM_SCALES.map(({ key, question }) => ({ key, question: `${question}（${SYMPTOM_RECALL_TEXT}）` })),
] as const;

/** Symptoms (G60), with our own questions and steps: their code is the step's number, their words are ours. */
function symptomEntries(context: LogContext): Entry[] {
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
function lifeEntries(context: LogContext): Entry[] {
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

const PARTS: readonly ((context: LogContext) => Entry[])[] = [
  visitEntries,
  medicineEntries,
  symptomEntries,
  measurementEntries,
  lifeEntries,
  testResultEntries,
  treatmentEntries,
];

/**
 * The logs as a FHIR R4 bundle of type collection (G136). It keeps the base rules of R4 and claims no profile: the
 * logs are what a person wrote, so everything but measured vital signs is in words. The patient has no name and no
 * number, only a handle of this one file.
 */
export async function* bundleText(logs: AsyncIterable<TreatmentLog>, now: Date): AsyncGenerator<string> {
  const patient = randomUUID();
  const subject = { reference: `urn:uuid:${patient}` };
  const head = { resourceType: 'Bundle', type: 'collection', timestamp: now.toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"entry":[\n`;
  yield JSON.stringify({ fullUrl: subject.reference, resource: { resourceType: 'Patient', id: patient } });
  for await (const log of logs) {
    for (const part of PARTS) {
      for (const entry of part({ log, subject })) yield `,\n${JSON.stringify(entry)}`;
    }
  }
  yield '\n]}\n';
}
