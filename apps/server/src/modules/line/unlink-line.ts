import { randomUUID } from 'node:crypto';
import { AppError } from '@hidamari/domain/errors';
import { LINE_STATUS, type LineStatusOf } from '@hidamari/domain/messaging';
import { type VariantKey, variantOfMember } from '@hidamari/domain/site-variants';
import { linePlaces } from '../../config/line-places.ts';
import { addressIn } from '../../config/portal-addresses.ts';
import type { MemberCaller } from '../../http/caller.ts';
import { lineUnlinkedMessage } from '../mail/index.ts';
import { findMember, lineUserOf, listMembersOf, unlinkLine, unlinkLineAccount } from '../members/index.ts';
import { askLine, type LineParts, lineHash } from './line-parts.ts';
import { askUnlinkMessage } from './line-words.ts';
import { expireAttempts } from './link-attempts.repository.ts';
import { notifyOnLine } from './notify-on-line.ts';

type Status = LineStatusOf<'unlink'>;

/** Opens the page in LINE on which the person says that they want to unlink, in their own programme. */
function unlinkUrl({ settings }: LineParts, variant: VariantKey): string {
  const { openUrl } = linePlaces(settings) ?? { openUrl: '/' };
  const url = new URL(addressIn(settings, variant, openUrl));
  url.searchParams.set('action', 'unlink');
  return url.href;
}

/** Asks on LINE whether to unlink, with the address where the person says yes. `not_found` where nothing is linked. */
export async function askUnlink(parts: LineParts, { memberId }: MemberCaller): Promise<void> {
  const { database, rateLimits } = parts;
  const found = await findMember(database, memberId);
  const to = found && lineUserOf(found);
  if (found === null || to === null) throw new AppError('not_found');
  await rateLimits.consume('line-unlink-asks-by-member', memberId);
  const text = askUnlinkMessage(unlinkUrl(parts, variantOfMember(found.member.member_type)));
  await database.transaction((tx) =>
    notifyOnLine(parts, tx, { to, key: `line-unlink-ask:${randomUUID()}`, text }),
  );
}

/**
 * Unlinks the LINE account that an access token stands for, and takes back at LINE what the person had allowed. Here and
 * below attempts run out first: where LINE tells of one it is held before the account, and so it is everywhere.
 */
export async function unlinkByLine(parts: LineParts, accessToken: string, now: Date): Promise<Status> {
  const asked = await askLine(parts, () => parts.line.personOf(accessToken));
  if ('status' in asked) return asked.status;
  const { userId, expiresIn } = asked.answer;
  return parts.database.transaction(async (tx) => {
    await expireAttempts(tx, { lineAccountHash: lineHash(userId) }, now);
    if (!(await unlinkLineAccount(tx, userId))) return LINE_STATUS.unknown;
    const id = randomUUID();
    await parts.outbox.enqueue(tx, {
      kind: 'revoke-line-grant',
      idempotencyKey: `line-revoke:${id}`,
      payload: { accessToken },
      notAfter: new Date(now.getTime() + expiresIn * 1_000),
    });
    await notifyOnLine(parts, tx, { to: userId, key: `line-unlinked:${id}`, text: lineUnlinkedMessage() });
    return LINE_STATUS.ok;
  });
}

/** Unlinks the member who calls: the telephone with that LINE may be lost. What LINE remembers only the person can take back. */
export async function unlinkByMember(
  parts: LineParts,
  { memberId }: MemberCaller,
  now: Date,
): Promise<Status> {
  return parts.database.transaction(async (tx) => {
    const found = await findMember(tx, memberId);
    if (found === null) return LINE_STATUS.unknown;
    const own = await listMembersOf(tx, found.account.id);
    await expireAttempts(tx, { memberIds: own.map(({ id }) => id) }, now);
    const unlinked = await unlinkLine(tx, found.account.id);
    if (unlinked === null) return LINE_STATUS.unknown;
    await notifyOnLine(parts, tx, {
      to: unlinked,
      key: `line-unlinked:${randomUUID()}`,
      text: lineUnlinkedMessage(),
    });
    return LINE_STATUS.ok;
  });
}
