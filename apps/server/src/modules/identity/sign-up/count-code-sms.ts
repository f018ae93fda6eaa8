import type { RequestFacts } from '../../../http/caller.ts';
import { refuseWhileFailing } from '../../../jobs/failing-deliveries.ts';
import type { IdentityParts } from '../identity-parts.ts';

/**
 * Counts a code that the pool is about to send by SMS (G33). The pool counts too, and tells neither which limit it was
 * nor for how long: counted here first, the person reads the true reason and the real wait.
 * @throws AppError `code_resend_wait` within a minute of the last one to this number, with `is_code_live`: it is still
 *   the right one; `code_sends_spent` after five in an hour; `address_wait`; `delivery_failed` while no SMS goes out.
 */
export async function countCodeSms(
  { database, rateLimits }: Pick<IdentityParts, 'database' | 'rateLimits'>,
  phoneNumber: string,
  { ip, now }: Pick<RequestFacts, 'ip' | 'now'>,
): Promise<void> {
  await refuseWhileFailing(database, 'send-sms', now);
  await rateLimits.consume('code-send-by-address', ip);
  await rateLimits.consume('code-resend', `pool|${phoneNumber}`);
  await rateLimits.consume('code-send-by-number', phoneNumber);
}
