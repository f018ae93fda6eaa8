import type { CancerType } from '@hidamari/contract/content';
import type { CurrentUser } from '@hidamari/contract/members';
import { stageOfStatus } from '@hidamari/domain/members';
import type { CancerGroupStage } from '@hidamari/domain/option-sets';

/** For whom articles are recommended; null: the member has told nothing that would choose any. */
export interface OwnSituation {
  cancerGroup: string;
  /** Absent where the member told no status: no article is named as for a stage that nobody told of. */
  stage?: CancerGroupStage;
}

type Told = Pick<CurrentUser, 'diagnosed_cancers'>;

/**
 * The group and stage of the illness the member named first; an illness of no group recommends as to everybody. What was
 * not told is not guessed, nor is the stage of a status that the table does not know.
 */
export function ownSituation(
  { diagnosed_cancers = [] }: Told,
  types: readonly CancerType[],
): OwnSituation | null {
  const [named] = [...diagnosed_cancers].sort(
    (one, other) => Number(other.is_primary) - Number(one.is_primary),
  );
  const cancerGroup = types.find(({ id }) => id === named?.cancer_type_id)?.group_id;
  if (!named || cancerGroup === undefined) return null;
  const stage = stageOfStatus(named.treatment_status_id);
  return stage === undefined ? { cancerGroup } : { cancerGroup, stage };
}
