import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Dependencies } from './dependencies.ts';
import { faultName } from './fault-code.ts';
import { oneAtATime } from './jobs/one-at-a-time.ts';
import type { createCannedAnswersModule } from './modules/canned-answers/index.ts';
import type { ConsultationsModule } from './modules/consultations/index.ts';
import {
  seedDemoContactThreshold,
  seedDemoLogImages,
  seedDemoNextVisits,
  seedDemoTreatmentLogs,
} from './modules/demo/index.ts';
import { type SeededDemo, seedDemoMembers } from './modules/identity/index.ts';
import type { StaffModule } from './modules/staff/index.ts';
import type { DemoAccounts } from './start-notice.ts';

interface DemoModules {
  cannedAnswers: Pick<ReturnType<typeof createCannedAnswersModule>, 'seedDemo'>;
  staff: Pick<StaffModule, 'seedDemo'>;
  consultations: Pick<ConsultationsModule, 'seedDemo'>;
}

type Person = SeededDemo['awaitingHistory'][number];
type Supporter = Awaited<ReturnType<StaffModule['seedDemo']>>;

/**
 * Gives an empty portal that is a demo the people to look around as: members with a history, and the supporter who talked
 * with them. Answers who they are, on a later start as well; null where the portal is no demo. A demo that was used
 * starts again: a history is written once, and what its person made of it, deleted or took back since is theirs. Servers
 * that start at once on one database do it one after the other.
 */
export async function seedDemoPortal(
  dependencies: Dependencies,
  modules: DemoModules,
): Promise<DemoAccounts | null> {
  const seed = () => seedPeople(dependencies, modules);
  // A data folder has one process: nobody to wait for, and a start that was killed is not waited for either.
  return dependencies.settings.database.url === null ? seed() : oneAtATime(dependencies, 'seed-demo', seed);
}

async function seedPeople(
  dependencies: Dependencies,
  { cannedAnswers, staff, consultations }: DemoModules,
): Promise<DemoAccounts | null> {
  const seeded = await seedDemoMembers(dependencies);
  await cannedAnswers.seedDemo();
  const supporter = await staff.seedDemo();
  for (const person of seeded?.awaitingHistory ?? []) {
    try {
      await giveHistory(dependencies, consultations, person, supporter);
      await person.noteGiven();
    } catch (error) {
      // A demo without a diary is better than a portal that does not start; the next start begins this one again.
      dependencies.log.error({ fault: faultName(error) }, 'demo: a history could not be written');
    }
  }
  if (!seeded || !supporter) return seeded;
  return { members: seeded.members, supporter };
}

/** A year of treatment logs, the next visit, and a consultation; each step leaves what is there alone. */
async function giveHistory(
  dependencies: Dependencies,
  consultations: DemoModules['consultations'],
  { key, memberId }: Person,
  supporter: Supporter,
): Promise<void> {
  const today = japanDay(dependencies.clock());
  // The temporary account brings a diary along when it moves to the common ID, and nothing else.
  if (key === 'temporary') {
    await seedDemoTreatmentLogs(dependencies, { memberId, kind: 'general', today });
    return;
  }
  const history = { memberId, kind: key, today };
  await seedDemoTreatmentLogs(dependencies, history);
  await seedDemoContactThreshold(dependencies, history);
  await seedDemoNextVisits(dependencies, history);
  if (key === 'insurance') await seedDemoLogImages(dependencies, memberId);
  if (supporter) await consultations.seedDemo({ ...history, memberType: key, supporter: supporter.caller });
}
