import { randomUUID } from 'node:crypto';
import { type ConsultationTopic, caseNumberText, NEW_CASE } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type { StaffCaller } from '../../../http/caller.ts';
import { recordAccess } from '../../access-records/index.ts';
import { findMember } from '../../members/index.ts';
import { insertCase } from '../cases.repository.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import type { OpenedCase } from '../open-consultation.ts';
import { tellCaseChanged } from '../tell-change.ts';

/** A talk number opens the card for as long as a call may last. */
const CARD_OPEN_MS = 2 * 3_600_000;

interface PhoneCase {
  staff: StaffCaller;
  talkNumber: string;
  topics: ConsultationTopic[];
  now: Date;
}

/**
 * Opens a case for a call by the talk number that the member read out (G92); the number is used up. For the call the
 * member's card may be opened: reading the number out is the consent. Wrong numbers are counted before they are looked
 * at (F19) and recorded; `not_found` for one that is unknown, used or over.
 */
export async function openPhoneCase(
  parts: ConsultationParts,
  { staff, talkNumber, topics, now }: PhoneCase,
): Promise<OpenedCase> {
  const { database, rateLimits, bus } = parts;
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
      client_key: randomUUID(),
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
    await tellCaseChanged(bus, tx, { caseId: row.id, memberId: row.member_id });
    return { id: row.id, number };
  });
  // Thrown once the record of the try is stored.
  if (!opened) throw new AppError('not_found');
  await rateLimits.reset('talk-number-by-staff', staff.staffId);
  return opened;
}
