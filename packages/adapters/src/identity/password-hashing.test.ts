import { expect, it } from 'vitest';
import { createPasswordHashing } from './password-hashing.ts';

it('hashes with argon2id at the agreed cost, salted', async () => {
  const passwords = createPasswordHashing();
  const [first, second] = await Promise.all([passwords.hash('hinata-27'), passwords.hash('hinata-27')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await passwords.verify(first, 'hinata-27')).toBe(true);
  expect(await passwords.verify(first, 'hinata-28')).toBe(false);
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
