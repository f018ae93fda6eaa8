import { Socket } from 'node:net';
import { join } from 'node:path';
import { createPool } from '../../apps/server/src/database/open-database.ts';
import { hashSecret } from '../../apps/server/src/modules/identity/secrets.ts';

/** Where the portal under test keeps its data; set by whoever starts it. */
export const DATA_FOLDER_VARIABLE = 'E2E_DATA_FOLDER';

function socketOf(dataFolder: string): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  socket.connect = (() => connect(join(dataFolder, 'run', 'db.sock'))) as Socket['connect'];
  return socket;
}

/** Runs one statement in the database of the portal under test, while it runs; answers how many rows it changed. */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<number> {
  const dataFolder = process.env[DATA_FOLDER_VARIABLE] ?? '';
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

/** Ends the life of an account's verification mails, as a day that went by does. Answers how many there were. */
export function letMailLinksExpire(email: string): Promise<number> {
  return inDatabase(
    "update email_verifications set expires_at = now() - interval '1 minute' where email = $1",
    [email],
  );
}

/** Ends the life of an account's one-time codes, as ten minutes do. `phone` as a member types it: 09012345678. */
export function letCodesExpire(phone: string): Promise<number> {
  return inDatabase(
    `update pool_codes set expires_at = now() - interval '1 minute'
     where sub in (select sub from pool_users where phone_number = $1)`,
    [`+81${phone.slice(1)}`],
  );
}

/** Proves an address of an account in the pool, as the link of a mail does that is opened on another device. */
export function proveEmailElsewhere(email: string): Promise<number> {
  return inDatabase('update pool_users set is_email_verified = true where email = $1', [email]);
}

/** Ends the life of a challenge, as ten minutes without a step do. `token` is the value of its cookie. */
export function letChallengeExpire(token: string): Promise<number> {
  return inDatabase(
    `update challenges set expires_at = now() - interval '1 minute'
     where token_hash = $1`,
    [hashSecret(token)],
  );
}
