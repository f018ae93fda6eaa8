import type { TelephoneNumber } from '../call-box/index.ts';
import type { OpenNow } from '../open-now-line/index.ts';

/** Example values for the gallery alone; the application reads its own from the domain and the settings. */
export const EXAMPLE_NUMBER = {
  display: '0120-000-001',
  href: 'tel:0120000001',
} as const satisfies TelephoneNumber;

export const EXAMPLE_LINES = [
  '通話料無料・相談無料。お名前を言わなくても大丈夫です。',
  '月・火・木・金・土 9:00〜20:00（祝日はお休みです）',
];

export const EXAMPLE_STATES: readonly OpenNow[] = [
  { state: 'open', text: 'ただいま受付中（本日20:00まで）' },
  { state: 'soon', text: 'まもなく受付を終了します（20:00まで）' },
  { state: 'closed', text: '本日の受付は終了しました', next: '次の受付：11月21日（土）9:00から' },
  {
    state: 'holiday',
    text: '祝日のためお休みです（勤労感謝の日）',
    next: '次の受付：11月24日（火）9:00から',
  },
];

export const EXAMPLE_OPEN: OpenNow = { state: 'open', text: 'ただいま受付中（本日20:00まで）' };

export const EXAMPLE_EMERGENCY_NUMBERS = [
  { number: '119', href: 'tel:119', name: '救急車を呼ぶ' },
  { number: '#7119', href: 'tel:%237119', name: '救急車を呼ぶか迷うとき（大人）' },
  { number: '#8000', href: 'tel:%238000', name: '迷うとき（子ども）' },
];

export const EXAMPLE_EMERGENCY_TEXT =
  'このサービスは救急の対応ができません。体調の急な変化は、かかっている病院か119番へ。迷うときは #7119（大人）・#8000（子ども）。つながらない地域があります。';

const MENU = [
  ['treatment', '治療'],
  ['financial', 'お金'],
  ['life', 'くらし'],
  ['mental', 'こころ'],
  ['articles', 'がんの情報'],
] as const;

export const EXAMPLE_MENU = MENU.map(([id, label]) => ({
  id,
  label,
  href: `#${id}`,
  current: id === 'articles',
}));
