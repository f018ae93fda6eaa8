import { randomUUID } from 'node:crypto';
import type { CallBack, newCallBack } from '@hidamari/contract/call-backs';
import {
  afterTry,
  type CallBackOutcome,
  callBackDueDay,
  callBackLimit,
  numbersNamedIn,
} from '@hidamari/domain/call-backs';
import { hasCrisisWords } from '@hidamari/domain/crisis-reader';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { asc, desc, eq, lt, ne } from 'drizzle-orm';
import type * as z from 'zod';
import type { Database, Executor } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { eraseDataKey, openJson, sealJson } from '../../encryption/member-encryption.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { casesWithDanger } from '../consultations/index.ts';
import { inquiriesWithDanger } from '../inquiries/index.ts';
import { callBacks } from './call-back.table.ts';

export type CallBackParts = Pick<Dependencies, 'database' | 'encryption' | 'closuresFor' | 'mailFates'>;

type Row = typeof callBacks.$inferSelect;
type Body = Pick<CallBack, 'name' | 'phone_number' | 'wish'>;

const MOST_ENDED = 50;
const contextOf = (id: string) => `call-back:${id}`;

/** The open promises, words that suggest danger first (G119), then the earliest day; or those that ended, the newest first. */
export async function listCallBacks(parts: CallBackParts, state: 'open' | 'ended'): Promise<CallBack[]> {
  const { database } = parts;
  const rows =
    state === 'open'
      ? await database
          .select()
          .from(callBacks)
          .where(eq(callBacks.state, 'open'))
          .orderBy(asc(callBacks.due_on), asc(callBacks.created_at))
          .limit(500)
      : await database
          .select()
          .from(callBacks)
          .where(ne(callBacks.state, 'open'))
          .orderBy(desc(callBacks.ended_at))
          .limit(MOST_ENDED);
  const cipherOf = await parts.encryption.forRecords(
    database,
    rows.map(({ id }) => id),
  );
  const described = rows.map((row) => describe(cipherOf(row.id), row));
  return state === 'open' ? dangersFirst(database, described) : described;
}

/** Writes a promise down; the same sending twice answers the first. */
export async function addCallBack(
  parts: CallBackParts,
  { wish, staff, now }: { wish: z.output<typeof newCallBack>; staff: StaffCaller; now: Date },
): Promise<CallBack> {
  const { variant, client_key } = wish;
  const closures = await parts.closuresFor(variant);
  return parts.database.transaction(async (tx) => {
    const id = randomUUID();
    const cipher = await parts.encryption.forRecord(tx, id);
    const body: Body = { name: wish.name ?? '', phone_number: wish.phone_number, wish: wish.wish ?? '' };
    const [made] = await tx
      .insert(callBacks)
      .values({
        id,
        variant,
        sealed_body: sealJson(cipher, body, contextOf(id)),
        due_on: callBackDueDay({ at: now, variant, closures }),
        state: 'open',
        created_by_name: staff.displayName,
        created_at: now,
        client_key,
      })
      .onConflictDoNothing({ target: callBacks.client_key })
      .returning();
    if (made) return describe(cipher, made);
    await eraseDataKey(tx, id);
    const [standing] = await tx.select().from(callBacks).where(eq(callBacks.client_key, client_key));
    if (!standing) throw new Error('a promised call was neither written nor found');
    return describe(await parts.encryption.forRecord(tx, standing.id), standing);
  });
}

interface Try {
  id: string;
  outcome: CallBackOutcome;
  version: number;
  staff: StaffCaller;
  now: Date;
}

/** Notes a try; `conflict` with the stored row where a colleague was quicker, or it ended already. */
export async function noteCallBack(
  parts: CallBackParts,
  { id, outcome, version, staff, now }: Try,
): Promise<CallBack> {
  return parts.database.transaction(async (tx) => {
    const [row] = await tx.select().from(callBacks).where(eq(callBacks.id, id)).for('update');
    if (!row) throw new AppError('not_found');
    const cipher = await parts.encryption.forRecord(tx, id);
    if (row.version !== version || row.state !== 'open') {
      throw new AppError('conflict', { current: describe(cipher, row) });
    }
    const state = afterTry(outcome);
    const ended = state === 'open' ? {} : { ended_by_name: staff.displayName, ended_at: now };
    const changes = { state, tries: row.tries + 1, version: row.version + 1, ...ended };
    await tx.update(callBacks).set(changes).where(eq(callBacks.id, id));
    return describe(cipher, { ...row, ...changes });
  });
}

/** Erases promises that ended long enough ago, their keys first. */
export async function eraseOldCallBacks(database: Database, now: Date): Promise<void> {
  const due = await database
    .select({ id: callBacks.id })
    .from(callBacks)
    .where(lt(callBacks.ended_at, callBackLimit(now)));
  for (const { id } of due) {
    await eraseDataKey(database, id);
    await database.delete(callBacks).where(eq(callBacks.id, id));
  }
}

function describe(cipher: MemberCipher, row: Row): CallBack {
  const body = openJson<Body>(cipher, row.sealed_body, contextOf(row.id));
  const { id, variant, due_on, state, tries, created_by_name, ended_by_name, version } = row;
  return {
    id,
    variant,
    ...body,
    due_on,
    state,
    tries,
    created_by_name,
    created_at: formatWireTimestamp(row.created_at),
    ended_by_name,
    ended_at: row.ended_at && formatWireTimestamp(row.ended_at),
    danger: null,
    version,
  };
}

/**
 * Promises whose case or inquiry has words that suggest danger, or what was noted of them, before all others and with why (G119).
 * Looked up at each reading: words that come after the promise count as those before it.
 */
async function dangersFirst(executor: Executor, promises: readonly CallBack[]): Promise<CallBack[]> {
  const numbers = [...new Set(promises.flatMap(({ wish }) => numbersNamedIn(wish)))];
  const cases = await casesWithDanger(executor, numbers);
  const inquiries = await inquiriesWithDanger(executor, numbers);
  const dangerOf = (wish: string): CallBack['danger'] => {
    for (const number of numbersNamedIn(wish)) {
      if (cases.has(number)) return { by: 'case', number };
      if (inquiries.has(number)) return { by: 'inquiry', number };
    }
    return hasCrisisWords(wish) ? { by: 'noted', number: null } : null;
  };
  const marked = promises.map((promise) => ({ ...promise, danger: dangerOf(promise.wish) }));
  return [
    ...marked.filter(({ danger }) => danger !== null),
    ...marked.filter(({ danger }) => danger === null),
  ];
}
