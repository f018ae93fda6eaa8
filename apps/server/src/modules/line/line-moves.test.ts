import { describe, expect, it } from 'vitest';
import { usePortal } from '../identity/portal-under-test.fixture.ts';
import { giveMembersTo } from '../members/index.ts';
import { aMember, rowOf, type Someone } from '../withdrawal/withdrawal.fixture.ts';
import { linked } from './line.fixture.ts';

const portal = usePortal();

const accountOf = async ({ memberId }: Someone) =>
  String((await rowOf(portal, `select base_account_id as id from members where id = '${memberId}'`)).id);
const lineOf = (account: string) =>
  rowOf(
    portal,
    `select line_user_id, line_linked_at is not null as is_dated from base_accounts where id = '${account}'`,
  );

describe('二つのアカウントが一つになる場合（G40）', () => {
  it('残るほうにLINEがなければ、連携もいっしょに移る', async () => {
    const [earlier, common] = [await aMember(portal), await aMember(portal)];
    const owner = await linked(portal, earlier);
    const [from, to] = [await accountOf(earlier), await accountOf(common)];
    await portal.dependencies.database.transaction((tx) => giveMembersTo(tx, from, to));
    expect(await lineOf(to)).toEqual({ line_user_id: owner.account, is_dated: true });
    expect(await lineOf(from)).toEqual({ line_user_id: null, is_dated: false });
  });

  it('残るほうにLINEがあれば、そちらが残り、空になるほうの連携は外れる', async () => {
    const [earlier, common] = [await aMember(portal), await aMember(portal)];
    await linked(portal, earlier);
    const kept = await linked(portal, common);
    const [from, to] = [await accountOf(earlier), await accountOf(common)];
    await portal.dependencies.database.transaction((tx) => giveMembersTo(tx, from, to));
    expect(await lineOf(to)).toEqual({ line_user_id: kept.account, is_dated: true });
    expect(await lineOf(from)).toEqual({ line_user_id: null, is_dated: false });
  });
});
