import type { dataLayerPropertiesEndpoint } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { measuredAgeBand, wholeMonthsBetween } from '@hidamari/domain/outside-transmission';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import type { Database, Executor } from '../../database/database.ts';
import { mayUseIllnessData } from './consents.ts';
import { findMember, lineUserOf } from './member.repository.ts';

/** Whether a member has a treatment log; the treatment-log module answers it. */
export type HasLogs = (executor: Executor, memberId: string) => Promise<boolean>;

type DataLayerProperties = z.output<(typeof dataLayerPropertiesEndpoint)['responses'][200]>;

/**
 * What the measurement may know of a member: the closed list of G93, named one by one, so that no other field can come
 * along. Nothing of a test member, who is in no statistics (G48), nor of whoever told of a death (G149).
 * @throws AppError `not_found` when the member has left meanwhile.
 */
export async function readDataLayerProperties(
  { database, hasLogs }: { database: Database; hasLogs: HasLogs },
  memberId: string,
  now: Date,
): Promise<DataLayerProperties> {
  const found = await findMember(database, memberId);
  if (!found) throw new AppError('not_found');
  const { member } = found;
  if (member.member_test_marketing || member.bereaved_at !== null) return {};
  const today = japanDay(now);
  // Nothing of an illness is read while the consent to keep it is taken back (decision 0021).
  const mayUse = await mayUseIllnessData(database, memberId);
  return {
    variant: variantOfMember(member.member_type),
    member_type: member.member_type,
    is_logged_in: true,
    is_self: member.is_self,
    is_line_linked: lineUserOf(found) !== null,
    onboarding_step: member.onboarding_step,
    age_band: measuredAgeBand(member.birthday, today),
    months_since_first_login: member.first_login_at
      ? wholeMonthsBetween(japanDay(member.first_login_at), today)
      : 0,
    has_log: mayUse && (await hasLogs(database, memberId)),
  };
}
