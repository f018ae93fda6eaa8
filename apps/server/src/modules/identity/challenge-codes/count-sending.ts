import type { RequestFacts } from '../../../http/caller.ts';
import { consumeAll } from '../../../http/rate-limits.ts';
import { refuseWhileFailing } from '../../../jobs/failing-deliveries.ts';
import type { IdentityParts } from '../identity-parts.ts';

type Parts = Pick<IdentityParts, 'database' | 'rateLimits'>;
type Asker = Pick<RequestFacts, 'ip' | 'now' | 'cookies'>;

interface Sending {
  /** E.164 number or e-mail address. */
  to: string;
  /** Codes that take turns: one a minute for each number or address. Absent: the caller keeps the minute itself. */
  turn?: string;
}

/**
 * Counts a code that is about to be sent (G33): first by what is one person's, the number and the browser, and only then
 * by the address, which many share. What is refused uses up nothing, so that the next refusal is as true as this one.
 * @throws AppError `delivery_failed` while the service that sends is down, `code_sends_spent` after five to a number or
 *   fifteen of a browser in an hour, `code_resend_wait` within a minute of the last one, `address_wait` while others of
 *   the address are before one.
 */
export async function countSending(
  { database, rateLimits }: Parts,
  { to, turn }: Sending,
  { ip, now, cookies }: Asker,
): Promise<void> {
  await refuseWhileFailing(database, to.includes('@') ? 'send-mail' : 'send-sms', now);
  const browser = cookies.session ?? cookies.visit;
  await consumeAll(rateLimits, [
    ['code-send-by-number', to],
    ...(turn === undefined ? [] : ([['code-resend', `${turn}|${to}`]] as const)),
    ...(browser === undefined ? [] : ([['code-send-by-browser', browser]] as const)),
    ['code-send-by-address', ip],
  ]);
}

/**
 * Has the pool send a code by SMS. The pool counts too, and tells neither which limit it was nor for how long: counted
 * here first, the person reads the true reason and the real wait. What the pool then did not send is not counted.
 */
export async function sendByPool<T>(
  parts: Parts,
  phoneNumber: string,
  asker: Asker,
  send: () => Promise<T>,
): Promise<T> {
  const turn = 'pool';
  await countSending(parts, { to: phoneNumber, turn }, asker);
  try {
    return await send();
  } catch (error) {
    await parts.rateLimits.giveBack('code-send-by-number', phoneNumber);
    await parts.rateLimits.giveBack('code-resend', `${turn}|${phoneNumber}`);
    throw error;
  }
}
