import type { BodyOf } from '@hidamari/contract/endpoint';
import type { CurrentUser, updateProfileEndpoint } from '@hidamari/contract/members';
import { eq } from 'drizzle-orm';
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
      ...(isBereaved === undefined ? {} : { bereaved_at: isBereaved ? now : null }),
    })
    .where(eq(members.id, memberId));
  return readCurrentUser(parts, memberId, { withDiagnosedCancers: true, withTreatmentLogs: false });
}
