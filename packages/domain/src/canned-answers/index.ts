/** Characters that a canned answer may have. */
export const CANNED_ANSWER_LIMITS = { title: 60, text: 1_000 } as const;

/** What a canned answer is about; without a topic it serves every consultation. */
export const CANNED_ANSWER_TOPICS = [
  { value: 'treatment', label: '治療' },
  { value: 'money', label: 'お金' },
  { value: 'life', label: 'くらし' },
  { value: 'mind', label: 'こころ' },
  { value: 'other', label: 'そのほか' },
] as const;
export type CannedAnswerTopic = (typeof CANNED_ANSWER_TOPICS)[number]['value'];

/** Heading of those without a topic. */
export const EVERY_TOPIC_LABEL = 'どの相談にも';

/** Answers of one topic under its heading. */
export interface CannedAnswerGroup<A> {
  label: string;
  answers: A[];
}

/** The answers under their headings, those for every consultation first; within a heading they keep their order. */
export function cannedAnswersByTopic<A extends { topic: CannedAnswerTopic | null }>(
  answers: readonly A[],
): CannedAnswerGroup<A>[] {
  const headings = [{ value: null, label: EVERY_TOPIC_LABEL }, ...CANNED_ANSWER_TOPICS];
  return headings
    .map(({ value, label }) => ({ label, answers: answers.filter(({ topic }) => topic === value) }))
    .filter((group) => group.answers.length > 0);
}
