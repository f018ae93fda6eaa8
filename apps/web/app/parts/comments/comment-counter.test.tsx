import { expect, it } from 'vitest';
import type { PageMember } from '../../page-context.ts';
import { drawOnPage, memberOf } from '../../shell/page-under-test.fixture.tsx';
import { CommentCounter } from './comment-counter.tsx';

const LOG = '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11';
const drawnFor = (change: Partial<PageMember> | null) => {
  const general = memberOf('general');
  const member = change && general ? { ...general, ...change } : null;
  return drawOnPage(<CommentCounter />, { member });
};

// @proves state comment: written, told, read
it('読んでいないコメントがある場合、その数と、いちばん新しいコメントへの道を、はじめから出す（G72）', () => {
  const drawn = drawnFor({ unreadComments: { unread: 2, log_id: LOG } });
  expect(drawn).toContain(`href="/treatment-logs/${LOG}#comments"`);
  expect(drawn).toContain('<span>コメント</span>');
  expect(drawn).toContain('未読2件');
});

// @proves state comment: written, told, read
it('読んでいないコメントがない場合、訪問者の場合、代行の担当者の場合、何も出さない', () => {
  const unreadComments = { unread: 2, log_id: LOG };
  const acting = { staffName: '高橋', endsAt: '2026-11-20T03:30:00.000Z' };
  expect(drawnFor({})).toBe('');
  expect(drawnFor(null)).toBe('');
  expect(drawnFor({ unreadComments, acting })).toBe('');
});
