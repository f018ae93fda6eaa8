import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { staffMembers } from '../staff/staff.table.ts';
import { logIn, PASSWORD } from './sign-up.fixture.ts';
import { poolUsers } from './user-pool/pool.table.ts';

const portal = usePortal();

const NFC = 'がんばれ花子2026';
const NFD = NFC.normalize('NFD');
/** Of the NFD form itself, as it was hashed before there was one form. */
const OLD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$UyICWhq68ngzqn6VB2Ezyw$4Lsu/ArDlpY8XgXCqFtyoHLZvOQtBG5yh55Dqg1ir9Y';

const isLetIn = async (identifier: string, password: string) =>
  (await logIn(portal, new Browser(portal.app), { identifier, password })).answer?.statusCode === 200;

it.each([
  [NFD, NFC],
  [NFC, NFD],
  ['ＨａｒｕｎｏＮｉｗａ７３', 'HarunoNiwa73'],
  ['HarunoNiwa73', 'ＨａｒｕｎｏＮｉｗａ７３'],
])('パスワードを %s と決めた場合、%s と打っても入れる', async (chosen, typed) => {
  const { browser, accessToken, phone } = await makeMember(portal, 'general');
  const body = { present_password: PASSWORD, password: chosen };
  const set = await browser.call('PUT', '/hi/hosted-login/logged-in/password', body, accessToken);
  expect(set.statusCode, set.body).toBe(200);
  expect(await isLetIn(phone, typed)).toBe(true);
  expect(await isLetIn(phone, `${typed}x`)).toBe(false);
});

it('形をそろえる前に決めた会員のパスワードは、同じ打ち方で入れて、次からはどの打ち方でも入れる', async () => {
  const { phone, email } = await makeMember(portal, 'general');
  const { database } = portal.dependencies;
  await database.update(poolUsers).set({ password_hash: OLD_HASH }).where(eq(poolUsers.email, email));
  expect(await isLetIn(phone, NFC)).toBe(false);
  expect(await isLetIn(phone, NFD)).toBe(true);
  expect(await isLetIn(phone, NFC)).toBe(true);
});

it('形をそろえる前に決めた相談員のパスワードも、同じ', async () => {
  const { id, login } = await makeStaff(portal);
  const { database } = portal.dependencies;
  await database.update(staffMembers).set({ password_hash: OLD_HASH }).where(eq(staffMembers.id, id));
  const statusOf = async (password: string) =>
    (await new Browser(portal.app).call('POST', '/desk/login', { login, password })).statusCode;
  expect(await statusOf(NFC)).toBe(401);
  expect(await statusOf(NFD)).toBe(200);
  expect(await statusOf(NFC)).toBe(200);
});
