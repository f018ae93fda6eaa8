import { randomUUID } from 'node:crypto';
import type { VariantKey } from '@hidamari/domain/site-variants';
import * as z from 'zod';
import type { RequestFacts } from '../../../http/caller.ts';
import { refuseWhileFailing } from '../../../jobs/failing-deliveries.ts';
import { refuseUnknownLink } from '../email-verification/verify-email.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { secondsAfter } from '../lifetimes.ts';

/** What may be asked about an address, or about the account that a mail's link names. */
export const emailRequest = z.discriminatedUnion('asks', [
  /** A new verification mail for the account of an old link. */
  z.object({ asks: z.literal('verification-by-link'), token: z.string() }),
  /**
   * A new verification mail; to a proven address, a mail that shows that mails arrive. `askedBy`: the account of the
   * member who asks, of several that have this address.
   */
  z.object({ asks: z.literal('verification'), email: z.string(), askedBy: z.uuid().optional() }),
  /** Is this address registered. */
  z.object({ asks: z.literal('existence'), email: z.string() }),
]);
type EmailRequest = z.output<typeof emailRequest>;

/** The request as it waits: the desk that it was asked at answers when no account is found. */
export const waitingEmailRequest = z.object({ request: emailRequest, variant: z.string() });
export type WaitingEmailRequest = { request: EmailRequest; variant: VariantKey };

/** Older than this, nobody waits for the answer any more. */
const WAITS_SECONDS = 3_600;

/**
 * Takes a request in and says no more than that (G50): nobody has looked yet whether the address is known, so the
 * answer and its time cannot tell. What is found out goes to the address alone, from the outbox. A link's token tells
 * nothing to who does not have its mail: `link_unknown` where no mail could be sent for it, so that no screen says that
 * one was.
 */
export async function receiveEmailRequest(
  { database, outbox, rateLimits }: Pick<IdentityParts, 'database' | 'outbox' | 'rateLimits'>,
  asked: EmailRequest,
  { ip, now, variant }: RequestFacts,
): Promise<{ accepted: true }> {
  await refuseWhileFailing(database, 'send-mail', now);
  await rateLimits.consume('email-request-by-address', ip);
  if (asked.asks === 'verification-by-link') await refuseUnknownLink(database, asked.token);
  await rateLimits.consume(
    'email-request-by-recipient',
    asked.asks === 'verification-by-link' ? asked.token : asked.email,
  );
  const waiting: WaitingEmailRequest = { request: asked, variant };
  await database.transaction((tx) =>
    outbox.enqueue(tx, {
      kind: 'answer-email-request',
      idempotencyKey: `email-request:${randomUUID()}`,
      payload: { ...waiting },
      notAfter: secondsAfter(now, WAITS_SECONDS),
    }),
  );
  return { accepted: true };
}
