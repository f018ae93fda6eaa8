import { TOPICS, type TopicId } from '../topics/index.ts';
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
export const TOPIC_WORDS: readonly { readonly topic: TopicId; readonly words: WordsOfTopic }[] =
  TOPICS.flatMap(({ id }) => {
    const words = ALL[id];
    return words ? [{ topic: id, words }] : [];
  });
