import type { CodeDelivery } from '@hidamari/adapters/identity/port';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import type { OutboxMessage } from '../../../jobs/outbox.ts';
import { confirmationCodeSms } from '../../mail/index.ts';

/**
 * A code as an SMS of the outbox. Its key is the code's id: sent once, however often it is tried, and not at all once
 * the code has ended.
 */
export function codeMessage({ id, medium, to, code }: CodeDelivery, expiresAt: Date): OutboxMessage {
  if (medium !== 'sms') throw new RangeError('no code goes by mail yet');
  const text = confirmationCodeSms({ code, validMinutes: ONE_TIME_CODE.validSeconds / 60 });
  return { kind: 'send-sms', idempotencyKey: `code:${id}`, payload: { to, text }, notAfter: expiresAt };
}
