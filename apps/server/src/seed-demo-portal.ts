import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Dependencies } from './dependencies.ts';
import type { createCannedAnswersModule } from './modules/canned-answers/index.ts';
import type { ConsultationsModule } from './modules/consultations/index.ts';
import {
  seedDemoContactThreshold,
  seedDemoLogImages,
  seedDemoNextVisits,
  seedDemoTreatmentLogs,
} from './modules/demo/index.ts';
import { seedDemoMembers } from './modules/identity/index.ts';
import type { StaffModule } from './modules/staff/index.ts';
import type { DemoAccounts } from './start-notice.ts';

interface DemoModules {
  cannedAnswers: Pick<ReturnType<typeof createCannedAnswersModule>, 'seedDemo'>;
  staff: Pick<StaffModule, 'seedDemo'>;
  consultations: Pick<ConsultationsModule, 'seedDemo'>;
}

/** The demo members who have a history. */
const DIARY_KEEPERS = ['insurance', 'general', 'chofu'] as const;

/**
 * Gives an empty portal that is a demo the people to look around as: members with a history, and the supporter who talked
 * with them. Answers who they are, on a later start as well; null where the portal is no demo.
 */
export async function seedDemoPortal(
  dependencies: Dependencies,
  { cannedAnswers, staff, consultations }: DemoModules,
): Promise<DemoAccounts | null> {
  const seeded = await seedDiaryKeepers(dependencies);
  await cannedAnswers.seedDemo();
  const supporter = await staff.seedDemo();
  if (!seeded || !supporter) return seeded;
  const today = japanDay(dependencies.clock());
  for (const kind of DIARY_KEEPERS) {
    const memberId = seeded.created[kind];
    const talkers = { kind, memberType: kind, supporter: supporter.caller, today };
    if (memberId !== undefined) await consultations.seedDemo({ memberId, ...talkers });
  }
  return { ...seeded, supporter };
}

/** Demo members, and on an empty data folder a year of treatment logs and the next visit for each who has a diary. */
async function seedDiaryKeepers(dependencies: Dependencies) {
  const seeded = await seedDemoMembers(dependencies);
  const today = japanDay(dependencies.clock());
  for (const kind of DIARY_KEEPERS) {
    const memberId = seeded?.created?.[kind];
    if (memberId === undefined) continue;
    await seedDemoTreatmentLogs(dependencies, { memberId, kind, today });
    await seedDemoContactThreshold(dependencies, { memberId, kind, today });
    await seedDemoNextVisits(dependencies, { memberId, kind, today });
  }
  const withPictures = seeded?.created?.insurance;
  if (withPictures !== undefined) await seedDemoLogImages(dependencies, withPictures);
  // The temporary account brings a history along when it moves to the common ID.
  const moving = seeded?.created?.temporary;
  if (moving !== undefined)
    await seedDemoTreatmentLogs(dependencies, { memberId: moving, kind: 'general', today });
  return seeded;
}
