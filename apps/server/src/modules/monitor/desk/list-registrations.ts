import type { DeskMonitorRegistration } from '@hidamari/contract/monitor';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { MonitorState } from '@hidamari/domain/monitor';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { StaffCaller } from '../../../http/caller.ts';
import { members } from '../../members/member.table.ts';
import { monitorRegistrations } from '../monitor-registration.table.ts';
import type { MonitorParts } from '../sealed-registration.ts';
import { describeRegistration, isShownAtDesk, registrationsWithMembers } from './describe-registration.ts';
import { recordReading } from './record-reading.ts';

const { id, member_id, state: stateOfRow, state_at } = monitorRegistrations;

interface Reading {
  state: MonitorState;
  page: number;
  staff: StaffCaller;
  now: Date;
}

/** One page of a state. Each member on it is told of the reading, and the record is over before anything is opened (F46). */
export async function listRegistrations(
  parts: Pick<MonitorParts, 'database' | 'encryption'>,
  { state, page, staff, now }: Reading,
) {
  const { database, encryption } = parts;
  const isAsked = and(eq(stateOfRow, state), isShownAtDesk);
  const [counted] = await database
    .select({ total: count() })
    .from(monitorRegistrations)
    .innerJoin(members, eq(members.id, member_id))
    .where(isAsked);
  const found = await database.transaction(async (tx) => {
    // Who waits longest stands first; of the others the newest.
    const order = state === 'requested' ? [asc(state_at), asc(id)] : [desc(state_at), asc(id)];
    const rows = await registrationsWithMembers(tx)
      .where(isAsked)
      .orderBy(...order)
      .limit(LIST_PAGE_SIZE)
      .offset((page - 1) * LIST_PAGE_SIZE);
    for (const { row } of rows) {
      await recordReading(tx, encryption, { memberId: row.member_id, staff, now });
    }
    return rows;
  });
  const data: DeskMonitorRegistration[] = [];
  for (const one of found) data.push(await describeRegistration(parts, database, one, one.row));
  return { data, meta: { page, per_page: LIST_PAGE_SIZE, total: counted?.total ?? 0 } };
}
