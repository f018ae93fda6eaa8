import type { DeskMonitorRegistration } from '@hidamari/contract/monitor';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { fromE164, fullName } from '@hidamari/domain/members';
import { PANEL_MEMBER_TYPES } from '@hidamari/domain/monitor';
import { variantOfMember } from '@hidamari/domain/site-variants';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import { baseAccounts } from '../../members/base-account.table.ts';
import { mayUseIllnessData } from '../../members/index.ts';
import { members } from '../../members/member.table.ts';
import { monitorRegistrations } from '../monitor-registration.table.ts';
import { type MonitorParts, openWords, type RegistrationRow } from '../sealed-registration.ts';

/** Of members who are still with us, on a variant with a panel. */
export const isShownAtDesk = and(
  isNull(members.withdrawn_at),
  inArray(members.member_type, [...PANEL_MEMBER_TYPES]),
);

/** A registration with who it is of and how they are reached. */
export const registrationsWithMembers = (executor: Executor) =>
  executor
    .select({
      row: monitorRegistrations,
      memberType: members.member_type,
      lastName: members.last_name,
      firstName: members.first_name,
      email: baseAccounts.email,
      phone: baseAccounts.phone_number,
    })
    .from(monitorRegistrations)
    .innerJoin(members, eq(members.id, monitorRegistrations.member_id))
    .innerJoin(baseAccounts, eq(baseAccounts.id, members.base_account_id))
    .$dynamic();

export type RegistrationOfMember = Awaited<ReturnType<typeof registrationsWithMembers>>[number];

/**
 * A registration as the desk reads it. Nothing that was written, and no way to reach anybody, once it has ended or while
 * the member has taken back the consent to keep what concerns an illness (decision 0021).
 */
export async function describeRegistration(
  { encryption }: Pick<MonitorParts, 'encryption'>,
  executor: Executor,
  found: Omit<RegistrationOfMember, 'row'>,
  row: RegistrationRow,
): Promise<DeskMonitorRegistration> {
  const words = openWords(await encryption.forMember(executor, row.member_id), row);
  const form = (await mayUseIllnessData(executor, row.member_id)) ? words.form : null;
  const reach = (way: 'mail' | 'phone', address: string | null) =>
    form?.contacts.includes(way) ? address : null;
  return {
    id: row.id,
    variant: variantOfMember(found.memberType) as DeskMonitorRegistration['variant'],
    state: row.state,
    state_at: formatWireTimestamp(row.state_at),
    display_name: fullName(found.lastName, found.firstName),
    email: reach('mail', found.email),
    phone_number: reach('phone', found.phone && fromE164(found.phone)),
    form,
    registered_by_name: row.registered_by_name,
    ending: words.ending,
    version: row.version,
  };
}
