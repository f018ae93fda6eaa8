import type { ServiceRecommendCategory } from '@hidamari/contract/content';
import type { CurrentUser } from '@hidamari/contract/members';

type Situated = Pick<CurrentUser, 'is_self' | 'diagnosed_cancers'>;

/**
 * The situations that speak to a member: by the treatment status they told, and by whether they are the patient. What
 * was not told is not guessed: then nothing is recommended (G146).
 */
export function situationsOf(
  { is_self, diagnosed_cancers = [] }: Situated,
  categories: readonly ServiceRecommendCategory[],
): ServiceRecommendCategory[] {
  const statuses = new Set(diagnosed_cancers.map(({ treatment_status_id }) => treatment_status_id));
  return categories.filter(
    ({ for_status, for_family }) =>
      (for_family && !is_self) || for_status.some((status) => statuses.has(status.id)),
  );
}
