import type { BodyOf } from '@hidamari/contract/endpoint';
import { type CurrentUser, noticeSettings, type updateProfileEndpoint } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { members } from './member.table.ts';
import { type CurrentUserParts, readCurrentUser } from './read-current-user.ts';

type ProfileChange = BodyOf<typeof updateProfileEndpoint>;

/** What a member alone chooses: how they are told, and of what (G42). */
const OWN_CHOICES = Object.keys(noticeSettings.shape);

/** Staff in a member's place change none of these. Throws `forbidden` for a change that names one. */
export function refuseOwnChoices(change: ProfileChange): void {
  if (OWN_CHOICES.some((name) => Object.hasOwn(change, name))) throw new AppError('forbidden');
}

/**
 * Saves icon, settings and the steps of the first visit (G142). What is left out stays as it is. `updated_at` stays,
 * too: it is the state of the account form, and settings changed beside that form are no conflict.
 */
export async function updateProfile(
  parts: CurrentUserParts,
  memberId: string,
  change: ProfileChange,
  now: Date,
): Promise<CurrentUser> {
  const { icon_key: iconKey, nickname, is_bereaved: _bereaved, are_prompts_held: _held, ...columns } = change;
  const icon = iconKey === undefined ? {} : { icon_filename: await parts.icons.replace(memberId, iconKey) };
  const changed = {
    ...columns,
    ...icon,
    ...(nickname === undefined ? {} : { nickname: nickname === '' ? null : nickname }),
    ...silencesOf(change, now),
    ...(await restOf(parts.database, memberId, change, now)),
  };
  if (Object.keys(changed).length > 0) {
    await parts.database.update(members).set(changed).where(eq(members.id, memberId));
  }
  return readCurrentUser(parts, { memberId }, { withDiagnosedCancers: true, withTreatmentLogs: false });
}

/** Since when a silence holds. Said twice it began the second time: nothing counts the days. */
function silencesOf({ is_bereaved: isBereaved, are_prompts_held: isHeld }: ProfileChange, now: Date) {
  return {
    ...(isBereaved !== undefined && { bereaved_at: isBereaved ? now : null }),
    ...(isHeld !== undefined && { prompts_held_at: isHeld ? now : null }),
  };
}

/** The month of the check-in begins anew when it is chosen, and when a mark of bereavement is taken back (G78). */
async function restOf(executor: Executor, memberId: string, change: ProfileChange, now: Date) {
  if (change.is_told_of_check_in !== true && change.is_bereaved !== false) return {};
  const [member] = await executor.select().from(members).where(eq(members.id, memberId));
  const isChosen = change.is_told_of_check_in === true && member?.is_told_of_check_in === false;
  const isUnmarked = change.is_bereaved === false && member?.bereaved_at != null;
  return isChosen || isUnmarked ? { check_in_rest_from: japanDay(now) } : {};
}
