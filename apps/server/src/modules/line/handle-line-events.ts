import type { LineEvent } from '@hidamari/adapters/messaging/port';
import { LINE_STATUS, type LineLinkOutcome, type LineStatusOf } from '@hidamari/domain/messaging';
import { screenHref } from '@hidamari/domain/screens';
import { variantOfMember } from '@hidamari/domain/site-variants';
import { addressIn } from '../../config/portal-addresses.ts';
import type { Transaction } from '../../database/database.ts';
import { holdMember, linkLine, mayHaveLine, noteLineFriend } from '../members/index.ts';
import { askLine, type LineParts, lineHash } from './line-parts.ts';
import { linkEndedMessage } from './line-words.ts';
import {
  endAttempt,
  findOpenAttempt,
  isNewEvent,
  type LineLinkAttempt,
  noteFriendOfAttempts,
} from './link-attempts.repository.ts';
import { notifyOnLine } from './notify-on-line.ts';

type AccountLink = Extract<LineEvent, { kind: 'account-link' }>;

/**
 * LINE says who confirmed a link (G54). It is stored only where the nonce is ours, unused and in time, and where the LINE
 * account that confirmed is the one that began: an address that somebody passes on opens in the other's LINE, which is
 * another account. The person before the page is told in LINE how it ended. A nonce that is not ours, or was used, does nothing.
 */
async function endLink(parts: LineParts, tx: Transaction, event: AccountLink, now: Date): Promise<void> {
  const attempt = await findOpenAttempt(tx, lineHash(event.nonce));
  if (attempt === null) return;
  const found = attempt.member_id === null ? null : await holdMember(tx, attempt.member_id);
  const outcome = await outcomeOf(tx, { attempt, event, found, now });
  await endAttempt(tx, attempt.id, { outcome, now });
  await notifyOnLine(parts, tx, {
    to: event.userId,
    key: `line-link:${attempt.id}`,
    text: linkEndedMessage(outcome, completeAddress(parts, found)),
  });
}

type Found = Awaited<ReturnType<typeof holdMember>>;

/** In the programme of who linked: LINE's own browser has no cookie of ours. */
function completeAddress({ settings }: LineParts, found: Found): string {
  const variant = found === null ? 'hatch' : variantOfMember(found.member.member_type);
  return addressIn(settings, variant, screenHref('/line/complete'));
}

async function outcomeOf(
  tx: Transaction,
  { attempt, event, found, now }: { attempt: LineLinkAttempt; event: AccountLink; found: Found; now: Date },
): Promise<LineLinkOutcome> {
  if (lineHash(event.userId) !== attempt.line_account_hash) return 'another_line';
  if (!event.isOk) return 'refused_by_line';
  if (attempt.nonce_expires_at === null || attempt.nonce_expires_at <= now) return 'expired';
  if (found === null || !mayHaveLine(found.member)) return 'member_left';
  return linkLine(tx, {
    baseAccountId: found.account.id,
    lineUserId: event.userId,
    friendship: { isFriend: attempt.is_friend, at: attempt.friend_told_at ?? attempt.issued_at },
    now,
  });
}

/** Keeps whether we are a LINE account's friend, as LINE says; what the page says counts only where LINE cannot say. */
export async function saveFriendStatus(
  parts: LineParts,
  { accessToken, isFriend, now }: { accessToken: string; isFriend: boolean; now: Date },
): Promise<{ status_code: LineStatusOf<'friend-status'>; is_friend?: boolean }> {
  const { line, database } = parts;
  const asked = await askLine(parts, async () => ({
    person: await line.personOf(accessToken),
    told: await line.isFriend(accessToken),
  }));
  if ('status' in asked) return { status_code: asked.status };
  const { person, told } = asked.answer;
  const is_friend = told ?? isFriend;
  const isKept = await noteLineFriend(database, person.userId, { isFriend: is_friend, at: now });
  return isKept ? { status_code: LINE_STATUS.ok, is_friend } : { status_code: LINE_STATUS.unknown };
}

/**
 * Does what LINE tells, each event once however often it comes: its id is written in the transaction of what it does. An
 * event that fails stops no other; the delivery then fails as a whole, and LINE tells it again.
 */
export async function handleLineEvents(
  parts: LineParts,
  events: readonly LineEvent[],
  now: Date,
): Promise<void> {
  const faults: unknown[] = [];
  for (const event of events) {
    await parts.database
      .transaction(async (tx) => {
        if (await isNewEvent(tx, event.eventId, now)) await take(parts, tx, event, now);
      })
      .catch((error) => void faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
}

async function take(parts: LineParts, tx: Transaction, event: LineEvent, now: Date): Promise<void> {
  if (event.kind === 'account-link') return endLink(parts, tx, event, now);
  // Added while linking is under way: the link that follows knows of it. Attempts are held before accounts everywhere.
  await noteFriendOfAttempts(tx, lineHash(event.userId), event);
  await noteLineFriend(tx, event.userId, event);
}
