import { expect, it } from 'vitest';
import type { PoolCalls } from './pool-calls.ts';
import { createPoolSignIn } from './pool-sign-in.ts';

/** The embedded pool never asks for what the portal does not know; a managed one with other settings could. */
const askingFor = (ChallengeName: string) =>
  createPoolSignIn(
    {
      pool: { send: async () => ({ ChallengeName, Session: 'a-session' }) },
      client: { clientId: 'portal' },
      hashOf: () => 'hash',
    } as unknown as PoolCalls,
    { find: async () => null },
  );

const FROM = { ip: '127.0.0.1', variant: 'hatch' } as const;

it.each(['MFA_SETUP', 'WEB_AUTHN'])(
  '会員基盤が知らない確認（%s）を求めた場合、こちらの落ち度とする',
  async (name) => {
    await expect(askingFor(name).signIn('hanako', 'himitsu', FROM)).rejects.toMatchObject({ code: 'server' });
  },
);

it('形をそろえたパスワードで断られた場合、打たれたままのものを一度だけためす', async () => {
  const sent: string[] = [];
  const refusing = createPoolSignIn(
    {
      pool: {
        send: async ({ input }: { input: { AuthParameters: { PASSWORD: string } } }) => {
          sent.push(input.AuthParameters.PASSWORD);
          throw Object.assign(new Error('Incorrect username or password.'), {
            name: 'NotAuthorizedException',
          });
        },
      },
      client: { clientId: 'portal' },
      hashOf: () => 'hash',
    } as unknown as PoolCalls,
    { find: async () => null },
  );
  const wrong = expect.objectContaining({ code: 'credentials_wrong' });
  await expect(refusing.signIn('hanako', 'ｈｉｍｉｔｓｕ', FROM)).rejects.toEqual(wrong);
  expect(sent.splice(0)).toEqual(['himitsu', 'ｈｉｍｉｔｓｕ']);
  await expect(refusing.signIn('hanako', 'himitsu', FROM)).rejects.toEqual(wrong);
  expect(sent).toEqual(['himitsu']);
});
