import { randomUUID } from 'node:crypto';
import type { newConsultation } from '@hidamari/contract/consultations';
import {
  caseNumberText,
  NEW_CASE,
  OPEN_CASES,
  replyPromise,
  writtenChannel,
} from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { type MemberType, variantOfMember } from '@hidamari/domain/site-variants';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Executor, Transaction } from '../../database/database.ts';
import { mailMember } from '../identity/index.ts';
import { consultationReceivedMail } from '../mail/index.ts';
import { announceCaseChange } from './announce-case-change.ts';
import { findCase, insertCase } from './cases.repository.ts';
import { consultationCases } from './consultation.table.ts';
import type { ConsultationParts } from './consultation-parts.ts';
import { findReadings } from './describe-case.ts';
import { takePictures } from './message-pictures.ts';
import { notifyOnCallOfDanger } from './notify-on-call-of-danger.ts';
import { caseStateColumns, writeMessage } from './write-message.ts';

interface Opening {
  memberId: string;
  memberType: MemberType;
  wish: z.output<typeof newConsultation>;
  now: Date;
}

/** Opening asks nothing of the member's card, nor of talk numbers. */
type OpeningParts = Omit<ConsultationParts, 'card' | 'talkNumbers'>;

export interface OpenedCase {
  id: string;
  number: string;
}

/**
 * Opens a case with the member's first message (G90). The channel is what the member's variant writes by: chat, or
 * mail for a municipality (section 6), and whoever writes by mail gets a receipt.
 * The same opening sent again answers the case it made. `open_cases_full` where
 * `OPEN_CASES` are open already: the member goes on in one of them.
 */
export async function openConsultation(parts: OpeningParts, opening: Opening): Promise<OpenedCase> {
  const { database, encryption, rateLimits, bus } = parts;
  const { memberId, memberType, wish, now } = opening;
  const made = await findOpened(database, memberId, wish.client_key);
  if (made) return made;
  await rateLimits.consume('messages-by-member', memberId);
  await rateLimits.consume('messages-by-member-hourly', memberId);
  const variant = variantOfMember(memberType);
  const channel = writtenChannel(variant);
  // A further organisation has the telephone alone (G4): its pages never ask this.
  if (channel === null) throw new AppError('not_found');
  const closures = await parts.closuresFor(variant);
  const taken = await takePictures(parts, memberId, wish.pictures);
  return database.transaction(async (tx) => {
    // Two tabs that open at once stand in line here, and the second finds what the first made.
    await lockOpenings(tx, memberId);
    const already = await findOpened(tx, memberId, wish.client_key);
    if (already) return already;
    if ((await countOpen(tx, memberId)) >= OPEN_CASES)
      throw new AppError('open_cases_full', { detail: { most: OPEN_CASES } });
    const id = randomUUID();
    const stand = NEW_CASE.byMember(now);
    const row = await insertCase(tx, {
      id,
      member_id: memberId,
      variant,
      channel,
      topics: wish.topics,
      ...caseStateColumns({ variant, reply_due_on: null }, stand, closures),
      shares_card: wish.shares_card,
      client_key: wish.client_key,
      opened_at: now,
      updated_at: now,
    });
    await taken.tie(tx, id);
    const cipher = await encryption.forRecord(tx, id);
    await writeMessage(
      tx,
      { row, cipher },
      {
        author: { kind: 'member', closures },
        body: { text: wish.text, pictures: taken.pictures, attached: null },
        clientKey: wish.client_key,
        now,
      },
    );
    await sendCaseReceipt(parts, tx, { caseId: id, memberId });
    await notifyOnCallOfDanger(parts, tx, { caseId: id, closures, now });
    await announceCaseChange(bus, tx, { caseId: id, memberId });
    return { id, number: caseNumberText(row.case_no) };
  });
}

async function lockOpenings(tx: Transaction, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`consultations:${memberId}`}, 0))`);
}

async function findOpened(
  executor: Executor,
  memberId: string,
  clientKey: string,
): Promise<OpenedCase | null> {
  const [row] = await executor
    .select({ id: consultationCases.id, number: consultationCases.case_no })
    .from(consultationCases)
    .where(and(eq(consultationCases.member_id, memberId), eq(consultationCases.client_key, clientKey)));
  return row ? { id: row.id, number: caseNumberText(row.number) } : null;
}

async function countOpen(executor: Executor, memberId: string): Promise<number> {
  const [row] = await executor
    .select({ open: count() })
    .from(consultationCases)
    .where(and(eq(consultationCases.member_id, memberId), ne(consultationCases.status, 'closed')));
  return row?.open ?? 0;
}

/**
 * The receipt of a consultation by mail, in the transaction that opens its case, once its words are there (G122): one mail a case, to a member who
 * has an address. Whoever chats has the receipt before their eyes and gets none.
 */
async function sendCaseReceipt(
  parts: Pick<ConsultationParts, 'outbox' | 'settings'>,
  tx: Transaction,
  { caseId, memberId }: { caseId: string; memberId: string },
): Promise<void> {
  const row = await findCase(tx, { caseId });
  if (!row) throw new Error('a case went while it was opened');
  const { id, channel, case_no: caseNo, reply_due_on: dueOn } = row;
  if (channel !== 'mail') return;
  const promise = replyPromise({ channel, dueOn, firstReading: (await findReadings(tx, [row]))(row) });
  const caseNumber = caseNumberText(caseNo);
  await mailMember(parts, tx, {
    memberId,
    idempotencyKey: `consultation-receipt:${id}`,
    letter: (sender) => consultationReceivedMail(sender, { caseNumber, promise }),
  });
}
