import type { QContentSummary } from '@hidamari/contract/content';
import { topicNearness } from '@hidamari/domain/topics';

const SHOWN = 3;

/** A shared topic says more than a shared group, and that more than a shared status. */
const OF_TOPICS = 4;
const OF_GROUP = 2;

/**
 * 近い質問: on the same thing first, then of the same cancer group or treatment status; in their order otherwise, and never
 * itself.
 * @param all newest first.
 */
export function relatedQuestions(
  all: readonly QContentSummary[],
  {
    id,
    topics,
    cancer_group,
    treatment_status,
  }: Pick<QContentSummary, 'id' | 'topics' | 'cancer_group' | 'treatment_status'>,
): QContentSummary[] {
  const isSame = (one: { id: string } | undefined, other: { id: string } | undefined) =>
    one !== undefined && one.id === other?.id;
  const nearness = (other: QContentSummary) =>
    OF_TOPICS * topicNearness(topics, other.topics) +
    OF_GROUP * Number(isSame(cancer_group, other.cancer_group)) +
    Number(isSame(treatment_status, other.treatment_status));
  return all
    .filter((other) => other.id !== id && nearness(other) > 0)
    .sort((one, other) => nearness(other) - nearness(one))
    .slice(0, SHOWN);
}
