import { addDays, japanDay } from '@hidamari/domain/japanese-dates';
import { isCheckInDue } from '@hidamari/domain/notices';
import type { PopupCondition, PopupOccasion, PopupRule } from '@hidamari/domain/popups';
import type { Dependencies } from '../../dependencies.ts';
import { hasConsultations } from '../consultations/index.ts';
import { listNamedCancers, mayUseIllnessData } from '../members/index.ts';
import { hasVisitFrom } from '../next-visits/index.ts';
import { hasDrugTherapy, hasVisitLog, newestLogDay } from '../treatment-logs/index.ts';
import type { PopupMember } from './popup-member.ts';

/** A profile that is older than so many days is looked at once more. */
const PROFILE_DAYS = 180;

/** Whether one of the surveys that come by a pop-up may be asked now, and on which day it fell due (from the surveys). */
export type SurveyDue = (
  survey: 'service' | 'life',
  ask: { memberId: string; now: Date },
) => Promise<{ isDue: boolean; dueDay: string }>;

export interface PopupNeeds extends Pick<Dependencies, 'database' | 'encryption' | 'content' | 'line'> {
  surveyDue: SurveyDue;
}

/** Of whom and when a condition is asked. */
export interface Asked extends PopupMember {
  now: Date;
}

type Answer = (needs: PopupNeeds, asked: Asked, rule: PopupRule) => Promise<boolean>;

const isSurveyDue =
  (survey: 'service' | 'life'): Answer =>
  async ({ surveyDue }, { member, now }) =>
    (await surveyDue(survey, { memberId: member.id, now })).isDue;

/** The cancers a member named that are of a group. */
export async function cancersOfGroup(
  { database, content }: PopupNeeds,
  { memberId, cancerGroup }: { memberId: string; cancerGroup: string | undefined },
) {
  const [named, types] = await Promise.all([listNamedCancers(database, memberId), content.cancerTypes()]);
  const isOf = (typeId: string) =>
    types.value.some(({ id, group_id }) => id === typeId && group_id === cancerGroup);
  return named.filter(({ typeId }) => isOf(typeId));
}

const isOfGroup: Answer = async (needs, { member }, { cancerGroup }) =>
  (await cancersOfGroup(needs, { memberId: member.id, cancerGroup })).length > 0;

const isDrugTreated: Answer = async (needs, { member }) => hasDrugTherapy(needs, member.id);

/** The first day on which the profile is more than half a year old. */
const profileDueDay = ({ member }: PopupMember): string =>
  addDays(japanDay(member.updated_at), PROFILE_DAYS + 1);

/** The day on which what a pop-up is shown for fell due; empty for what has none (G21). */
export async function dueDayOf(
  occasion: PopupOccasion,
  { surveyDue }: PopupNeeds,
  asked: Asked,
): Promise<string> {
  if (occasion === 'profile-due') return profileDueDay(asked);
  if (occasion !== 'life-survey-due') return '';
  return (await surveyDue('life', { memberId: asked.member.id, now: asked.now })).dueDay;
}

/** Those that look at what is kept of an illness: without the consent to it nothing is looked at (decision 0021). */
const OF_ILLNESS: Readonly<Partial<Record<PopupCondition, Answer>>> = {
  'no-log': async ({ database }, { member }) => (await newestLogDay(database, member.id)) === null,
  'last-log-a-month-ago': async ({ database }, { member, now }) => {
    const day = await newestLogDay(database, member.id);
    return (
      day !== null && isCheckInDue({ newestLogDay: day, restFrom: member.check_in_rest_from }, japanDay(now))
    );
  },
  'visit-logged': async ({ database }, { member }) => hasVisitLog(database, member.id),
  'no-visit-planned': async ({ database }, { member, now }) =>
    !(await hasVisitFrom(database, member.id, japanDay(now))),
  'drug-therapy': isDrugTreated,
  'no-drug-therapy': async (...asked) => !(await isDrugTreated(...asked)),
  'of-cancer-group': isOfGroup,
};

const OF_MEMBER: Readonly<Partial<Record<PopupCondition, Answer>>> = {
  'service-survey-due': isSurveyDue('service'),
  'life-survey-due': isSurveyDue('life'),
  'no-consultation': async ({ database }, { member }) => !(await hasConsultations(database, member.id)),
  'profile-half-a-year-old': async (_, asked) => profileDueDay(asked) <= japanDay(asked.now),
  // Nobody is led to a LINE that is not set up here.
  'line-not-linked': async ({ line }, { lineUserId }) => line !== null && lineUserId === null,
  'is-self': async (_, { member }) => member.is_self,
};

/** Whether every condition of a rule holds for a member (G76). */
export async function allHold(needs: PopupNeeds, rule: PopupRule, asked: Asked): Promise<boolean> {
  for (const condition of rule.conditions) {
    if (!(await holds(condition, needs, asked, rule))) return false;
  }
  return true;
}

async function holds(
  condition: PopupCondition,
  ...[needs, asked, rule]: Parameters<Answer>
): Promise<boolean> {
  const ofMember = OF_MEMBER[condition];
  if (ofMember) return ofMember(needs, asked, rule);
  if (!(await mayUseIllnessData(needs.database, asked.member.id))) return false;
  return (await OF_ILLNESS[condition]?.(needs, asked, rule)) ?? false;
}
