import { describe, expect, it } from 'vitest';
import { popupText } from '../japanese-text/index.ts';
import { POPUP_IDS } from '../option-sets/index.ts';
import { matchScreen } from '../screens/index.ts';
import type { VariantKey } from '../site-variants/index.ts';
import {
  holdsHighSymptom,
  isSilent,
  mayComeAgain,
  occasionKey,
  POPUPS,
  type PopupHistory,
  type PopupOccasion,
  popupRulesFor,
} from './index.ts';

const NOW = new Date('2026-11-26T03:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const daysAgo = (days: number) => hoursAgo(24 * days);

describe('ポップアップの表（G76）', () => {
  // @proves state pop-up: drawn from its table
  it('18あり、番号は決められたもので、13はない', () => {
    expect(POPUPS.map(({ id }) => id)).toEqual([...POPUP_IDS]);
  });

  it.each(POPUPS.map((popup) => [popup.name, popup] as const))(
    '%s：言葉は40文字以内で、行き先がある',
    (_, popup) => {
      expect(popupText(popup.text)).toBe(popup.text);
      // What stands on a screen that is shared, and what leaves to be counted (G76, G93).
      const told = popup.buttons.flatMap(({ label, additionalLabel, dataGtm }) => [
        label,
        additionalLabel,
        dataGtm,
      ]);
      expect([popup.heading ?? popup.name, popup.text, ...told].join()).not.toMatch(
        /がん|乳|肺|子宮|頸|血液|popup-(?:8|9|10|11|12)/,
      );
      const [first, second] = popup.buttons;
      const path = new URL(first.link?.replace('{contents_id}', 'x1') ?? '', 'https://portal.example')
        .pathname;
      expect(matchScreen(path), path).not.toBeNull();
      expect([first.colour, second.colour, second.type, second.link]).toEqual([
        'blue',
        'white',
        'button',
        undefined,
      ]);
      expect(new Set(popup.buttons.map(({ dataGtm }) => dataGtm)).size).toBe(2);
    },
  );
});

describe('どの画面で、どれが先か（G79）', () => {
  const order = (path: string, variant: VariantKey, isFirst = false) =>
    popupRulesFor(path, { variant, isFirst }).map(({ id }) => id);

  it.each([
    ['/', 'hatch', false, [2, 15, 1]],
    ['/', 'hatch', true, [1, 2, 15]],
    ['/', 'chofu', false, [1]],
    ['/treatment-logs', 'chofu', false, [4, 3]],
    ['/treatment-logs/[id]', 'aflac', false, [5]],
    ['/articles', 'hatch', false, [8, 9, 10, 11, 12]],
    ['/articles/[id]', 'chofu', true, [6]],
    ['/account', 'aflac', false, [14, 7]],
    ['/account', 'chofu', false, [7]],
    ['/life', 'hatch', false, [17, 16]],
    ['/life', 'chofu', false, []],
    ['/mental', 'aflac', false, [18]],
    ['/news/[id]', 'hatch', false, [19]],
    ['/favorite', 'hatch', true, []],
  ] as const)('%s（%s、はじめて=%s）', (path, variant, isFirst, ids) => {
    expect(order(path, variant, isFirst)).toEqual(ids);
  });
});

describe('何のために見せるか（G21）', () => {
  it.each([
    ['ever', ''],
    ['year', '2026'],
    ['month', '2026-11'],
    ['life-survey-due', '2026-11-20'],
    ['profile-due', '2026-11-20'],
  ] as const)('%s', (occasion: PopupOccasion, key) => {
    expect(occasionKey(occasion, { now: NOW, dueDay: '2026-11-20' })).toBe(key);
  });

  it('月は日本の月で数える', () => {
    const lastEvening = new Date('2026-11-30T15:00:00Z');
    expect(occasionKey('month', { now: lastEvening, dueDay: '' })).toBe('2026-12');
  });
});

// @proves state pop-up: once per eligibility
describe('もう一度見せてよいか（G21・G77）', () => {
  const shown = (days: number, occasion = '') => ({ popupId: 3, occasion, shownAt: daysAgo(days) });
  const put = (until: Date | null) => new Map([[3, { times: until ? 1 : 2, until }]]);
  const NONE: PopupHistory = { showings: [], restraints: new Map() };

  it.each([
    ['見せたことがない', NONE, true],
    ['見せた', { ...NONE, showings: [shown(400)] }, false],
    ['ほかの折に見せた', { ...NONE, showings: [shown(40, '2026-10')] }, true],
    ['控えている', { showings: [shown(10)], restraints: put(new Date(NOW.getTime() + 1)) }, false],
    ['見せたことがなくても、控えている', { ...NONE, restraints: put(new Date(NOW.getTime() + 1)) }, false],
    ['控える日が過ぎた', { showings: [shown(30)], restraints: put(NOW) }, true],
    [
      '過ぎたあとに、もう一度見せた',
      { showings: [shown(40), shown(5)], restraints: put(daysAgo(10)) },
      false,
    ],
    ['二度つづけて控えた', { ...NONE, restraints: put(null) }, false],
  ] as const)('%s', (_, history, may) => {
    expect(mayComeAgain({ id: 3, occasion: '' }, history, NOW)).toBe(may);
  });
});

// @proves state pop-up: nothing shown
describe('何も見せないとき（G20）', () => {
  const PLAIN = { isTest: false, isQuiet: false, lastShownAt: null };

  it.each([
    ['何もない', {}, false],
    ['試験用の会員', { isTest: true }, true],
    ['お知らせを控える方', { isQuiet: true }, true],
    ['24時間たたない', { lastShownAt: hoursAgo(23.99) }, true],
    ['24時間たった', { lastShownAt: hoursAgo(24) }, false],
  ] as const)('%s', (_, change, silent) => {
    expect(isSilent({ ...PLAIN, ...change }, NOW)).toBe(silent);
  });

  it.each([
    [[], false],
    [[{ today: 2 }, { strength: 2, frequency: 2 }], false],
    [[{ today: 0 }, { today: 3 }], true],
    [[{ frequency: 1, interference: 4 }], true],
  ])('つらい記録 %j', (symptoms, high) => {
    expect(holdsHighSymptom(symptoms)).toBe(high);
  });
});
