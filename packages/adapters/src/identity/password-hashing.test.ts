import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createPasswordHashing } from './password-hashing.ts';

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

it('hashes with argon2id at the agreed cost, salted', async () => {
  const passwords = createPasswordHashing();
  const [first, second] = await Promise.all([passwords.hash('hinata-27'), passwords.hash('hinata-27')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await passwords.verify(first, 'hinata-27')).toBe(true);
  expect(await passwords.verify(first, 'hinata-28')).toBe(false);
});

const NFC = 'がんばれ花子2026';
const NFD = NFC.normalize('NFD');

it.each([
  [NFD, NFC],
  [NFC, NFD],
  ['ＨａｒｕｎｏＮｉｗａ７３', 'HarunoNiwa73'],
  ['HarunoNiwa73', 'ＨａｒｕｎｏＮｉｗａ７３'],
])('a password set as %s is right as %s, and not as another', async (set, typed) => {
  const passwords = createPasswordHashing({ cost: CHEAP });
  const stored = await passwords.hash(set);
  expect(await passwords.verify(stored, typed)).toBe(true);
  expect(await passwords.verify(stored, `${typed}1`)).toBe(false);
  expect(await passwords.renewed(stored, typed)).toBeNull();
});

it('a hash from before there was one form is right as it was typed, and is made anew', async () => {
  const passwords = createPasswordHashing({ cost: CHEAP });
  const old = await hash(NFD, CHEAP);
  expect(await passwords.verify(old, NFD)).toBe(true);
  const renewed = await passwords.renewed(old, NFD);
  expect(await passwords.verify(renewed, NFC)).toBe(true);
  expect(await passwords.renewed(renewed ?? '', NFD)).toBeNull();
  expect(await passwords.verify(null, NFD)).toBe(false);
});

it('signs nobody in without a stored hash, whatever is typed', async () => {
  const passwords = createPasswordHashing();
  expect(await passwords.verify(null, 'no account has this password')).toBe(false);
});

it('tells callers to come back once the queue is full, and then serves again', async () => {
  const passwords = createPasswordHashing({ atOnce: 1, waiting: 2 });
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.hash('hinata-27')));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.name] : []));
  expect(refused).toEqual([
    'TooManyRequestsException',
    'TooManyRequestsException',
    'TooManyRequestsException',
  ]);
  await expect(passwords.hash('hinata-27')).resolves.toMatch(/^\$argon2id/);
});
