import { presentSince, type StaffRole } from '@hidamari/domain/staff';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Sealer } from '../../encryption/sealer.ts';
import type { RequestFacts } from '../../http/caller.ts';
import type { CookieJar } from '../../http/route.ts';
import type { AccessRecordsModule } from '../access-records/index.ts';
import type { IdentityModule } from '../identity/index.ts';
import type { TalkNumbersModule } from '../talk-numbers/index.ts';
import { deskPresences, staffMembers } from './staff.table.ts';

/** What the use cases of the desk work with. */
export interface StaffParts
  extends Pick<
    Dependencies,
    'database' | 'encryption' | 'rateLimits' | 'passwords' | 'passwordLimit' | 'settings'
  > {
  /** Seals authenticator secrets under a key of their own. */
  sealer: Sealer;
  acting: IdentityModule['acting'];
  records: AccessRecordsModule;
  talkNumbers: Pick<TalkNumbersModule, 'use'>;
}

/** The request of a use case and the cookies of its answer. */
export interface Exchange {
  request: RequestFacts;
  cookies: CookieJar;
}

/** Lives of the staff side, in seconds, on the server's clock (G42). The idle time, which pages know too, is the domain's. */
export const STAFF_SESSION_SECONDS = 8 * 3_600;
/** From the right password to the second factor. */
export const STAFF_CHALLENGE_SECONDS = 10 * 60;
/** Wrong codes that one login may bring. */
export const STAFF_CODE_TRIES = 5;
/** How long the one-time code of a new account waits for its first login. */
export const SET_UP_SECONDS = 3 * 86_400;

export function secondsAfter(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}

/** Somebody of staff as colleagues see them. */
export interface PresentStaff {
  id: string;
  display_name: string;
  role: StaffRole;
}

/** Whose desk is open now, on whichever server, by name. */
export async function listPresent(executor: Executor, now: Date): Promise<PresentStaff[]> {
  const { id, display_name, role, disabled_at } = staffMembers;
  return executor
    .selectDistinct({ id, display_name, role })
    .from(deskPresences)
    .innerJoin(staffMembers, eq(staffMembers.id, deskPresences.staff_id))
    .where(and(gt(deskPresences.seen_at, presentSince(now)), isNull(disabled_at)))
    .orderBy(asc(display_name), asc(id))
    .limit(500);
}

/** True while this person has the desk open. */
export async function isPresent(executor: Executor, staffId: string, now: Date): Promise<boolean> {
  return (await listPresent(executor, now)).some(({ id }) => id === staffId);
}
