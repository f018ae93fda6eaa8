import type { CodeDelivery, CodePurpose, PoolCode, PoolStore } from '@hidamari/adapters/identity/port';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Settings } from '../../../config/settings.ts';
import type { Database } from '../../../database/database.ts';
import type { Outbox, OutboxMessage } from '../../../jobs/outbox.ts';
import {
  confirmationCodeSms,
  emailCodeMail,
  passwordCodeMail,
  passwordCodeSms,
  signInCodeSms,
} from '../../mail/index.ts';
import { poolCodes } from './pool.table.ts';

type CodeStore = Pick<PoolStore, 'listSendings' | 'insertCode' | 'countTry' | 'useCode' | 'isCodeLive'>;

/** One-time codes of the embedded pool; they leave through the outbox. */
export function createPoolCodeStore(
  database: Database,
  outbox: Outbox,
  phones: Partial<Settings['phones']>,
): CodeStore {
  const newestOf = (sub: string, purpose: PoolCode['purpose']) =>
    database
      .select({ id: poolCodes.id })
      .from(poolCodes)
      .where(and(eq(poolCodes.sub, sub), eq(poolCodes.purpose, purpose)))
      .orderBy(desc(poolCodes.sent_at))
      .limit(1);
  const isAnswerable = (now: Date, maxTries: number) =>
    and(lt(poolCodes.tries, maxTries), isNull(poolCodes.used_at), gt(poolCodes.expires_at, now));

  return {
    async listSendings(destinationHash, since) {
      const rows = await database
        .select({ at: poolCodes.sent_at })
        .from(poolCodes)
        .where(and(eq(poolCodes.destination_hash, destinationHash), gt(poolCodes.sent_at, since)))
        .orderBy(desc(poolCodes.sent_at))
        .limit(20);
      return rows.map((row) => row.at);
    },
    async insertCode(code: PoolCode, delivery: CodeDelivery) {
      await database.transaction(async (tx) => {
        await tx.insert(poolCodes).values({
          id: code.id,
          sub: code.sub,
          purpose: code.purpose,
          code_hash: code.codeHash,
          destination_hash: code.destinationHash,
          sent_at: code.sentAt,
          expires_at: code.expiresAt,
          tries: code.tries,
        });
        await outbox.enqueue(tx, codeMessage(delivery, code, phones));
      });
    },
    async countTry(sub, purpose, now, maxTries) {
      // One statement: the row is locked, so that parallel tries count one after the other.
      const [row] = await database
        .update(poolCodes)
        .set({ tries: sql`${poolCodes.tries} + 1` })
        .where(and(eq(poolCodes.id, newestOf(sub, purpose)), isAnswerable(now, maxTries)))
        .returning();
      if (!row) return null;
      return {
        id: row.id,
        sub: row.sub,
        purpose: row.purpose,
        codeHash: row.code_hash,
        destinationHash: row.destination_hash,
        sentAt: row.sent_at,
        expiresAt: row.expires_at,
        tries: row.tries,
      };
    },
    async useCode(id, now) {
      const used = await database
        .update(poolCodes)
        .set({ used_at: now })
        .where(and(eq(poolCodes.id, id), isNull(poolCodes.used_at)))
        .returning({ id: poolCodes.id });
      return used.length === 1;
    },
    async isCodeLive(sub, purpose, now, maxTries) {
      const where = and(eq(poolCodes.id, newestOf(sub, purpose)), isAnswerable(now, maxTries));
      const rows = await database.select({ id: poolCodes.id }).from(poolCodes).where(where);
      return rows.length === 1;
    },
  };
}

const validMinutes = ONE_TIME_CODE.validSeconds / 60;

const SMS: Partial<Record<CodePurpose, typeof confirmationCodeSms>> = {
  'sms-mfa': signInCodeSms,
  'forgot-password': passwordCodeSms,
};

function textOf({ purpose, medium, code, metadata }: CodeDelivery, phones: Partial<Settings['phones']>) {
  if (medium === 'sms') return { text: (SMS[purpose] ?? confirmationCodeSms)({ code, validMinutes }) };
  const variant = VARIANT_KEYS.find((key) => key === metadata.variant) ?? 'hatch';
  const letterOf = purpose === 'forgot-password' ? passwordCodeMail : emailCodeMail;
  return letterOf({ variant, phone: phones[variant] ?? '' }, { code, validMinutes });
}

/**
 * A code as a message of the outbox. Its key is the code's id: sent once, however often it is tried, and not at all
 * once the code has ended. A code of nobody is written down all the same, and goes nowhere.
 */
function codeMessage(
  delivery: CodeDelivery,
  { sub, expiresAt }: Pick<PoolCode, 'sub' | 'expiresAt'>,
  phones: Partial<Settings['phones']>,
): OutboxMessage {
  const { id, medium, to } = delivery;
  const kind = medium === 'sms' ? 'send-sms' : 'send-mail';
  return {
    kind: sub === null ? 'send-nothing' : kind,
    idempotencyKey: `code:${id}`,
    payload: { to, ...textOf(delivery, phones) },
    notAfter: expiresAt,
  };
}
