import { randomBytes, randomUUID } from 'node:crypto';
import type { PrivacyRequest, privacyRequestBody } from '@hidamari/contract/privacy';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { answerDueOn, receiptNumber } from '@hidamari/domain/privacy';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { MemberCaller, RequestFacts } from '../../http/caller.ts';
import { letterSender, privacyRequestMail } from '../mail/index.ts';
import { findLeavingMember } from '../members/index.ts';
import type { PrivacyParts } from './privacy-parts.ts';
import { describeRequest } from './privacy-parts.ts';
import { privacyRequests } from './privacy-request.table.ts';
import { findSent, type PrivacyRequestRow } from './privacy-requests.repository.ts';

type Wish = z.output<typeof privacyRequestBody>;

/**
 * Takes in a request for disclosure, correction or stop of use: a receipt number on the page and by mail, the words
 * sealed. The same save sent again answers with the request it made (F5). `too_many` beyond five in 24 hours.
 */
export async function sendPrivacyRequest(
  parts: PrivacyParts,
  { memberId }: MemberCaller,
  wish: Wish,
  { now, idempotencyKey }: Pick<RequestFacts, 'now' | 'idempotencyKey'>,
): Promise<PrivacyRequest> {
  const { database, rateLimits } = parts;
  const sent = await findSent(database, memberId, idempotencyKey);
  if (sent) return describeRequest(sent);
  await rateLimits.consume('privacy-requests-by-member', memberId);
  const row = await database.transaction(async (tx) => {
    const [made] = await tx
      .insert(privacyRequests)
      .values(await newRow(parts, tx, { memberId, wish, now, idempotencyKey }))
      .onConflictDoNothing({ target: [privacyRequests.member_id, privacyRequests.idempotency_key] })
      .returning();
    if (made) await mailReceipt(parts, tx, made);
    return made ?? (await findSent(tx, memberId, idempotencyKey));
  });
  if (!row) throw new Error('a request was neither written nor found');
  return describeRequest(row);
}

interface NewRequest {
  memberId: string;
  wish: Wish;
  now: Date;
  idempotencyKey: string | undefined;
}

async function newRow(
  { encryption }: PrivacyParts,
  tx: Transaction,
  { memberId, wish, now, idempotencyKey }: NewRequest,
): Promise<PrivacyRequestRow> {
  const id = randomUUID();
  const cipher = await encryption.forMember(tx, memberId);
  return {
    id,
    member_id: memberId,
    receipt_number: receiptNumber('K', randomBytes(8)),
    kind: wish.kind,
    words_sealed: cipher.encrypt(wish.words, contextOf(id)),
    state: 'received',
    idempotency_key: idempotencyKey ?? null,
    received_at: now,
    done_at: null,
  };
}

/** What the sealed words of a request are bound to. */
export const contextOf = (id: string) => `privacy-request:${id}`;

async function mailReceipt(
  { outbox, settings }: PrivacyParts,
  tx: Transaction,
  { id, member_id: memberId, receipt_number: number, received_at: at }: PrivacyRequestRow,
): Promise<void> {
  const found = await findLeavingMember(tx, memberId);
  if (!found || found.account.email === null) return;
  const variant = variantOfMember(found.member.member_type);
  const mail = privacyRequestMail(letterSender(settings, variant), {
    receiptNumber: number,
    dueOn: formatJapaneseDate(answerDueOn(at)),
  });
  await outbox.enqueue(tx, {
    kind: 'send-mail',
    idempotencyKey: `privacy-request:${id}`,
    payload: { to: found.account.email, ...mail },
  });
}
