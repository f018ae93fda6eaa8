import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import type { Sealer } from '../../encryption/sealer.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { newAuthenticatorSecret } from './authenticator-codes.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { findStaff } from './staff.repository.ts';
import { staffMembers } from './staff.table.ts';
import { endStaffSessionsOf } from './staff-sessions.ts';

/** No real person has an address there (RFC 2606): whoever has was made by a demo, whatever became of the account. */
const DEMO_DOMAIN = '@demo.example';
const LOGIN = `supporter${DEMO_DOMAIN}`;

export const isDemoLogin = (login: string): boolean => login.endsWith(DEMO_DOMAIN);

const SUPPORTER = { display_name: '佐藤', role: 'supporter' } as const;

interface DemoSupporter {
  login: string;
  authenticatorSecret: string;
  /** Who acts where the demo's history is written. */
  caller: StaffCaller;
}

/**
 * The demo's supporter, signed in to with the demo's password and the secret that the start prints (identity: demo
 * members). Who is there stays as they are; null when this is no demo.
 */
export async function seedDemoStaff(
  {
    database,
    settings,
    passwords,
    clock,
  }: Pick<Dependencies, 'database' | 'settings' | 'passwords' | 'clock'>,
  sealer: Sealer,
): Promise<DemoSupporter | null> {
  if (settings.demo === null) return null;
  const { password } = settings.demo;
  const known = await findStaff(database, LOGIN);
  const id = known?.id ?? randomUUID();
  const kept = known && openSecret(sealer, id, known.totp_secret_sealed);
  const secret = kept ?? newAuthenticatorSecret();
  const isSame = known !== null && kept !== null && (await passwords.verify(known.password_hash, password));
  if (!isSame) {
    const ways = {
      password_hash: await passwords.hash(password),
      totp_secret_sealed: sealSecret(sealer, id, secret),
      setup_hash: null,
      disabled_at: null,
    };
    const made = { id, login: LOGIN, ...SUPPORTER, created_at: clock() };
    if (known) await database.update(staffMembers).set(ways).where(eq(staffMembers.id, id));
    else await database.insert(staffMembers).values({ ...made, ...ways });
  }
  const { display_name: displayName, role } = known ?? SUPPORTER;
  const caller = { kind: 'staff', staffId: id, sessionId: 'demo', displayName, role } as const;
  return { login: LOGIN, authenticatorSecret: secret, caller };
}

/** For a start that is no demo: ends what the demo's staff have open; answers how many accounts there are. */
export async function endDemoStaff({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<number> {
  const accounts = await database
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(like(staffMembers.login, `%${DEMO_DOMAIN}`));
  for (const { id } of accounts) await endStaffSessionsOf(database, id, clock());
  return accounts.length;
}
