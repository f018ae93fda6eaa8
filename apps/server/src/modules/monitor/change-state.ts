import type { MonitorRegistration } from '@hidamari/contract/monitor';
import { AppError } from '@hidamari/domain/errors';
import { afterMonitorAct, MEMBER_ACT_TO, type MemberMonitorTarget } from '@hidamari/domain/monitor';
import { mayUseIllnessData } from '../members/index.ts';
import {
  changeRegistration,
  findRegistration,
  lockRegistration,
} from './monitor-registrations.repository.ts';
import { type MonitorParts, openWords, sealWords, toRegistration } from './sealed-registration.ts';

type Parts = Pick<MonitorParts, 'database' | 'encryption'>;

/** The member's registration, or null while nothing was requested (G87). */
export async function readRegistration(
  { database, encryption }: Parts,
  memberId: string,
): Promise<MonitorRegistration | null> {
  const row = await findRegistration(database, memberId);
  if (!row) return null;
  const mayUseIllness = await mayUseIllnessData(database, memberId);
  return toRegistration(await encryption.forMember(database, memberId), row, { mayUseIllness });
}

interface StateChange {
  memberId: string;
  to: MemberMonitorTarget;
  version: number;
  now: Date;
}

/**
 * The member pauses, goes on or stops (G87). Stopping is possible without any consent, and takes what was written along
 * at once. Another version stands, or no rule leads there: conflict, unless this very change is done already.
 */
export async function changeState(
  { database, encryption }: Parts,
  { memberId, to, version, now }: StateChange,
): Promise<MonitorRegistration> {
  const cipher = await encryption.forMember(database, memberId);
  const mayUseIllness = await mayUseIllnessData(database, memberId);
  return database.transaction(async (tx) => {
    const row = await lockRegistration(tx, memberId);
    if (!row) throw new AppError('not_found');
    const current = toRegistration(cipher, row, { mayUseIllness });
    if (row.version === version + 1 && row.state === to) return current;
    const state = afterMonitorAct(MEMBER_ACT_TO[to], row.state);
    if (row.version !== version || state === null) throw new AppError('conflict', { current });
    const words = state === 'ended' ? { form: null, ending: null } : openWords(cipher, row);
    const changed = await changeRegistration(tx, row, {
      state,
      sealed_form: sealWords(cipher, memberId, words),
      state_at: now,
    });
    return toRegistration(cipher, changed, { mayUseIllness });
  });
}
