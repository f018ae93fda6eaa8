import { NOTICE_KINDS, type NoticeKind, type NoticeWish } from './notice-kinds.ts';

/** What a member wishes, and what keeps us silent. */
export interface NoticeWishes extends Readonly<Record<NoticeWish, boolean>> {
  /** 「お知らせを控える」 (G20). */
  readonly arePromptsHeld: boolean;
  /** The account is of somebody who has died (G149). */
  readonly isBereaved: boolean;
  /** An account that only tries the portal (G48). */
  readonly isTest: boolean;
}

/** Whether nothing may come to a member of our own accord: pop-ups, reminders, news, invitations to surveys. */
export function arePromptsSilent({
  arePromptsHeld,
  isBereaved,
  isTest,
}: Pick<NoticeWishes, 'arePromptsHeld' | 'isBereaved' | 'isTest'>): boolean {
  return arePromptsHeld || isBereaved || isTest;
}

/** Whether a member wants to hear of this kind now. By which channel is another question (`noticeChannel`). */
export function wantsNotice(kind: NoticeKind, wishes: NoticeWishes): boolean {
  const { wish, isOwed } = NOTICE_KINDS[kind];
  if (wish !== null && !wishes[wish]) return false;
  return isOwed || !arePromptsSilent(wishes);
}

/** What decides how a notice goes. */
export interface ChannelFacts {
  chosen: 'mail' | 'line' | 'none';
  hasEmail: boolean;
  /** A LINE account is linked, and the variant has LINE. */
  isLineLinked: boolean;
  /** Whether our official account is a friend; null while LINE told nothing. A message to a stranger is dropped silently. */
  isLineFriend: boolean | null;
}

/**
 * How a notice goes; null: not at all. Whoever chose LINE and cannot be reached there gets a mail: an answer must not
 * be lost because a link was taken back. Whoever chose mail is never written to by LINE, which shows on a locked screen.
 */
export function noticeChannel(facts: ChannelFacts): 'mail' | 'line' | null {
  if (facts.chosen === 'none') return null;
  if (facts.chosen === 'line' && facts.isLineLinked && facts.isLineFriend !== false) return 'line';
  return facts.hasEmail ? 'mail' : null;
}
