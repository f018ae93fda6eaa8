import type { PopupChoice } from '@hidamari/contract/popups';
import { stageOfStatus } from '@hidamari/domain/members';
import type { CancerGroupKey } from '@hidamari/domain/option-sets';
import {
  HIGH_SYMPTOM_REST_MS,
  isSilent,
  mayComeAgain,
  occasionKey,
  type PopupHistory,
  type PopupRule,
  popupRulesFor,
} from '@hidamari/domain/popups';
import { pagePath } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { hasHighSymptomSince } from '../treatment-logs/index.ts';
import { listSeen } from '../viewed/index.ts';
import { type Asked, allHold, cancersOfGroup, dueDayOf, type PopupNeeds } from './popup-conditions.ts';
import { findPopupMember } from './popup-member.ts';
import { lastShownAt, listRestraints, listShowings } from './popups.repository.ts';

/**
 * The one pop-up that comes on a page now, or null: the first rule of the page in order (G79) that may come (again) and
 * whose conditions hold, unless anything keeps every prompt away (G20). What only the browser knows is looked at there.
 */
export async function choosePopup(
  needs: PopupNeeds,
  { memberId, path, now }: { memberId: string; path: string; now: Date },
): Promise<PopupChoice | null> {
  const page = pagePath(path);
  const found = page === null ? null : await findPopupMember(needs.database, memberId);
  if (page === null || !found) return null;
  const shownLast = await lastShownAt(needs.database, memberId);
  const rules = popupRulesFor(page, { variant: found.variant, isFirst: shownLast === null });
  if (rules.length === 0 || isSilent(silenceOf(found, shownLast), now)) return null;
  const history = {
    showings: await listShowings(needs.database, { memberId, eligibility: found.eligibility }),
    restraints: await listRestraints(needs.database, memberId),
  };
  const choice = await firstThatComes(needs, rules, { ...found, now, history });
  if (choice === null) return null;
  return (await isAfterHighSymptom(needs, memberId, now)) ? null : choice;
}

type LogNeeds = Pick<PopupNeeds, 'database' | 'encryption'>;

/** Whether a high symptom was saved so lately that nothing comes (G20). */
const isAfterHighSymptom = (needs: LogNeeds, memberId: string, now: Date): Promise<boolean> =>
  hasHighSymptomSince(needs, memberId, new Date(now.getTime() - HIGH_SYMPTOM_REST_MS));

/**
 * Whether something of our own accord may come to a member now, for a prompt that is no pop-up: the same silences (G20),
 * but for the hours after the last one.
 */
export async function mayBePrompted(needs: LogNeeds, memberId: string, now: Date): Promise<boolean> {
  const found = await findPopupMember(needs.database, memberId);
  if (!found || isSilent(silenceOf(found, null), now)) return false;
  return !(await isAfterHighSymptom(needs, memberId, now));
}

const silenceOf = ({ member }: Pick<Asked, 'member'>, shownLast: Date | null) => ({
  isTest: member.member_test_marketing,
  isQuiet: member.bereaved_at !== null || member.prompts_held_at !== null,
  lastShownAt: shownLast,
});

async function firstThatComes(
  needs: PopupNeeds,
  rules: readonly PopupRule[],
  asked: Asked & { history: PopupHistory },
): Promise<PopupChoice | null> {
  for (const rule of rules) {
    const occasion = await occasionOf(needs, rule, asked);
    if (!mayComeAgain({ id: rule.id, occasion }, asked.history, asked.now)) continue;
    if (!(await allHold(needs, rule, asked))) continue;
    const choice = await withContents(needs, rule, asked);
    if (choice !== null) return choice;
  }
  return null;
}

/** What a pop-up would be shown for now (G21). */
export async function occasionOf(
  needs: PopupNeeds,
  { occasion }: Pick<PopupRule, 'occasion'>,
  asked: Asked,
): Promise<string> {
  return occasionKey(occasion, { now: asked.now, dueDay: await dueDayOf(occasion, needs, asked) });
}

/** The pop-ups of a cancer group bring an article; without one to bring they do not come. */
async function withContents(
  needs: PopupNeeds,
  { id, cancerGroup }: PopupRule,
  { variant, member }: Asked,
): Promise<PopupChoice | null> {
  if (cancerGroup === undefined) return { id };
  const contents = await recommendedContents(needs, { variant, cancerGroup, memberId: member.id });
  return contents ? { id, contents } : null;
}

interface Wanted {
  memberId: string;
  variant: VariantKey;
  cancerGroup: CancerGroupKey;
}

/** How many of the recommended are looked through for one that the member has not opened. */
const LOOKED_AT = 10;

/**
 * The first recommended article of a cancer group, for the time of treatment the member told, that they have not opened
 * yet; null for none.
 */
async function recommendedContents(
  needs: PopupNeeds,
  { memberId, variant, cancerGroup }: Wanted,
): Promise<PopupChoice['contents'] | null> {
  const { database, content } = needs;
  const [cancer] = await cancersOfGroup(needs, { memberId, cancerGroup });
  const stage = stageOfStatus(cancer?.statusId);
  const [articles, seen] = await Promise.all([
    content.recommendedArticles({ variant, cancerGroup, limit: LOOKED_AT, ...(stage && { stage }) }),
    listSeen(database, memberId, 'article'),
  ]);
  const article = articles.value.find(
    ({ id, cancer_category }) =>
      !seen.includes(id) && cancer_category.some((group) => group.id === cancerGroup),
  );
  if (!article) return null;
  const picture = article.eye_catch?.url ?? (await content.uploadFilePath(article.cover ?? '')).value;
  return {
    contents_id: article.id,
    title: article.title,
    category_name: article.category.name ?? '',
    image_url: picture,
  };
}
