import type { BodyOf } from '@hidamari/contract/endpoint';
import type { CurrentUser, updateProfileEndpoint } from '@hidamari/contract/members';
import { eq, sql } from 'drizzle-orm';
import { members } from './member.table.ts';
import { type CurrentUserParts, readCurrentUser } from './read-current-user.ts';

type ProfileChange = BodyOf<typeof updateProfileEndpoint>;

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
  const { icon_key: iconKey, nickname, is_bereaved: isBereaved, ...columns } = change;
  const icon = iconKey === undefined ? {} : { icon_filename: await parts.icons.replace(memberId, iconKey) };
  await parts.database
    .update(members)
    .set({
      ...columns,
      ...icon,
      ...(nickname === undefined ? {} : { nickname: nickname === '' ? null : nickname }),
      ...(isBereaved === undefined ? {} : bereavement(isBereaved, now)),
    })
    .where(eq(members.id, memberId));
  return readCurrentUser(parts, memberId, { withDiagnosedCancers: true, withTreatmentLogs: false });
}

/** Told twice, it stands since the first time (G149); taken back, it is remembered that it was told. */
const bereavement = (isBereaved: boolean, now: Date) =>
  isBereaved
    ? {
        bereaved_at: sql`coalesce(${members.bereaved_at}, ${now})`,
        bereavement_told_at: sql`case when ${members.bereaved_at} is null then ${now} else ${members.bereavement_told_at} end`,
      }
    : { bereaved_at: null };
