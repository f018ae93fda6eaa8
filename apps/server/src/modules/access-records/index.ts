import { listAccessDiaryEndpoint } from '@hidamari/contract/access-diary';
import type { Dependencies } from '../../dependencies.ts';
import type { ActingAccess } from '../../http/acting-guard.ts';
import { route } from '../../http/route.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { eraseOldAccessRecords } from './erase-records.ts';
import { listAccessDiary, listActsOf } from './list-access.ts';
import { recordAccess } from './record-access.ts';
import { verifyChain } from './verify-chain.ts';

export { eraseAccessRecordsOf } from './erase-records.ts';
export { type Access, ONE_READING_MS, recordAccess, recordAccessOnce } from './record-access.ts';

export type AccessRecordsModule = ModuleWith<'routes' | 'jobs'> & {
  /** A concierge's call, written down before it runs; rejects when it could not be, and then it does not run. */
  recordActing(access: ActingAccess): Promise<void>;
  listActsOf(staffId: string): ReturnType<typeof listActsOf>;
};

/** The record of what anybody but the member did with a member's data, and the diary that the member reads (F46). */
export function createAccessRecordsModule(
  dependencies: Pick<Dependencies, 'database' | 'encryption' | 'clock' | 'log'>,
): AccessRecordsModule {
  const { database, encryption, log } = dependencies;
  const routes = [
    route(listAccessDiaryEndpoint, async ({ caller, query }) => ({
      status: 200,
      body: await listAccessDiary(dependencies, caller.memberId, query),
    })),
  ];
  const jobs = [
    {
      name: 'verify-access-records',
      dailyAt: '04:10',
      run: async () => {
        const { records, head, fault } = await verifyChain(database);
        // The head in the log bears witness outside the database: a chain that was written anew does not fit it.
        if (fault === null) return log.info({ records, head }, 'access records: the chain is whole');
        log.error(
          { records, head, seq: fault.seq, fault: fault.kind },
          'access records: the chain is broken',
        );
      },
    },
    {
      name: 'erase-old-access-records',
      dailyAt: '04:20',
      run: async (now: Date) => void (await eraseOldAccessRecords(database, now)),
    },
  ];
  return {
    routes,
    jobs,
    recordActing: async ({ staff, ...access }) => {
      await database.transaction((tx) =>
        recordAccess(tx, encryption, { ...access, staff, reason: staff.reason }),
      );
    },
    listActsOf: (staffId) => listActsOf(database, staffId),
  };
}
