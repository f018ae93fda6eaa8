import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Dependencies } from '../dependencies.ts';
import { faultName } from '../fault-code.ts';
import { oneAtATime } from '../jobs/one-at-a-time.ts';
import type { ConsultationsModule } from '../modules/consultations/index.ts';
import type { DemoAccounts } from '../start-notice.ts';
import { seedDemoConsultation } from './histories/seed-demo-consultations.ts';
import { seedDemoContactThreshold } from './histories/seed-demo-contact-threshold.ts';
import { seedDemoLogImages } from './histories/seed-demo-log-images.ts';
import { seedDemoNextVisits } from './histories/seed-demo-next-visits.ts';
import { seedDemoTreatmentLogs } from './histories/seed-demo-treatment-logs.ts';
import { type SeededDemo, seedDemoMembers } from './people/seed-demo-members.ts';
import { type DemoSupporter, seedDemoStaff } from './people/seed-demo-staff.ts';
import { seedDemoCannedAnswers } from './seed-demo-canned-answers.ts';

/** The portal's own modules that a history is written with. */
export interface DemoModules {
  consultations: Pick<ConsultationsModule, 'steps'>;
}

type Person = SeededDemo['awaitingHistory'][number];

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
  { consultations }: DemoModules,
): Promise<DemoAccounts | null> {
  const seeded = await seedDemoMembers(dependencies);
  await seedDemoCannedAnswers(dependencies);
  const supporter = await seedDemoStaff(dependencies);
  for (const person of seeded?.awaitingHistory ?? []) {
    try {
      await giveHistory(dependencies, consultations.steps, person, supporter);
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
  steps: ConsultationsModule['steps'],
  { key, memberId }: Person,
  supporter: DemoSupporter | null,
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
  if (supporter === null) return;
  const talkers = { ...history, memberType: key, supporter: supporter.caller };
  await seedDemoConsultation(dependencies, steps, talkers);
}
