import type { CancerType } from '@hidamari/contract/content';
import type { CurrentUser } from '@hidamari/contract/members';
import { type ArticleTimeKey, timeOfStatus } from '@hidamari/domain/article-choices';
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
  /** It was told in this month or the one before. */
  isNewlyTold: boolean;
}

type Told = Pick<CurrentUser, 'is_self' | 'diagnosed_cancers'>;
type ToldIllness = NonNullable<Told['diagnosed_cancers']>[number];

/**
 * What a member told, as it chooses articles: by the illness they named first. Null: nothing that would choose any.
 *
 * @param today YYYY-MM-DD in Japan.
 */
export function ownSituation(
  { is_self, diagnosed_cancers = [] }: Told,
  { types, today }: { types: readonly CancerType[]; today: string },
): OwnSituation | null {
  const [named] = [...diagnosed_cancers].sort(
    (one, other) => Number(other.is_primary) - Number(one.is_primary),
  );
  const about = { isFamily: !is_self, isNewlyTold: named !== undefined && isNew(named, today) };
  const ofIllness = named === undefined ? {} : illnessOf(named, types);
  return about.isFamily || Object.keys(ofIllness).length > 0 ? { ...ofIllness, ...about } : null;
}

function illnessOf(
  { cancer_type_id, treatment_status_id }: ToldIllness,
  types: readonly CancerType[],
): Omit<OwnSituation, 'isFamily' | 'isNewlyTold'> {
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

/** Months are told as YYYY-MM; the choice of 「1か月以内」 is kept by its id (G98). */
function isNew({ diagnosed_on, diagnosed_time_id }: ToldIllness, today: string): boolean {
  const monthBefore = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  if (diagnosed_on !== undefined) return diagnosed_on >= monthBefore;
  return diagnosed_time_id === 'within-1-month';
}
