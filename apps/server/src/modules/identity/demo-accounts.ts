import { createHmac, randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { baseAccounts } from '../members/base-account.table.ts';
import { members } from '../members/member.table.ts';
import { addressOf, type DemoPerson, PEOPLE } from './demo-people.ts';
import { deriveKey } from './secrets.ts';
import { poolUsers } from './user-pool/pool.table.ts';
import { poolClientOf } from './user-pool/pool-client.ts';

/** A demo person's account in the embedded pool, as far as it has come. */
export interface DemoAccount {
  sub: string;
  username: string;
  /** Tells which password it was given last; undefined before the first. */
  passwordMark: string | undefined;
  /** null: a start was cut off before its member was made. */
  memberId: string | null;
}

/** The accounts that stand, by address. One query: each start of a demo asks. */
export async function findDemoAccounts(database: Database): Promise<ReadonlyMap<string, DemoAccount>> {
  const addresses = PEOPLE.map(({ key }) => addressOf(key));
  const rows = await database
    .select({
      email: poolUsers.email,
      sub: poolUsers.sub,
      username: poolUsers.username,
      attributes: poolUsers.attributes,
      memberId: members.id,
    })
    .from(poolUsers)
    .leftJoin(baseAccounts, eq(baseAccounts.pool_sub, sql`${poolUsers.sub}::text`))
    .leftJoin(members, eq(members.base_account_id, baseAccounts.id))
    .where(and(poolUsers.is_email_verified, inArray(poolUsers.email, addresses)))
    .orderBy(asc(members.created_at));
  const found = new Map<string, DemoAccount>();
  for (const { email, attributes, ...row } of rows) {
    // The first member is the one that the demo made.
    if (email === null || found.has(email)) continue;
    found.set(email, { ...row, passwordMark: attributes[PASSWORD_MARK] });
  }
  return found;
}

/** A new account, without password yet; null when somebody else's account has the number. */
export async function createDemoAccount(
  { userPool, settings }: Dependencies,
  person: DemoPerson,
): Promise<DemoAccount | null> {
  const email = addressOf(person.key);
  // A temporary account's username is its address: it signs in with it straight in the pool.
  const username = person.isTemporary ? email : randomUUID();
  const made = await userPool
    .send(
      new AdminCreateUserCommand({
        UserPoolId: poolClientOf(settings).userPoolId,
        Username: username,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'phone_number', Value: person.phoneNumber },
          { Name: 'phone_number_verified', Value: 'true' },
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    )
    .catch((error: unknown) => {
      if ((error as Error).name === 'AliasExistsException') return null;
      throw error;
    });
  if (!made) return null;
  const sub = made.User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
  return { sub, username, passwordMark: undefined, memberId: null };
}

/** Lies with the account, so that an exchanged database tells the truth about its own accounts. */
const PASSWORD_MARK = 'custom:demo_password';

/** Gives the account this password unless it was the last it was given: the mark tells without a slow hash. */
export async function keepPassword(
  { userPool, settings }: Dependencies,
  { sub, username, passwordMark }: DemoAccount,
  password: string,
): Promise<void> {
  const key = deriveKey(settings.sessionSecret, 'demo-password-mark');
  const mark = createHmac('sha256', key).update(`${sub} ${password}`).digest('base64url');
  if (passwordMark === mark) return;
  const user = { UserPoolId: poolClientOf(settings).userPoolId, Username: username };
  await userPool.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
  // After the password: cut off in between, the next start sets it again.
  const UserAttributes = [{ Name: PASSWORD_MARK, Value: mark }];
  await userPool.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }));
}
