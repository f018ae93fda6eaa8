import {
  afterQuietHours,
  NOTICES,
  type NoticeSubject,
  type NoticeWishes,
  noticeChannel,
  perNoticeSetting,
  wantsNotice,
} from '@hidamari/domain/notices';
import { variantOfMember } from '@hidamari/domain/site-variants';
import { type OutboxDelivery, PostponedError, UndeliverableError } from '../../jobs/outbox-runner.ts';
import { letterSender, noticeLine, noticeMail } from '../mail/index.ts';
import { channelFactsOf, findMember, lineUserOf, type Member, noteLineFriend } from '../members/index.ts';
import type { NoticeParts } from './notice-parts.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findMember>>>;

interface MemberNotice {
  memberId: string;
  subject: NoticeSubject;
  /** Path of the screen that it leads to, from `screenHref`: on a locked screen it tells nothing of an illness. */
  href: string;
  /** Of the outbox message whose handler tells: one notice goes out under its key. */
  delivery: Pick<OutboxDelivery, 'idempotencyKey' | 'signal'>;
}

/**
 * Tells a member of something, from a handler of the outbox. Whether they want to hear of it, by which way and in which
 * words is decided now, so that each try goes by what they chose meanwhile (G135). True once a message went out; false
 * where none is wanted or none can go. Throws PostponedError in the quiet hours.
 */
export async function notifyMember(parts: NoticeParts, notice: MemberNotice): Promise<boolean> {
  const found = await findMember(parts.database, notice.memberId);
  if (!found || !wantsNotice(NOTICES[notice.subject].kind, wishesOf(found.member))) return false;
  const channel = noticeChannel(channelFactsOf(found));
  if (channel === null) return false;
  const now = parts.clock();
  const from = afterQuietHours(now);
  if (from > now) throw new PostponedError(from);
  if (channel === 'mail') await sendMail(parts, found, notice);
  else await sendLine(parts, found, notice);
  return true;
}

const wishesOf = (member: Member): NoticeWishes => ({
  ...perNoticeSetting(({ wish }) => member[wish]),
  accepts_info_delivery: member.accepts_info_delivery,
  arePromptsHeld: member.prompts_held_at !== null,
  isBereaved: member.bereaved_at !== null,
  isTest: member.member_test_marketing,
});

const senderFor = ({ settings }: NoticeParts, { member }: Found) =>
  letterSender(settings, variantOfMember(member.member_type));

async function sendMail(parts: NoticeParts, found: Found, { subject, href, delivery }: MemberNotice) {
  const mail = noticeMail(senderFor(parts, found), { subject, href });
  await parts.deliver['send-mail']({
    idempotencyKey: `${delivery.idempotencyKey}:mail`,
    payload: { to: found.account.email, ...mail },
    signal: delivery.signal,
  });
}

/** Refusals that say nothing of the member's LINE: there is none here, or the month's messages are used up. */
const OURS: readonly (string | undefined)[] = ['no-line', 'line-monthly-limit'];

/**
 * An account that LINE refuses for good, such as one that is gone, gets the notice by mail instead. That it cannot be reached
 * is kept, and stands on the account, until LINE tells of a friend again.
 */
async function sendLine(parts: NoticeParts, found: Found, notice: MemberNotice) {
  const { subject, href, delivery } = notice;
  try {
    await parts.deliver['send-line']({
      idempotencyKey: `${delivery.idempotencyKey}:line`,
      payload: {
        to: lineUserOf(found),
        text: noticeLine(senderFor(parts, found), { subject, href }),
      },
      signal: delivery.signal,
    });
  } catch (error) {
    if (!(error instanceof UndeliverableError)) throw error;
    const lineUser = lineUserOf(found);
    if (lineUser !== null && !OURS.includes(error.code))
      await noteLineFriend(parts.database, lineUser, { isFriend: false, at: parts.clock() });
    if (found.account.email === null) throw error;
    await sendMail(parts, found, notice);
  }
}
