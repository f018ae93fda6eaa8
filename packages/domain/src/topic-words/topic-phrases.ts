import { MEDICINE_ROWS } from '../medicine-names/index.ts';
import type { TopicPhrase } from '../site-search/index.ts';
import { listedWords } from '../word-lists/index.ts';
import { TOPIC_WORDS } from './words-of-topics.ts';

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
