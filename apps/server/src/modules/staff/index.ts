import { lt, or } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { lastingKeys } from '../../encryption/portal-keys.ts';
import { createSealer, type Sealer } from '../../encryption/sealer.ts';
import type { Authenticator } from '../../http/caller.ts';
import type { ModuleWith } from '../../portal-module.ts';
import type { AccessRecordsModule } from '../access-records/index.ts';
import type { IdentityModule } from '../identity/index.ts';
import type { TalkNumbersModule } from '../talk-numbers/index.ts';
import { endDemoStaff } from './end-demo-staff.ts';
import { staffRoutes } from './staff.routes.ts';
import { staffChallenges, staffSessions } from './staff.table.ts';
import { secondsAfter } from './staff-parts.ts';
import { findStaffSession } from './staff-sessions.ts';

/** Sessions that are over are kept this long, then tidied away; what was done in them stands in the record of reads. */
const KEPT_SECONDS = 30 * 86_400;

export type StaffModule = ModuleWith<'routes' | 'jobs'> &
  Pick<Authenticator, 'byStaffCookie'> & {
    /** For a start that is no demo: see `endDemoStaff`. */
    endDemo(): Promise<number>;
  };

/** Seals what their authenticator apps share with us. */
export const staffSealer = (source: Parameters<typeof lastingKeys>[0]): Sealer =>
  createSealer(lastingKeys(source, 'staff-authenticator'));

/** Accounts of staff, their login, and their work in a member's place (G42, G140). */
export function createStaffModule(
  dependencies: Dependencies,
  {
    acting,
    records,
    talkNumbers,
  }: {
    acting: IdentityModule['acting'];
    records: AccessRecordsModule;
    talkNumbers: TalkNumbersModule;
  },
): StaffModule {
  const { database, encryption, rateLimits, passwords, passwordLimit, settings } = dependencies;
  const sealer = staffSealer(dependencies);
  const routes = staffRoutes({
    database,
    encryption,
    rateLimits,
    passwords,
    passwordLimit,
    settings,
    sealer,
    acting,
    records,
    talkNumbers,
  });
  const byStaffCookie: Authenticator['byStaffCookie'] = (cookie, facts) =>
    findStaffSession(database, cookie, facts);
  const jobs = [
    {
      name: 'tidy-staff',
      dailyAt: '03:25',
      run: async (now: Date) => {
        const limit = secondsAfter(now, -KEPT_SECONDS);
        await database.delete(staffChallenges).where(lt(staffChallenges.expires_at, now));
        await database
          .delete(staffSessions)
          .where(or(lt(staffSessions.ended_at, limit), lt(staffSessions.expires_at, limit)));
      },
    },
  ];
  return {
    routes,
    jobs,
    byStaffCookie,
    endDemo: () => endDemoStaff(dependencies),
  };
}

export { newAuthenticatorSecret, openSecret, sealSecret } from './authenticator-codes.ts';
export { DeskPresence } from './desk-presence.ts';
export { DEMO_DOMAIN } from './end-demo-staff.ts';
export { NOBODY_NOTIFIED, notifyOnCall } from './notify-on-call.ts';
export { findStaff } from './staff.repository.ts';
export { isPresent, listPresent, type PresentStaff } from './staff-parts.ts';
export { listActiveStaffSessions } from './staff-sessions.ts';
