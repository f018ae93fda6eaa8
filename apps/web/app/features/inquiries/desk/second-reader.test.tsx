import type { Inquiry } from '@hidamari/contract/inquiries';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { SecondReader } from './second-reader.tsx';

const READER = { id: 'other', display_name: '田中', at: '2026-11-28 14:03:00' };
const INQUIRY = { id: '1', state: 'received', has_danger: true, checked_by: null, call: null };
const draw = (change: Partial<Inquiry> = {}) =>
  drawOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <SecondReader inquiry={{ ...INQUIRY, ...change } as Inquiry} staffId="me" />
    </QueryClientProvider>,
  );

it.each([
  ['だれも読んでいない', {}],
  ['自分が読んだ', { checked_by: { ...READER, id: 'me' } }],
  ['もう一人が読んだ', { checked_by: READER }],
])(
  'つらい言葉があり、%sあいだ、当番の責任者へ知らせるボタンがあり、番号のない電話は求めない（G119）',
  (_, change) => {
    const drawn = draw(change);
    expect(drawn).toMatch(/<button.*当番の責任者へ知らせる/s);
    expect(drawn).not.toContain('電話してください');
  },
);

it.each([
  ['だれも読んでいない', {}, true],
  ['自分が読んだ', { checked_by: { ...READER, id: 'me' } }, true],
  ['もう一人が読んだ', { checked_by: READER }, false],
])('%sあいだ、もう一人を呼ぶボタンがあるか（%s）は、決まりどおり（G119）', (_, change, isThere) => {
  expect(/<button.*もう一人を呼ぶ/s.test(draw(change))).toBe(isThere);
});

it('呼んだ人と時刻、来る人が出る（G119）', () => {
  // The page was drawn at 12:00 of this day.
  const call = { whom: 'second', staff_name: '佐藤', at: '2026-11-20 11:45:00', answered: null } as const;
  expect(draw({ call })).toContain(
    '佐藤さんがもう一人の相談員を呼びました（11:45）。まだ、だれも来ていません。',
  );
  const answered = { staff_name: '鈴木', at: '2026-11-20 11:50:00' };
  expect(draw({ call: { ...call, answered } })).toContain('鈴木さんが来ます（11:50）。');
});

it('つらい言葉がない場合と、お返事が済んだ場合は、何も出ない', () => {
  expect(draw({ has_danger: false })).toBe('');
  expect(draw({ state: 'answered' })).toBe('');
});
