import { randomUUID } from 'node:crypto';
import type { openPhoneCaseEndpoint } from '@hidamari/contract/consultations';
import type { BodyOf } from '@hidamari/contract/endpoint';
import { caseNumberText, NEW_CASE } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { variantOfMember } from '@hidamari/domain/site-variants';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../database/database.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { recordAccess } from '../../access-records/index.ts';
import { findMember } from '../../members/index.ts';
import { forgiveOneTry } from '../../talk-numbers/index.ts';
import { announceCaseChange } from '../announce-case-change.ts';
import { insertCase } from '../cases.repository.ts';
import { consultationCases } from '../consultation.table.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import type { OpenedCase } from '../open-consultation.ts';

/** A talk number opens the card for as long as a call may last. */
const CARD_OPEN_MS = 2 * 3_600_000;

interface PhoneCase {
  staff: StaffCaller;
  body: BodyOf<typeof openPhoneCaseEndpoint>;
  now: Date;
}

/**
 * Opens a case for a call by the talk number that the member read out (G92); the number is used up. For the call the
 * member's card may be opened: reading the number out is the consent. Sent again by the same supporter under the same
 * key it answers the case it made. Wrong numbers are counted before they are looked
 * at (F19) and recorded; `not_found` for one that is unknown, used or over.
 */
export async function openPhoneCase(
  parts: ConsultationParts,
  { staff, body, now }: PhoneCase,
): Promise<OpenedCase> {
  const { database, rateLimits, bus } = parts;
  const { talk_number: talkNumber, topics, client_key: clientKey = randomUUID() } = body;
  const standing = await findOpenedCall(database, staff, clientKey);
  if (standing) return standing;
  await rateLimits.consume('talk-number-by-staff', staff.staffId);
  const opened = await database.transaction(async (tx) => {
    const memberId = await parts.talkNumbers.use(tx, talkNumber, now);
    const found = memberId === null ? null : await findMember(tx, memberId);
    const access = { memberId: found?.member.id ?? null, staff, at: now } as const;
    if (!found) {
      await recordAccess(tx, parts.encryption, { ...access, kind: 'member-found' });
      return null;
    }
    const row = await insertCase(tx, {
      id: randomUUID(),
      member_id: found.member.id,
      variant: variantOfMember(found.member.member_type),
      channel: 'phone',
      topics,
      status: NEW_CASE.byCall().status,
      taken_by: staff.staffId,
      taken_by_name: staff.displayName,
      shares_card: false,
      card_open_until: new Date(now.getTime() + CARD_OPEN_MS),
      client_key: clientKey,
      opened_at: now,
      updated_at: now,
    });
    const number = caseNumberText(row.case_no);
    await recordAccess(tx, parts.encryption, {
      ...access,
      kind: 'call-taken',
      reason: 'talk-number',
      note: number,
    });
    await announceCaseChange(bus, tx, { caseId: row.id, memberId: row.member_id });
    return { id: row.id, number };
  });
  // Thrown once the record of the try is stored.
  if (!opened) throw new AppError('not_found');
  await forgiveOneTry(rateLimits, staff.staffId);
  return opened;
}

async function findOpenedCall(
  executor: Executor,
  { staffId }: StaffCaller,
  clientKey: string,
): Promise<OpenedCase | null> {
  const { id, case_no, taken_by, channel, client_key } = consultationCases;
  const [row] = await executor
    .select({ id, number: case_no })
    .from(consultationCases)
    .where(and(eq(taken_by, staffId), eq(channel, 'phone'), eq(client_key, clientKey)));
  return row ? { id: row.id, number: caseNumberText(row.number) } : null;
}
