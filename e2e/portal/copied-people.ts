import { randomUUID } from 'node:crypto';
import { createPasswordHashing } from '../../packages/adapters/src/identity/password-hashing.ts';
import { inDatabase } from './portal-database.ts';

/** Columns of a copy that differ from the demo person's; in the database's own names. */
type Changes = Readonly<Record<string, unknown>>;

/**
 * Makes a person like a demo person, password included, in the tables where the portal itself keeps them: for states
 * that only staff, an insurer or time bring about.
 */
async function copyPerson(
  demoEmail: string,
  { account, member = {} }: { account: Changes; member?: Changes },
): Promise<{ sub: string; memberId: string }> {
  const [sub, baseId, memberId] = [randomUUID(), randomUUID(), randomUUID()];
  const pool = { ...account, sub };
  const base = { id: baseId, pool_sub: sub, pool_username: account.username };
  const copied = await inDatabase(
    `with person as (
       insert into pool_users
       select (jsonb_populate_record(u, $2::jsonb)).* from pool_users u where u.email = $1
     ), base as (
       insert into base_accounts
       select (jsonb_populate_record(b, $3::jsonb)).* from base_accounts b where b.email = $1
     )
     insert into members
     select (jsonb_populate_record(m, $4::jsonb)).* from members m
     join base_accounts b on b.id = m.base_account_id where b.email = $1
     order by m.created_at limit 1`,
    [
      demoEmail,
      JSON.stringify(pool),
      JSON.stringify({ ...base, email: account.email, phone_number: account.phone_number }),
      JSON.stringify({ ...member, id: memberId, base_account_id: baseId }),
    ],
  );
  if (copied !== 1) throw new Error(`${copied} people were made after ${demoEmail}.`);
  return { sub, memberId };
}

/** Somebody with an ID from a piece of paper (G41). */
export interface PaperPerson {
  username: string;
  phone: string;
  email: string;
}

interface PaperState {
  /** The password was never changed: a new one is asked for at the first login. */
  isFirstLogin?: boolean;
  /** Asked for a code by SMS at each login. */
  hasSmsCode?: boolean;
  /** The word that staff agreed on with the person. */
  passphrase?: string;
  /** The address has not been proven yet. */
  isEmailUnproven?: boolean;
}

/** Makes a temporary account with the demo's password, and a member who has not moved yet. */
export async function makePaperPerson(
  { username, phone, email }: PaperPerson,
  { isFirstLogin = false, hasSmsCode = false, passphrase, isEmailUnproven = false }: PaperState = {},
): Promise<void> {
  const attributes = passphrase
    ? { 'custom:passphrase_hash': await createPasswordHashing().hash(passphrase) }
    : {};
  const { sub } = await copyPerson('temporary@demo.example', {
    account: {
      username,
      email,
      phone_number: `+81${phone.slice(1)}`,
      status: isFirstLogin ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
      is_email_verified: !isEmailUnproven,
      attributes,
    },
  });
  if (hasSmsCode) {
    await inDatabase(
      `insert into pool_factors (sub, is_sms_enabled, is_app_enabled, preferred)
       values ($1, true, false, 'sms')`,
      [sub],
    );
  }
}

/**
 * Makes of somebody who signed up here a person from before the common ID (G39, G41): the account keeps its password and
 * second factor, and signs in by an ID on paper. `phone` as a member types it.
 */
export async function makeEarlierAccountOf({ phone }: { phone: string }, username: string): Promise<void> {
  const number = `+81${phone.slice(1)}`;
  const named = await inDatabase(
    'update pool_users set username = $2, is_email_verified = true where phone_number = $1',
    [number, username],
  );
  const earlier = await inDatabase(
    "update base_accounts set pool_username = $2, account_type = 'temporary' where phone_number = $1",
    [number, username],
  );
  if (named !== 1 || earlier !== 1) throw new Error(`${named} and ${earlier} accounts were changed.`);
}

/** An insured member whose policy has ended by now, with a new policy beside it that holds. */
export async function makeFormerlyInsured(
  { phone, email }: { phone: string; email: string },
  { endedNumber, newNumber }: { endedNumber: string; newNumber: string },
): Promise<void> {
  const { memberId } = await copyPerson('insurance@demo.example', {
    account: { username: randomUUID(), email, phone_number: `+81${phone.slice(1)}` },
    member: { insurance_number: endedNumber },
  });
  // Agreed to the terms in force, like the person copied: what is asked for at the login is the policy alone.
  await inDatabase(
    `insert into member_consents
     select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'member_id', $2::text))).*
     from member_consents c join members m on m.id = c.member_id
     join base_accounts b on b.id = m.base_account_id where b.email = $1 and m.member_type = 'insurance'`,
    ['insurance@demo.example', memberId],
  );
  await inDatabase(
    `insert into insurance_policies
     select (jsonb_populate_record(p, $1::jsonb)).* from insurance_policies p where p.insurance_number = $3
     union all
     select (jsonb_populate_record(p, $2::jsonb)).* from insurance_policies p where p.insurance_number = $3`,
    [
      JSON.stringify({ insurance_number: endedNumber, valid_until: '2025-03-31' }),
      JSON.stringify({ insurance_number: newNumber, valid_until: null }),
      'HD12345678',
    ],
  );
}
