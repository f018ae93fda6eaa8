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
