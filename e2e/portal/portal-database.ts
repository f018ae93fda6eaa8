import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { StaffRole } from '@hidamari/domain/staff';
import { createPool } from '../../apps/server/src/database/open-database.ts';
import { rateLimitKey } from '../../apps/server/src/http/database-rate-limits.ts';
import { hashSecret } from '../../apps/server/src/modules/identity/secrets.ts';

/** Where the portal under test keeps its data; set by whoever starts it. */
export const DATA_FOLDER_VARIABLE = 'E2E_DATA_FOLDER';

function socketOf(dataFolder: string): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  socket.connect = (() => connect(join(dataFolder, 'run', 'db.sock'))) as Socket['connect'];
  return socket;
}

/**
 * Runs one statement in the database of the portal under test, while it runs; answers how many rows it changed.
 * @param dataFolder of a portal that a test started for itself.
 */
export async function inDatabase(
  statement: string,
  values: readonly unknown[],
  dataFolder = process.env[DATA_FOLDER_VARIABLE] ?? '',
): Promise<number> {
  const { DATABASE_URL } = process.env;
  const embedded = { user: 'postgres', database: 'postgres', password: '', ssl: false } as const;
  const pool = createPool(
    DATABASE_URL
      ? { connectionString: DATABASE_URL, max: 1 }
      : { ...embedded, max: 1, stream: () => socketOf(dataFolder) },
    {},
  );
  try {
    return (await pool.query(statement, [...values])).rowCount ?? 0;
  } finally {
    await pool.end();
  }
}

/** By the clock of the run, which is the portal's too; the database's own is the machine's. */
const aMinuteAgo = () => new Date(Date.now() - 60_000);

/** Ends the life of an account's verification mails, as a day that went by does. Answers how many there were. */
export function letMailLinksExpire(email: string): Promise<number> {
  return inDatabase('update email_verifications set expires_at = $2 where email = $1', [email, aMinuteAgo()]);
}

/** Ends the life of an account's one-time codes, as ten minutes do. `phone` as a member types it: 09012345678. */
export function letCodesExpire(phone: string): Promise<number> {
  return inDatabase(
    `update pool_codes set expires_at = $2
     where sub in (select sub from pool_users where phone_number = $1)`,
    [`+81${phone.slice(1)}`, aMinuteAgo()],
  );
}

/**
 * The minute between two codes of the pool to one number goes by, for the pool and for the portal, which both count. `phone` as a
 * member types it. Answers how many codes there were.
 */
export async function letCodeWaitPass(phone: string): Promise<number> {
  const number = `+81${phone.slice(1)}`;
  const secret = readFileSync(
    join(process.env[DATA_FOLDER_VARIABLE] ?? '', 'secrets', 'session-secret'),
    'utf8',
  );
  await inDatabase('delete from rate_limits where key = $1', [
    rateLimitKey(secret, 'code-resend', `pool|${number}`),
  ]);
  return inDatabase(
    `update pool_codes set sent_at = sent_at - interval '2 minutes'
     where sub in (select sub from pool_users where phone_number = $1)`,
    [number],
  );
}

/** Proves an address of an account in the pool, as the link of a mail does that is opened on another device. */
export function proveEmailElsewhere(email: string): Promise<number> {
  return inDatabase('update pool_users set is_email_verified = true where email = $1', [email]);
}

/** Gives an account the demo people's password, as a change on another device does. `phone` as a member types it. */
export function giveDemoPassword(phone: string): Promise<number> {
  return inDatabase(
    `update pool_users set password_hash =
       (select password_hash from pool_users where email = 'general@demo.example')
     where phone_number = $1`,
    [`+81${phone.slice(1)}`],
  );
}

/** Ends the life of a challenge, as ten minutes without a step do. `token` is the value of its cookie. */
export function letChallengeExpire(token: string): Promise<number> {
  return inDatabase('update challenges set expires_at = $2 where token_hash = $1', [
    hashSecret(token),
    aMinuteAgo(),
  ]);
}

/** Ends the life of the code that a challenge waits for, and not of the challenge. `token` is its cookie's value. */
export function letChallengeCodeExpire(token: string): Promise<number> {
  return inDatabase(
    `update challenge_codes set expires_at = $2
     where challenge_id = (select id from challenges where token_hash = $1)`,
    [hashSecret(token), aMinuteAgo()],
  );
}

/**
 * Lets a case (H-2041) wait for so many hours, as a night or a holiday does: a page's clock can be set, the server's is
 * the clock of its computer.
 */
export function letCaseWait(number: string, hours: number): Promise<number> {
  return inDatabase(
    'update consultation_cases set waiting_since = waiting_since - make_interval(hours => $2) where case_no = $1',
    [Number(number.slice(2)), hours],
  );
}

/**
 * Lets a day go by over a finished case (H-2041): its member is asked how it went now, and not when the quiet hours of the
 * night end. Answers how many askings there were.
 */
