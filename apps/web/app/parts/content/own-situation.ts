import type { CancerType } from '@hidamari/contract/content';
import type { CurrentUser } from '@hidamari/contract/members';
import { type ArticleTimeKey, timeOfStatus, topicOfRelation } from '@hidamari/domain/article-choices';
import { addDays } from '@hidamari/domain/japanese-dates';
import { stageOfStatus } from '@hidamari/domain/members';
import type { CancerGroupStage } from '@hidamari/domain/option-sets';
import type { TopicId } from '@hidamari/domain/topics';

/**
 * For whom articles are recommended. What was not told is absent: no article is named as for a time, or an illness, that
 * nobody told of.
 */
export interface OwnSituation {
  cancerGroup?: string;
  /** With a group: the stage whose articles an operator chose. */
  stage?: CancerGroupStage;
  /** What the library calls the illness. */
  cancer?: TopicId;
  time?: ArticleTimeKey;
  /** The illness is somebody else's. */
  isFamily: boolean;
  /** What the library calls who they are to the member, where that tells. */
  relation?: TopicId;
  /** It was told in this month or the one before. */
  isNewlyTold: boolean;
}

type Told = Pick<CurrentUser, 'is_self' | 'relationship' | 'diagnosed_cancers'>;
type ToldIllness = NonNullable<Told['diagnosed_cancers']>[number];

/**
 * What a member told, as it chooses articles: by the illness they named first. Null: nothing that would choose any.
 *
 * @param today YYYY-MM-DD in Japan.
 */
export function ownSituation(
  { is_self, relationship, diagnosed_cancers = [] }: Told,
  { types, today }: { types: readonly CancerType[]; today: string },
): OwnSituation | null {
  const named = diagnosed_cancers.find(({ is_primary }) => is_primary) ?? diagnosed_cancers[0];
  const relation = is_self ? undefined : topicOfRelation(relationship);
  const about = {
    isFamily: !is_self,
    isNewlyTold: named !== undefined && isNew(named, today),
    ...(relation && { relation }),
  };
  const ofIllness = named === undefined ? {} : illnessOf(named, types);
  const hasTold = about.isFamily || about.isNewlyTold || Object.keys(ofIllness).length > 0;
  return hasTold ? { ...ofIllness, ...about } : null;
}

function illnessOf(
  { cancer_type_id, treatment_status_id }: ToldIllness,
  types: readonly CancerType[],
): Omit<OwnSituation, 'isFamily' | 'isNewlyTold' | 'relation'> {
  const type = types.find(({ id }) => id === cancer_type_id);
  const [cancer] = type?.topics ?? [];
  const stage = stageOfStatus(treatment_status_id);
  const time = timeOfStatus(treatment_status_id);
  return {
    ...(type?.group_id !== undefined && { cancerGroup: type.group_id, ...(stage && { stage }) }),
    ...(cancer && { cancer }),
    ...(time && { time }),
  };
}

/** By the month that was told, YYYY-MM: the choice of 「1か月以内」 says nothing of when it was made. */
function isNew({ diagnosed_on = '' }: ToldIllness, today: string): boolean {
  const monthBefore = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  return diagnosed_on >= monthBefore;
}
