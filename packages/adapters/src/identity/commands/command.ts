import { createHmac, timingSafeEqual } from 'node:crypto';
import { firstCharacter } from '@hidamari/domain/japanese-text';
import * as z from 'zod';
import type { CustomChallenge } from '../custom-challenge.ts';
import type { PasswordHashing } from '../password-hashing.ts';
import type { PoolAttempts } from '../pool-attempts.ts';
import type { PoolCodes } from '../pool-codes.ts';
import { PoolException } from '../pool-exception.ts';
import type { PoolUser } from '../pool-records.ts';
import type { PoolSealer } from '../pool-seal.ts';
import type { PoolSessions } from '../pool-sessions.ts';
import type { PoolStore } from '../pool-store.ts';
import type { PoolTokens } from '../pool-tokens.ts';
import type { UserPoolClientSettings } from '../port.ts';

/** What the commands of the embedded pool work with. */
export interface Pool {
  client: UserPoolClientSettings;
  store: PoolStore;
  passwords: PasswordHashing;
  codes: PoolCodes;
  tokens: PoolTokens;
  sessions: PoolSessions;
  attempts: PoolAttempts;
  sealer: PoolSealer;
  custom: CustomChallenge;
  clock: () => Date;
}

/** One command of the pool: its input has passed the schema. */
export interface Command {
  run(pool: Pool, input: unknown): Promise<Record<string, unknown>>;
}

/** Ties a command to the shape of its input; anything else is an InvalidParameterException. */
export function command<S extends z.ZodType>(
  shape: S,
  run: (pool: Pool, input: z.output<S>) => Promise<Record<string, unknown>>,
): Command {
  return {
    run(pool, input) {
      const parsed = shape.safeParse(input);
      if (parsed.success) return run(pool, parsed.data);
      const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
      throw new PoolException('InvalidParameterException', `Invalid or missing: ${names}`);
    },
  };
}

/** Names and passwords are bounded before anything is computed from them. */
export const username = z.string().min(1).max(128);
export const password = z.string().min(1).max(256);
export const clientCall = z.object({ ClientId: z.string(), SecretHash: z.string().optional() });
export const accessToken = z.string().min(1).max(8_000);
export const typedCode = z.string().min(1).max(20);
/** What the words of a message depend on. */
export const metadata = z.record(z.string().max(100), z.string().max(200)).default({});
export const poolCall = z.object({ UserPoolId: z.string() });

/** Refuses another app client, and a caller that does not know the client's secret. */
export function checkClient(
  pool: Pool,
  clientId: string,
  name: string,
  secretHash: string | undefined,
): void {
  const { clientId: own, clientSecret } = pool.client;
  if (clientId !== own)
    throw new PoolException('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
  const expected = createHmac('sha256', clientSecret)
    .update(name + own)
    .digest();
  const given = Buffer.from(secretHash ?? '', 'base64');
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new PoolException('NotAuthorizedException', `Unable to verify secret hash for client ${clientId}`);
}

export function checkPool(pool: Pool, userPoolId: string): void {
  if (userPoolId === pool.client.userPoolId) return;
  throw new PoolException('ResourceNotFoundException', `User pool ${userPoolId} does not exist.`);
}

/** The pool's own rule on passwords: length alone (G33). Commonness is the portal's to judge. */
export function checkPassword(candidate: string): void {
  const length = [...candidate].length;
  if (length >= 8 && length <= 64) return;
  throw new PoolException(
    'InvalidPasswordException',
    'Password does not conform to policy: 8 to 64 characters',
  );
}

/** An account by username, sub, or verified alias. As many questions for any name, whoever's it is (F18). */
export async function findUser(pool: Pool, name: string): Promise<PoolUser | null> {
  const byUsername = await pool.store.findByUsername(name);
  const byAlias = await pool.store.findByAlias(normalizedAlias(name));
  return byUsername ?? byAlias;
}

export async function existingUser(pool: Pool, name: string): Promise<PoolUser> {
  const user = await findUser(pool, name);
  if (user) return user;
  throw userNotFound();
}

export const userNotFound = () => new PoolException('UserNotFoundException', 'User does not exist.');

/** The account of an access token; refused once it is disabled. */
export async function userOfToken(pool: Pool, token: string): Promise<PoolUser & { deviceKey?: string }> {
  const { sub, deviceKey } = await pool.tokens.read(token);
  const user = await existingUser(pool, sub);
  if (!user.isEnabled) throw new PoolException('NotAuthorizedException', 'User is disabled.');
  return { ...user, ...(deviceKey && { deviceKey }) };
}

/** A new password: every token, pending step and first password of the account ends with the old one. */
export async function storePassword(
  pool: Pool,
  user: PoolUser,
  changes: Pick<PoolUser, 'passwordExpiresAt' | 'status'> & { password: string },
): Promise<void> {
  const { password: chosen, ...rest } = changes;
  const passwordHash = await pool.passwords.hash(chosen);
  await pool.store.updateUser(user.sub, { ...rest, passwordHash, updatedAt: pool.clock() });
  await pool.store.endSessionsOf(user.sub);
}

/** E-mail addresses are compared in lower case. */
export const normalizedAlias = (name: string) => (name.includes('@') ? name.toLowerCase() : name);

/** `+*******1234`, `h***@e***`: enough to recognise one's own. */
export function maskDestination(to: string): string {
  if (!to.includes('@')) return `+*******${to.slice(-4)}`;
  const [name = '', domain = ''] = to.split('@');
  return `${firstCharacter(name)}***@${firstCharacter(domain)}***`;
}
