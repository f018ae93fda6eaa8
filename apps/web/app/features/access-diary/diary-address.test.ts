import { expect, it } from 'vitest';
import { diaryHref, isNarrowed, readDiaryAddress } from './diary-address.ts';

const read = (search: string) => readDiaryAddress(new URLSearchParams(search));

// @proves screen /account/access-diary
it('しぼりこみとページは、番地に書いて、番地から読める', () => {
  const filters = { who: 'supporter', period: 'month' } as const;
  const href = diaryHref(filters, 3);
  expect(href).toBe('/account/access-diary?who=supporter&period=month&page=3');
  expect(read(href.split('?')[1] ?? '')).toEqual({ filters, page: 3 });
  expect(diaryHref({})).toBe('/account/access-diary');
});

it.each(['who=member&period=decade&page=x', 'page=0', 'page=-1', 'page=1.5', ''])(
  '意味のない番地（%s）の場合、しぼりこまずに一枚目から見せる',
  (search) => {
    const { filters, page } = read(search);
    expect({ filters, page }).toEqual({ filters: {}, page: 1 });
    expect(isNarrowed(filters)).toBe(false);
  },
);

it('大きすぎるページの場合、一度に読むのは十枚まで', () => {
  expect(read('page=5000').page).toBe(10);
  expect(diaryHref({ who: 'desk' }, 11)).toBe('/account/access-diary?who=desk&page=10');
});
