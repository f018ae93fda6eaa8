import type { DeskMonitorRegistration } from '@hidamari/contract/monitor';
import { AppError } from '@hidamari/domain/errors';
import { afterMonitorAct, type MonitorAct, type MonitorState } from '@hidamari/domain/monitor';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { recordAccess } from '../../access-records/index.ts';
import { mailMember } from '../../identity/index.ts';
import { monitorStateMail } from '../../mail/index.ts';
import { monitorRegistrations } from '../monitor-registration.table.ts';
import { changeRegistration } from '../monitor-registrations.repository.ts';
import { type MonitorParts, openWords, type RegistrationRow, sealWords } from '../sealed-registration.ts';
import { describeRegistration, isShownAtDesk, registrationsWithMembers } from './describe-registration.ts';
import { recordReading } from './record-reading.ts';

interface Decision {
  id: string;
  version: number;
  staff: StaffCaller;
  now: Date;
}

/** 申請中 → 登録 (G87). */
export function registerMonitor(parts: MonitorParts, decision: Decision): Promise<DeskMonitorRegistration> {
  return decide(parts, decision, { act: 'register', kind: 'monitor-registered', words: null });
}

/** → 終了, with words to the member (G87). What the member wrote goes at once, as when they stop by themselves. */
export function endMonitor(
  parts: MonitorParts,
  { words, ...decision }: Decision & { words: string },
): Promise<DeskMonitorRegistration> {
  return decide(parts, decision, { act: 'close', kind: 'monitor-ended', words });
}

interface DeskAct {
  act: Extract<MonitorAct, 'register' | 'close'>;
  kind: 'monitor-registered' | 'monitor-ended';
  /** To the member. */
  words: string | null;
}

/**
 * One act of the desk, recorded for its member (F46) and told by mail. The same sent again is done already; otherwise
 * `conflict` where another version stands: what stands then is read by the list, which records that.
 */
async function decide(
  parts: MonitorParts,
  { id, version, staff, now }: Decision,
  { act, kind, words }: DeskAct,
): Promise<DeskMonitorRegistration> {
  return parts.database.transaction(async (tx) => {
    const [found] = await registrationsWithMembers(tx)
      .where(and(eq(monitorRegistrations.id, id), isShownAtDesk))
      .for('update', { of: monitorRegistrations });
    if (!found) throw new AppError('not_found');
    const { row } = found;
    const cipher = await parts.encryption.forMember(tx, row.member_id);
    const stored = openWords(cipher, row);
    const state = afterMonitorAct(act, row.version === version ? row.state : null);
    if (state === null) {
      const isDone = isAlready(row, { act, version }) && (stored.ending?.words ?? null) === words;
      if (!isDone) throw new AppError('conflict');
      // A colleague may have done it: what stands is then read by somebody new.
      await recordReading(tx, parts.encryption, { memberId: row.member_id, staff, now });
      return describeRegistration(parts, tx, found, row);
    }
    const kept = words === null ? stored : { form: null, ending: { by_name: staff.displayName, words } };
    const changed = await changeRegistration(tx, row, {
      state,
      sealed_form: sealWords(cipher, row.member_id, kept),
      state_at: now,
      ...(act === 'register' && { registered_by_name: staff.displayName }),
    });
    await recordAccess(tx, parts.encryption, {
      memberId: row.member_id,
      staff,
      kind,
      reason: 'monitor',
      at: now,
    });
    await mailDecision(parts, tx, changed);
    return describeRegistration(parts, tx, found, changed);
  });
}

const REACHED: Readonly<Record<DeskAct['act'], MonitorState>> = { register: 'registered', close: 'ended' };

/** This very act, whose first answer was lost. */
const isAlready = (row: RegistrationRow, { act, version }: { act: DeskAct['act']; version: number }) =>
  row.version === version + 1 && row.state === REACHED[act];

/** That something has changed, and not what: a mailbox may be read by others (G54, G135). */
function mailDecision(
  parts: Pick<MonitorParts, 'outbox' | 'settings'>,
  tx: Transaction,
  { id, member_id, version }: RegistrationRow,
): Promise<void> {
  return mailMember(parts, tx, {
    memberId: member_id,
    idempotencyKey: `monitor-state:${id}:${version}`,
    letter: monitorStateMail,
  });
}
