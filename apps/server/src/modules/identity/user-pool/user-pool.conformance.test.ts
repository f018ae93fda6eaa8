import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { userPoolConformance } from '@hidamari/adapters/identity/conformance';
import { embeddedPoolHandler } from '@hidamari/adapters/identity/embedded';
import { createPasswordHashing } from '@hidamari/adapters/identity/password-hashing';
import type { PoolStore } from '@hidamari/adapters/identity/port';
import { openTestDatabase } from '@hidamari/testing/database';
import { beforeAll } from 'vitest';
import { createInProcessBus } from '../../../bus/in-process-bus.ts';
import { createKeyRing } from '../../../encryption/key-ring.ts';
import { createOutbox } from '../../../jobs/outbox.ts';
import { CHEAP_HASHING } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { normalizePassphrase, PASSPHRASE_ATTRIBUTE, passphraseChallenge } from './passphrase-challenge.ts';
import { createPoolStore } from './pool-store.ts';

const client = { userPoolId: 'embedded_Test', clientId: 'portal', clientSecret: 'a-secret-of-tests' };
const closing: (() => Promise<void>)[] = [];
beforeAll(() => async () => {
  for (const close of closing) await close();
});

userPoolConformance('embedded, on the portal’s database', async () => {
  const opened = await openTestDatabase();
  closing.push(() => opened.close());
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const keyRing = createKeyRing({ current: Buffer.alloc(32, 7), previous: [] });
  const outbox = createOutbox({ keyRing, bus: createInProcessBus(), clock });
  const codes = new Map<string, string>();
  const passwords = createPasswordHashing({ cost: CHEAP_HASHING });
  const store: PoolStore = createPoolStore(opened.database, outbox);
  const requestHandler = embeddedPoolHandler({
    client,
    clock,
    custom: passphraseChallenge,
    passwords,
    keys: { tokens: [Buffer.alloc(32, 1)], codes: [Buffer.alloc(32, 2)], secrets: [Buffer.alloc(32, 3)] },
    // What leaves is written down on its way out; everything else is the store itself.
    store: {
      ...store,
      insertCode: async (code, delivery) => {
        codes.set(delivery.to, delivery.code);
        await store.insertCode(code, delivery);
      },
    },
  });
  // The stock client: nothing of it is replaced but what carries its requests.
  const pool = new CognitoIdentityProviderClient({
    region: 'ap-northeast-1',
    credentials: { accessKeyId: 'tests', secretAccessKey: 'tests' },
    requestHandler,
  });
  let last = 0;
  return {
    pool,
    client,
    newPhoneNumber: () => {
      last += 1;
      return `+8190${String(20_000_000 + last)}`;
    },
    readCode: async (to) => codes.get(to) ?? '',
    pass: (seconds: number) => {
      ahead += seconds * 1000;
    },
    now: clock,
    passphrase: {
      attribute: PASSPHRASE_ATTRIBUTE,
      hashOf: (word: string) => passwords.hash(normalizePassphrase(word)),
    },
  };
});
