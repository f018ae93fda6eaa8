import { nextBusinessDay } from '../consultation-hours/index.ts';
import { CRISIS_CARD, CRISIS_LINES } from '../emergency/index.ts';
import { japanInstant } from '../japanese-dates/index.ts';
import { REPLY_BUSINESS_DAYS, type VariantKey } from '../site-variants/index.ts';
import { type StaffPermission, type StaffRole, staffMay } from '../staff/index.ts';

/** How long somebody has waited, in words for the desk: 「たったいま」「12分」「1時間36分」「3日」. Begun minutes do not count. */
export function waitingText(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000));
  if (minutes < 1) return 'たったいま';
  if (minutes < 60) return `${minutes}分`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)}日`;
  const rest = minutes % 60;
  return rest === 0 ? `${hours}時間` : `${hours}時間${rest}分`;
}

/**
 * The last day of the promise, `YYYY-MM-DD` in Japan: the third day after this one on which the variant is open. Null
 * where the coming year does not open that often.
 */
export function replyDueDay(query: {
  at: Date;
  variant: VariantKey;
  closures: readonly string[];
}): string | null {
  let at = query.at;
  let day: string | null = null;
  for (let counted = 0; counted < REPLY_BUSINESS_DAYS; counted += 1) {
    day = nextBusinessDay({ ...query, at });
    if (day === null) return null;
    at = japanInstant(day, '12:00');
  }
  return day;
}

/** The number first, then when it answers and what it costs: nobody is to press a number that is silent at this hour. */
const numberLine = ({ name, number, hours, cost }: (typeof CRISIS_LINES)[number]) =>
  `${number}　${name}（${hours}。${cost}）`;

/**
 * What one supporter may send alone and at once to somebody whose words suggest danger, before the second reader is there
 * (G119, decision 0076). It stays in the conversation, so it says only what is true later too, and promises nothing that others would have to
 * keep. Nobody can change it: words of one's own go by two people.
 */
export const FIRST_AID_TEXT = [
  'お書きくださったことを、相談員が読みました。',
  'つらいお気持ちを伝えてくださって、ありがとうございます。',
  '',
  CRISIS_CARD.danger,
  '',
  'お返事は、二人の相談員で読んでから書きます。そのあいだも、お話を聴く窓口があります。',
  ...CRISIS_LINES.map(numberLine),
].join('\n');

/** Whom somebody in front of words that suggest danger can call (G119): another reader, or the person in charge. */
export const CALLED = [
  { value: 'second', label: 'もう一人の相談員' },
  { value: 'lead', label: '責任者' },
] as const;
export type Called = (typeof CALLED)[number]['value'];

/** Whom a call is for, in words. */
export const calledLabel = (whom: Called): string => CALLED.find(({ value }) => value === whom)?.label ?? '';

const PERMISSION: Readonly<Record<Called, StaffPermission>> = {
  second: 'answer-cases',
  lead: 'direct-cases',
};

/** True for the roles that a call is for. */
export const isCalled = (whom: Called, role: StaffRole): boolean => staffMay(role, PERMISSION[whom]);

/** A call that nobody answered stands in the tabs of the desk for so long; the case itself stays first. */
const CALL_STANDS_MINUTES = 30;

/** Calls made before this moment do not stand any more. */
export const pendingCallsSince = (now: Date): Date => new Date(now.getTime() - CALL_STANDS_MINUTES * 60_000);