export async function letFinishedCaseRest(number: string): Promise<number> {
  const of = [Number(number.slice(2))];
  await inDatabase(
    "update consultation_cases set closed_at = closed_at - interval '25 hours' where case_no = $1",
    of,
  );
  return inDatabase(
    `update outbox_messages set due_at = $2 where kind = 'invite-to-survey' and idempotency_key like
       (select 'survey-invitation:' || id || ':%' from consultation_cases where case_no = $1)`,
    [...of, new Date()],
  );
}

/** Lets an account be of so many days. Answers how many there were. */
export function letMembershipAge(email: string, days: number): Promise<number> {
  return inDatabase(
    `update members set created_at = created_at - make_interval(days => $2) where base_account_id =
       (select id from base_accounts where email = $1)`,
    [email, days],
  );
}

/** A staff account before its first login, as the operator's command makes one; `code` stands for the password. */
export function addStaff(
  {
    login,
    name,
    code,
    role = 'concierge',
  }: {
    login: string;
    name: string;
    code: string;
    role?: StaffRole;
  },
  dataFolder?: string,
): Promise<number> {
  return inDatabase(
    `insert into staff_members (id, login, display_name, role, setup_hash, setup_expires_at, created_at)
     values (gen_random_uuid(), $1, $2, $4, $3, $5::timestamptz + interval '1 hour', $5)`,
    [login, name, hashSecret(code), role, new Date()],
    dataFolder,
  );
}

/** Ends a concierge's half hour in a member's place, as half an hour does. Answers how many there were. */
export function letActingExpire(staffLogin: string): Promise<number> {
  return inDatabase(
    `update sessions set expires_at = $2
     where acting_staff_id = (select id from staff_members where login = $1) and ended_at is null`,
    [staffLogin, aMinuteAgo()],
  );
}

const e164 = (phone: string) => `+81${phone.slice(1)}`;

/** Makes a member's account one from before the common ID (G39). Answers how many there were. */
export function makeEarlier(email: string): Promise<number> {
  return inDatabase("update base_accounts set account_type = 'temporary' where email = $1", [email]);
}

/** The account was registered with this number, as staff wrote it down. `phone` as a member types it. */
export function writeDownNumber(email: string, phone: string): Promise<number> {
  return inDatabase('update base_accounts set phone_number = $2 where email = $1', [email, e164(phone)]);
}

/** The member was registered by staff (G43). */
export function markRegisteredByStaff(email: string): Promise<number> {
  return inDatabase(
    `update members set registered_by_concierge = true
     where base_account_id = (select id from base_accounts where email = $1)`,
    [email],
  );
}

/** The member agreed to a version of the terms before the one in force. */
export function publishNewTerms(email: string): Promise<number> {
  return inDatabase(
    `update member_consents set version = '0' where kind = 'terms' and member_id in
       (select m.id from members m join base_accounts b on b.id = m.base_account_id where b.email = $1)`,
    [email],
  );
}

/** Registers a member's request for the panel, as the desk does while the member is writing. */
export function registerElsewhere(email: string): Promise<number> {
  return inDatabase(
    `update monitor_registrations set state = 'registered', version = version + 1
     where member_id in (select m.id from members m join base_accounts a on a.id = m.base_account_id where a.email = $1)`,
    [email],
  );
}

/** Ends every session of an account, as a password that was changed on another device does. */
export function endSessionsElsewhere(email: string): Promise<number> {
  return inDatabase(
    `update sessions set ended_at = $2 where ended_at is null and base_account_id in
       (select id from base_accounts where email = $1)`,
    [email, new Date()],
  );
}

/** The member told that their dear one has died. Answers how many there were. */
export function tellOfDeath(email: string): Promise<number> {
  return inDatabase(
    `update members set bereaved_at = $2 where base_account_id in
       (select id from base_accounts where email = $1)`,
    [email, new Date()],
  );
}

/** The survey about a finished case (H-2041) closes in so many seconds; links that are made from now on say so. */
export function letSurveyCloseIn(number: string, seconds: number): Promise<number> {
  return inDatabase(
    `update survey_invitations set expires_at = $2 where case_id in
       (select id from consultation_cases where case_no = $1)`,
    [Number(number.slice(2)), new Date(Date.now() + seconds * 1_000)],
  );
}

/** Whether a daily job has been done since this moment, and nothing waits that it put into the outbox. */
export async function isJobDone(
  { job, kind, since }: { job: string; kind: string; since: Date },
  dataFolder: string,
): Promise<boolean> {
  const done = 'select name from scheduled_jobs where name = $1 and last_done_at >= $2';
  if ((await inDatabase(done, [job, since], dataFolder)) === 0) return false;
  const waiting = 'select id from outbox_messages where kind = $1 and done_at is null and dead_at is null';
  return (await inDatabase(waiting, [kind], dataFolder)) === 0;
}
