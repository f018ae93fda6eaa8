import type { QContentSummary } from '@hidamari/contract/content';

const SHOWN = 3;

/**
 * 近い質問: of the same cancer group or treatment status, those that share both first and then those of the same
 * group; in their order otherwise, and never itself.
 * @param all newest first.
 */
export function relatedQuestions(
  all: readonly QContentSummary[],
  { id, cancer_group, treatment_status }: Pick<QContentSummary, 'id' | 'cancer_group' | 'treatment_status'>,
): QContentSummary[] {
  const isSame = (one: { id: string } | undefined, other: { id: string } | undefined) =>
    one !== undefined && one.id === other?.id;
  const nearness = (other: QContentSummary) =>
    2 * Number(isSame(cancer_group, other.cancer_group)) +
    Number(isSame(treatment_status, other.treatment_status));
  return all
    .filter((other) => other.id !== id && nearness(other) > 0)
    .sort((one, other) => nearness(other) - nearness(one))
    .slice(0, SHOWN);
}
