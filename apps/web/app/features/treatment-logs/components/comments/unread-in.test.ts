import { expect, it } from 'vitest';
import { readIn, unreadIn } from './unread-in.ts';

const comment = (id: string, at: string) => ({ id, at, staff_name: '佐藤', text: 'あ' });
const early = comment('a', '2026-11-20 11:00:00');
const late = comment('b', '2026-11-20 11:00:05');
const ids = (viewed_at: string | null) =>
  unreadIn({ comments: [early, late], viewed_at }).map(({ id }) => id);

it('一度も開いていない場合、どのコメントも読んでいない', () => {
  expect(ids(null)).toEqual(['a', 'b']);
});

// @proves state comment: written, told, read
it('開いたあとに届いたコメントだけを、読んでいないとする。同じ秒のものは、読んでいないほうに入れる', () => {
  expect(ids('2026-11-20 11:00:03')).toEqual(['b']);
  expect(ids('2026-11-20 11:00:05')).toEqual(['b']);
  expect(ids('2026-11-20 11:00:06')).toEqual([]);
});

it('読んだものと読んでいないものに、もれも重なりもない', () => {
  const log = { comments: [early, late], viewed_at: '2026-11-20 11:00:03' };
  expect([readIn(log), unreadIn(log)]).toEqual([[early], [late]]);
});

it('コメントがない場合、何もない', () => {
  expect(unreadIn({ viewed_at: null })).toEqual([]);
});
