import { createHmac, randomUUID } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deriveKey } from '../../encryption/session-keys.ts';
import { DEMO_PASSWORD_MARK, DEMO_PERSON_MARK, poolClientOf } from '../../modules/identity/index.ts';
import { poolUsers } from '../../modules/identity/user-pool/pool.table.ts';
import { baseAccounts } from '../../modules/members/base-account.table.ts';
import { members } from '../../modules/members/member.table.ts';
import { addressOf, type DemoPerson, keyOfAddress, PEOPLE } from './demo-people.ts';

/** A demo person's account in the embedded pool, as far as it has come and whatever its person made of it. */
export interface DemoAccount {
  sub: string;
  username: string;
  /** What signs it in now: its person may have changed the address and the number. */
  login: string;
  marks: Readonly<Record<string, string>>;
  /**
   * new: a start was cut off before its member was made. member: the one of theirs that is with us. gone: they have left,
   * or moved to another common ID.
   */
  standing: { kind: 'new' } | { kind: 'member'; memberId: string } | { kind: 'gone' };
}

const mark = (name: string) => sql`${poolUsers.attributes}->>${name}::text`;

/**
 * The accounts that stand, by person. One query: each start of a demo asks. They are known by a mark, since address,
 * number and password are their person's to change; those of an earlier version by the address they were made with.
 */
export async function findDemoAccounts(
  database: Database,
): Promise<ReadonlyMap<DemoPerson['key'], DemoAccount>> {
  const addresses = PEOPLE.map(({ key }) => addressOf(key));
  const marked = mark(DEMO_PERSON_MARK);
  const rows = await database
    .select({
      sub: poolUsers.sub,
      username: poolUsers.username,
      email: poolUsers.email,
      isEmailVerified: poolUsers.is_email_verified,
      phoneNumber: poolUsers.phone_number,
      marks: poolUsers.attributes,
      baseId: baseAccounts.id,
      memberId: members.id,
      leftAt: members.withdrawn_at,
    })
    .from(poolUsers)
    .leftJoin(baseAccounts, eq(baseAccounts.pool_sub, sql`${poolUsers.sub}::text`))
    .leftJoin(members, eq(members.base_account_id, baseAccounts.id))
    .where(
      or(
        sql`${marked} is not null`,
        inArray(poolUsers.username, addresses),
        and(poolUsers.is_email_verified, inArray(poolUsers.email, addresses)),
      ),
    )
    // Somebody else may have taken the address that a demo person gave up; of several members the demo made the first.
    .orderBy(sql`${marked} is null`, sql`${members.withdrawn_at} is not null`, asc(members.created_at));
  const found = new Map<DemoPerson['key'], DemoAccount>();
  for (const { sub, username, marks, email, isEmailVerified, phoneNumber, ...row } of rows) {
    const key = keyOf(marks[DEMO_PERSON_MARK]) ?? keyOfAddress(username) ?? keyOfAddress(email ?? '');
    if (key === undefined || found.has(key)) continue;
    const login = (isEmailVerified ? email : phoneNumber) ?? username;
    found.set(key, { sub, username, marks, login, standing: standingOf(row) });
  }
  return found;
}

const keyOf = (marked: string | undefined) => PEOPLE.find(({ key }) => key === marked)?.key;

function standingOf({
  baseId,
  memberId,
  leftAt,
}: {
  baseId: string | null;
  memberId: string | null;
  leftAt: Date | null;
}): DemoAccount['standing'] {
  // The two are made together: without the one nothing was made yet, without the other it has gone elsewhere.
  if (baseId === null) return { kind: 'new' };
  return memberId === null || leftAt !== null ? { kind: 'gone' } : { kind: 'member', memberId };
}

/** A new account, without password yet; null when somebody else's account has the number or the name. */
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
          { Name: DEMO_PERSON_MARK, Value: person.key },
        ],
      }),
    )
    .catch((error: unknown) => {
      if (['AliasExistsException', 'UsernameExistsException'].includes((error as Error).name)) return null;
      throw error;
    });
  if (!made) return null;
  const sub = made.User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? '';
  return {
    sub,
    username,
    login: email,
    marks: { [DEMO_PERSON_MARK]: person.key },
    standing: { kind: 'new' },
  };
}

/** Gives the account this password unless it was the last it was given: the mark tells without a slow hash. */
export async function setDemoPassword(
  dependencies: Pick<Dependencies, 'userPool' | 'settings'>,
  account: DemoAccount,
  password: string,
): Promise<void> {
  const { userPool, settings } = dependencies;
  const key = deriveKey(settings.sessionSecrets, 'demo-password-mark');
  const value = createHmac('sha256', key).update(`${account.sub} ${password}`).digest('base64url');
  if (account.marks[DEMO_PASSWORD_MARK] === value) return;
  const user = { UserPoolId: poolClientOf(settings).userPoolId, Username: account.username };
  await userPool.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
  // After the password: cut off in between, the next start sets it again.
  await setMarks(dependencies, account, { [DEMO_PASSWORD_MARK]: value });
}

/** Writes marks at the account; they lie with it, so that an exchanged database tells the truth about its own accounts. */
export async function setMarks(
  { userPool, settings }: Pick<Dependencies, 'userPool' | 'settings'>,
  { username }: Pick<DemoAccount, 'username'>,
  marks: Readonly<Record<string, string>>,
): Promise<void> {
  const UserAttributes = Object.entries(marks).map(([Name, Value]) => ({ Name, Value }));
  const user = { UserPoolId: poolClientOf(settings).userPoolId, Username: username };
  await userPool.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }));
}
