import { TOPIC_ROWS } from './topic-rows.ts';

/** What a page is about: one of the controlled list. */
export type TopicId = keyof typeof TOPIC_ROWS;

/** A topic as a reader sees it. */
export interface Topic {
  readonly id: TopicId;
  readonly name: string;
  /** The wider topic; null for the widest. */
  readonly parent: TopicId | null;
}

/** Every topic, the wider before the narrower. */
export const TOPICS: readonly Topic[] = Object.entries(TOPIC_ROWS).map(([id, row]) => ({
  id: id as TopicId,
  name: row.name,
  parent: 'parent' in row ? row.parent : null,
}));

/** Whether a text is the id of a topic. */
export function isTopicId(text: string): text is TopicId {
  return Object.hasOwn(TOPIC_ROWS, text);
}

/** The wider topic of a topic; null for the widest. */
export function parentOf(id: TopicId): TopicId | null {
  const row = TOPIC_ROWS[id];
  return 'parent' in row ? row.parent : null;
}

/** A topic as a reader sees it. */
export const nameOf = (id: TopicId): string => TOPIC_ROWS[id].name;

/** The topics right under a topic, in the table's order. */
export const narrowerOf = (id: TopicId): readonly TopicId[] => NARROWER.get(id) ?? [];

const NARROWER: ReadonlyMap<TopicId, readonly TopicId[]> = new Map(
  TOPICS.map(({ id }) => [id, TOPICS.filter(({ parent }) => parent === id).map((topic) => topic.id)]),
);
