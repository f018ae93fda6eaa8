import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, type Member } from '../consultations/consultations.fixture.ts';
import { eraseIllnessData } from '../privacy/erase-illness-data.ts';
import { eraseTrashedLogs } from '../treatment-logs/erase-trashed-logs.ts';
import { treatmentLogBelongings } from '../treatment-logs/move-treatment-logs.ts';
import { ERASED_WITH_MEMBER } from '../withdrawal/erase-list.ts';
import { eraseRows } from '../withdrawal/index.ts';
import { aSharedLog, comment, readBy } from './log-comments.fixture.ts';
import { logCommentBelongings } from './move-log-comments.ts';

const portal = usePortal();
const TEXT = 'ひみつの言葉';

async function aComment() {
  const desk = await aSharedLog(portal);
  const { id } = await comment(desk.supporter, { ...desk, logId: desk.log.id }, TEXT);
  return { ...desk, id };
}
const rowsOf = async (id: string) =>
  (await portal.dependencies.database.execute(sql`select * from log_comments where id = ${id}`)).rows;
const idOf = async (member: Member): Promise<string> => (await member.call('GET', '/users/me')).json().id;

// @proves state comment: erased, moved, exported
it('文は会員の鍵で封じられ、データベースに読める形では残らない', async () => {
  const { id } = await aComment();
  const rows = await rowsOf(id);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('ひみつ');
});

describe('消えるとき', () => {
  // @proves state comment: erased, moved, exported
  it('ごみ箱から記録が消える日に、コメントも消える', async () => {
    const { member, log, id } = await aComment();
    await member.call('DELETE', `/treatment-logs/${log.id}`);
    portal.pass(29 * 86_400);
    await eraseTrashedLogs(portal.dependencies);
    expect(await rowsOf(id)).toHaveLength(1);
    portal.pass(2 * 86_400);
    await eraseTrashedLogs(portal.dependencies);
    expect(await rowsOf(id)).toEqual([]);
  });

  // @proves state comment: erased, moved, exported
  it('病気についての情報の同意を取り消して30日たつと、記録といっしょに消える', async () => {
    const { member, id } = await aComment();
    await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    portal.pass(31 * 86_400);
    await eraseIllnessData(portal.dependencies, portal.dependencies.clock());
    expect(await rowsOf(id)).toEqual([]);
  });

  // @proves state comment: erased, moved, exported
  it('退会した会員のものを消す一覧にあり、その表からは、その会員のものだけが消える', async () => {
    const [gone, kept] = [await aComment(), await aComment()];
    const table = ERASED_WITH_MEMBER.find((row) => row.table === 'log_comments');
    if (!table) throw new Error('log_comments is not erased with its member.');
    await eraseRows(portal.dependencies.database, table, await idOf(gone.member));
    expect([await rowsOf(gone.id), (await rowsOf(kept.id)).length]).toEqual([[], 1]);
  });
});

describe('ひとつの会員への移行（G40）', () => {
  // @proves state comment: erased, moved, exported
  it('コメントは記録といっしょに移り、移った先の会員だけが読める', async () => {
    const { member, log, id } = await aComment();
    const other = await aMember(portal);
    const move = { from: await idOf(member), to: await idOf(other) };
    await treatmentLogBelongings.moveSome(portal.dependencies, move, 100);
    expect(await logCommentBelongings.isEmpty(portal.dependencies.database, move.from)).toBe(false);
    expect(await logCommentBelongings.moveSome(portal.dependencies, move, 0)).toBe(0);
    expect(await logCommentBelongings.moveSome(portal.dependencies, move, 100)).toBe(1);
    expect(await logCommentBelongings.isEmpty(portal.dependencies.database, move.from)).toBe(true);
    expect((await readBy(other, log.id)).comments).toMatchObject([{ id, text: TEXT }]);
    expect((await member.call('GET', `/treatment-logs/${log.id}`)).statusCode).toBe(404);
  });
});
