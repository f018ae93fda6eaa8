import { MEDICINE_ROWS } from '../medicine-names/index.ts';
import type { TopicPhrase } from '../site-search/index.ts';
import { TOPICS, type TopicId } from '../topics/index.ts';
import { listedWords } from '../word-lists/index.ts';
import { CANCER_WORDS } from './cancers.ts';
import { COURSE_WORDS } from './course.ts';
import { EXAMINATION_WORDS } from './examinations.ts';
import { FAMILY_WORDS } from './family.ts';
import { LIFE_WORDS } from './life.ts';
import { MEDICAL_TALK_WORDS } from './medical-talk.ts';
import { MIND_WORDS } from './mind.ts';
import { MONEY_WORDS } from './money.ts';
import { MORE_SYMPTOM_WORDS } from './more-symptoms.ts';
import { PORTAL_WORDS } from './portal.ts';
import { SYMPTOM_WORDS } from './symptoms.ts';
import type { TopicWords, WordsOfTopic } from './topic-words.ts';
import { TREATMENT_WORDS } from './treatments.ts';
import { WORK_WORDS } from './work.ts';

const ALL: TopicWords = {
  ...CANCER_WORDS,
  ...COURSE_WORDS,
  ...EXAMINATION_WORDS,
  ...TREATMENT_WORDS,
  ...SYMPTOM_WORDS,
  ...MORE_SYMPTOM_WORDS,
  ...LIFE_WORDS,
  ...WORK_WORDS,
  ...MONEY_WORDS,
  ...MIND_WORDS,
  ...FAMILY_WORDS,
  ...MEDICAL_TALK_WORDS,
  ...PORTAL_WORDS,
};

/** The words by which people mean each topic. */
const TOPIC_WORDS: readonly { readonly topic: TopicId; readonly words: WordsOfTopic }[] = TOPICS.flatMap(
  ({ id }) => {
    const words = ALL[id];
    return words ? [{ topic: id, words }] : [];
  },
);

/** Every word by which people mean a topic, and every name of a medicine with the kind that it is of. */
export function topicPhrases(): TopicPhrase[] {
  const ofTopics = TOPIC_WORDS.flatMap(({ topic, words: { same, everyday, asked } }) => [
    ...listedWords(same).map((text) => ({ text, topics: [topic], isName: false, isShown: true })),
    ...listedWords(`${everyday}、${asked}`).map((text) => ({
      text,
      topics: [topic],
      isName: false,
      isShown: false,
    })),
  ]);
  const ofMedicines = MEDICINE_ROWS.flatMap(({ name, brands, also, topics }) =>
    [name, ...listedWords(brands), ...listedWords(also)].map((text) => ({
      text,
      topics,
      isName: true,
      isShown: false,
    })),
  );
  return [...ofTopics, ...ofMedicines];
}
