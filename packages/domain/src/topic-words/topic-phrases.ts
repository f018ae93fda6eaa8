import { MEDICINE_ROWS } from '../medicine-names/index.ts';

import type { TopicPhrase } from '../site-search/index.ts';
import { TOPIC_WORDS } from './words-of-topics.ts';

/** The lists are written with 「、」 between the words, and broken into lines wherever they are long. */
const listed = (words: string) =>
  words
    .split(/[、\n]/u)
    .map((word) => word.trim())
    .filter(Boolean);

/** Every word by which people mean a topic, and every name of a medicine with the kind that it is of. */
export function topicPhrases(): TopicPhrase[] {
  const ofTopics = TOPIC_WORDS.flatMap(({ topic, words: { same, everyday, asked } }) => [
    ...listed(same).map((text) => ({ text, topics: [topic], isName: false, isShown: true })),
    ...listed(`${everyday}、${asked}`).map((text) => ({
      text,
      topics: [topic],
      isName: false,
      isShown: false,
    })),
  ]);
  const ofMedicines = MEDICINE_ROWS.flatMap(({ name, brands, also = '', topics }) =>
    [name, ...listed(brands), ...listed(also)].map((text) => ({
      text,
      topics,
      isName: true,
      isShown: false,
    })),
  );
  return [...ofTopics, ...ofMedicines];
}
