import type { ConsultationMessage, sentMessage } from '@hidamari/contract/consultations';
import { takesMemberWords } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import type * as z from 'zod';
import { announceCaseChange } from './announce-case-change.ts';
import { findCase, lockCase } from './cases.repository.ts';
import type { ConsultationParts } from './consultation-parts.ts';
import { takePictures } from './message-pictures.ts';
import { findSent, openMessage } from './messages.repository.ts';
import { notifyOnCallOfDanger } from './notify-on-call-of-danger.ts';
import { writeMessage } from './write-message.ts';

interface Sending {
  memberId: string;
  caseId: string;
  message: z.output<typeof sentMessage>;
  now: Date;
}

/**
 * Writes a member's message and answers once it is stored. Sent again under its key it is the same message, whatever
 * else was written meanwhile: a device that never heard the answer may ask as often as it likes. `conflict` where the
 * case has been closed for too long.
 */
export async function sendMessage(
  parts: Omit<ConsultationParts, 'card' | 'talkNumbers'>,
  { memberId, caseId, message, now }: Sending,
): Promise<ConsultationMessage> {
  const { database, encryption, rateLimits, bus } = parts;
  const found = await findCase(database, { caseId, memberId });
  if (!found) throw new AppError('not_found');
  const cipher = await encryption.forRecord(database, caseId);
  const sent = await findSent(database, caseId, message.client_key);
  if (sent) return openMessage(cipher, sent);
  await rateLimits.consume('messages-by-member', memberId);
  await rateLimits.consume('messages-by-member-hourly', memberId);
  const closures = await parts.closuresFor(found.variant);
  const taken = await takePictures(parts, memberId, message.pictures);
  return database.transaction(async (tx) => {
    const row = await lockCase(tx, { caseId, memberId });
    if (!row) throw new AppError('not_found');
    const already = await findSent(tx, caseId, message.client_key);
    if (already) return openMessage(cipher, already);
    if (!takesMemberWords({ status: row.status, closedAt: row.closed_at }, now))
      throw new AppError('conflict');
    await taken.tie(tx, caseId);
    const written = await writeMessage(
      tx,
      { row, cipher },
      {
        author: { kind: 'member', closures },
        body: { text: message.text, pictures: taken.pictures, attached: null },
        clientKey: message.client_key,
        now,
      },
    );
    await notifyOnCallOfDanger(parts, tx, { caseId, closures, now });
    await announceCaseChange(bus, tx, { caseId, memberId });
    return written;
  });
}
