import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import type { StaffCaller } from '../../http/caller.ts';
import {
  DEMO_DOMAIN,
  findStaff,
  newAuthenticatorSecret,
  openSecret,
  sealSecret,
  staffSealer,
} from '../../modules/staff/index.ts';
import { staffMembers } from '../../modules/staff/staff.table.ts';

const LOGIN = `supporter${DEMO_DOMAIN}`;

const SUPPORTER = { display_name: '佐藤', role: 'supporter' } as const;

export interface DemoSupporter {
  login: string;
  authenticatorSecret: string;
  /** Who acts where the demo's history is written. */
  caller: StaffCaller;
}

/**
 * The demo's supporter, signed in to with the demo's password and the secret that the start prints (identity: demo
 * members). Who is there stays as they are; null when this is no demo.
 */
export async function seedDemoStaff({
  database,
  settings,
  keyRing,
  passwords,
  clock,
}: Pick<
  Dependencies,
  'database' | 'settings' | 'keyRing' | 'passwords' | 'clock'
>): Promise<DemoSupporter | null> {
  if (settings.demo === null) return null;
  const sealer = staffSealer({ settings, keyRing });
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
