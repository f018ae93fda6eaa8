/** By what a desk that is open in another tab calls for attention; each person of staff chooses, and it stays so. */
export interface DeskAlerts {
  /** How many wait, in the title of the tab. */
  title: boolean;
  /** A short sound. */
  sound: boolean;
  /** A notice of the browser. It needs the browser's leave, which is asked for by a press alone. */
  notice: boolean;
}

/** As each account begins. */
export const FIRST_ALERTS: DeskAlerts = { title: true, sound: true, notice: false };

/** How many wait at the desk for one person of staff. */
export interface DeskWaiting {
  /** Cases whose member waits for an answer: those that nobody has, and their own. */
  waiting: number;
  /** Words that suggest danger and still need a second reader: cases and inquiries (G119). */
  danger: number;
  /** Colleagues who call them to such a case. */
  calls: number;
}

/** The newest of each kind, as moments that only ever grow; null while there is none. */
export interface DeskNewest {
  waiting: string | null;
  danger: string | null;
  calls: string | null;
}

/** What is worth a sound; the first is the most urgent. */
const ALERT_KINDS = ['calls', 'danger', 'waiting'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** The most urgent thing that came since, or null. What was there when the page opened is no news. */
export function whatIsNew(before: DeskNewest, now: DeskNewest): AlertKind | null {
  return ALERT_KINDS.find((kind) => (now[kind] ?? '') > (before[kind] ?? '')) ?? null;
}

/** The title of a tab with what waits before it: 「【至急 1】（3）相談員の机」. Numbers alone: nobody's name, no case (G54). Put on again it stands once. */
export function titleWith(title: string, { waiting, danger, calls }: DeskWaiting): string {
  const urgent = Math.max(danger, calls);
  const bare = title.replace(MARKS, '');
  return `${urgent === 0 ? '' : `【至急 ${urgent}】`}${waiting === 0 ? '' : `（${waiting}）`}${bare}`;
}

/** What an earlier look put before the title. */
const MARKS = /^(?:【至急 \d+】)?(?:（\d+）)?/;

/** What a notice of the browser says: it may show on a screen that anybody sees. */
export const ALERT_WORDS: Readonly<Record<AlertKind, { title: string; text: string }>> = {
  calls: { title: '【至急】呼ばれています', text: '相談員の机で、同僚が呼んでいます。' },
  danger: { title: '【至急】二人で確認してください', text: '相談員の机を、いま見てください。' },
  waiting: { title: 'お待ちの方がいます', text: '相談員の机に、新しい相談が届きました。' },
};
