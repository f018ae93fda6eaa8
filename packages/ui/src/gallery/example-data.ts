import type { TelephoneNumber } from '../call-box/call-box.tsx';
import type { OpenNow } from '../open-now-line/open-now-line.tsx';

/** Invented values for the gallery alone; the application reads its own from the domain and the settings. */
export const EXAMPLE_NUMBER = {
  display: '0120-000-001',
  href: 'tel:0120000001',
} as const satisfies TelephoneNumber;

/** Before a number is configured (G2). */
export const NO_NUMBER: TelephoneNumber = { display: '電話番号は準備中です', href: null };

export const EXAMPLE_LINES = [
  '通話料無料・相談無料。お名前を言わなくても大丈夫です。',
  '月・火・木・金・土 9:00〜20:00（祝日と年末年始（12/30〜1/3）はお休みです）',
];

export const EXAMPLE_OPEN: OpenNow = { state: 'open', text: 'ただいま受付中（本日20:00まで）' };

export const EXAMPLE_CLOSED: OpenNow = {
  state: 'closed',
  text: '本日の受付は終了しました',
  next: '次の受付：11月21日（土）9:00から',
};

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

/** A picture of its own, so that the gallery asks nobody for one. */
export const EXAMPLE_PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23fbe7b2"/%3E%3Ccircle cx="4" cy="4" r="2" fill="%23e8a33d"/%3E%3C/svg%3E';

/** One that no browser can show, and that nobody is asked for. */
export const BROKEN_PICTURE = 'data:image/png;base64,AA==';

/** A sentence that is too long for one line of any telephone. */
export const LONG_WORDS =
  '抗がん剤の治療を受けながら、仕事と子育てを続けるために利用できる制度と、その申し込みのしかた';

/** Does nothing when pressed: what a press does belongs to the screens. */
export const press = (): void => {};
