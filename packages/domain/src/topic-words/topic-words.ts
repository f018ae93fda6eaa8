import type { TopicId } from '../topics/index.ts';

/** The words by which people mean a topic; each list separated by 「、」. */
export interface WordsOfTopic {
  /** Its names: clinical, legal, other writings, abbreviations. Shown to readers as what was looked for besides. */
  readonly same: string;
  /** As people say it: everyday words, kana, dialect, slips of the keyboard. */
  readonly everyday: string;
  /** Half sentences and combinations as they are typed, with figures and units. */
  readonly asked: string;
}

export type TopicWords = Readonly<Partial<Record<TopicId, WordsOfTopic>>>;
