import { AppError } from '@hidamari/domain/errors';
import { STAFF_ROLES, type StaffRole } from '@hidamari/domain/staff';
import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { enterDesk } from './enter-desk.ts';

/** A page opened by somebody of staff; `answer` is what the own service says of them. */
const openedBy = (answer: () => Promise<unknown>) =>
  ({ requestId: 'r-1', api: { call: answer } }) as unknown as PageContext;
const staff = (role: StaffRole) =>
  openedBy(async () => ({ display_name: '佐藤', role, acting: null, recent_acts: [] }));

const outcome = (page: PageContext) =>
  enterDesk(page, 'keep-closures').then(
    ({ role }) => role,
    (thrown: { init?: { status: number } }) => thrown.init?.status,
  );

describe('机の画面の入り口（G42）', () => {
  it.each(STAFF_ROLES)('%s は、許された部屋だけに入り、ほかは404を見る', async (role) => {
    const mayEnter = role === 'lead' || role === 'administrator';
    expect(await outcome(staff(role))).toBe(mayEnter ? role : 404);
  });

  it('ログインが切れた場合、新しいページとして担当者のログインへ送る', async () => {
    const page = openedBy(() => Promise.reject(new AppError('unauthenticated')));
    const answer: Response = await enterDesk(page, 'open-desk').then(
      () => new Response(),
      (thrown) => thrown,
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/desk/login']);
    expect(answer.headers.get('x-remix-reload-document')).toBe('true');
  });

  it('つながらない場合、その場に503の画面を出す', async () => {
    expect(await outcome(openedBy(() => Promise.reject(new AppError('unavailable'))))).toBe(503);
  });
});
