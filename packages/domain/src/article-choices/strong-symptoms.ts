import type { TopicId } from '../topics/index.ts';
import type { SymptomKey } from '../treatment-logs/index.ts';

/** What the library calls the symptoms of the log (G60). */
const TOPIC_OF_SYMPTOM: Readonly<Record<SymptomKey, TopicId>> = {
  pain: 'pain',
  fatigue: 'fatigue',
  nausea: 'nausea',
  vomiting: 'nausea',
  appetite_loss: 'appetite-loss',
  constipation: 'constipation',
  diarrhea: 'diarrhea',
  numbness: 'numbness',
  mouth_sores: 'mouth-sores',
  breathlessness: 'breathlessness',
  cough: 'cough',
  skin_and_nails: 'skin-and-nails',
  swelling: 'swelling',
  insomnia: 'sleeplessness',
  low_mood: 'depression',
  worry: 'anxiety',
};

/** Days of the record that are looked at, today among them. */
export const LOG_ARTICLES_DAYS = 14;

/** 中くらい is 2 of 0 to 4. */
const MODERATE = 2;

/** A symptom that was written above 「中くらい」, and what the library calls it. */
export interface StrongSymptom {
  readonly key: SymptomKey;
  readonly topic: TopicId;
}

/**
 * The symptoms with a day above 「中くらい」, in the order of the series (the most troublesome first), each topic once. It repeats
 * what was written and weighs nothing.
 */
export function strongSymptoms(
  series: readonly { readonly key: SymptomKey; readonly days: readonly { readonly level: number }[] }[],
): StrongSymptom[] {
  const strong = series
    .filter(({ days }) => days.some(({ level }) => level > MODERATE))
    .map(({ key }) => ({ key, topic: TOPIC_OF_SYMPTOM[key] }));
  return strong.filter(({ topic }, at) => strong.findIndex((other) => other.topic === topic) === at);
}
