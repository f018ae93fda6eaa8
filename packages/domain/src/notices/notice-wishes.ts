/** What a notice tells of (G135). News are a consent of their own (G49), and the asking after a consultation has G101. */
export type NoticeKind = 'reply' | 'next-visit' | 'check-in' | 'news' | 'survey' | 'access';

/** What a member wishes, and what keeps us silent. */
export interface NoticeWishes {
  isToldOfReplies: boolean;
  isToldOfNextVisit: boolean;
  isToldOfCheckIn: boolean;
  acceptsNews: boolean;
  /** 「お知らせを控える」 (G20). */
  arePromptsHeld: boolean;
  /** The account is of somebody who has died (G149). */
  isBereaved: boolean;
  /** An account that only tries the portal (G48). */
  isTest: boolean;
}

const WISH: Readonly<Record<NoticeKind, (wishes: NoticeWishes) => boolean>> = {
  reply: ({ isToldOfReplies }) => isToldOfReplies,
  'next-visit': ({ isToldOfNextVisit }) => isToldOfNextVisit,
  'check-in': ({ isToldOfCheckIn }) => isToldOfCheckIn,
  news: ({ acceptsNews }) => acceptsNews,
  // Nobody chooses it: it comes once for a consultation, and falls silent as every prompt does (decision 0064).
  survey: () => true,
  // That a number was opened without leave is told to everybody whom a notice can reach (decision 0076).
  access: () => true,
};

/**
 * A reply was asked for, and what was done with one's data is owed (decision 0076); everything else comes of our own accord,
 * and falls silent (G20, G149; decision 0064).
 */
const isPrompt = (kind: NoticeKind): boolean => kind !== 'reply' && kind !== 'access';

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
  return WISH[kind](wishes) && !(isPrompt(kind) && arePromptsSilent(wishes));
}
