import * as z from 'zod';
import type { LineEvent } from './port.ts';

const base = { webhookEventId: z.string().min(1).max(200), source: z.object({ userId: z.string().min(1) }) };

/** Milliseconds since 1970, as far as a date can tell. */
const timestamp = z.int().min(0).max(8.64e15);

/** LINE adds fields and kinds without notice: what is not here is left out, never a fault. */
const known = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('accountLink'),
    ...base,
    link: z.object({ result: z.string(), nonce: z.string().min(1).max(255) }),
  }),
  z.object({ type: z.literal('follow'), ...base, timestamp }),
  z.object({ type: z.literal('unfollow'), ...base, timestamp }),
]);

const delivery = z.object({ events: z.array(z.unknown()).max(1_000) });

/**
 * The events of a webhook delivery whose signature was found true. What people write to the official account comes here too
 * and is dropped unread.
 */
export function readLineEvents(body: Buffer): LineEvent[] {
  const read = delivery.safeParse(jsonOf(body));
  if (!read.success) return [];
  return read.data.events.flatMap((event) => {
    const found = known.safeParse(event);
    return found.success ? [eventOf(found.data)] : [];
  });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function eventOf(read: z.output<typeof known>): LineEvent {
  const who = { eventId: read.webhookEventId, userId: read.source.userId };
  if (read.type === 'accountLink')
    return { kind: 'account-link', ...who, isOk: read.link.result === 'ok', nonce: read.link.nonce };
  return { kind: 'friend', ...who, isFriend: read.type === 'follow', at: new Date(read.timestamp) };
}
