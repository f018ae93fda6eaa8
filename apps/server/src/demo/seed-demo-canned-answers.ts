import { randomUUID } from 'node:crypto';
import { SAMPLE_CANNED_ANSWERS } from '@hidamari/sample-content/canned-answers';
import type { Dependencies } from '../dependencies.ts';
import { cannedAnswers } from '../modules/canned-answers/canned-answers.table.ts';

/** Gives a demo the sample answers once; those that somebody deleted stay away. Answers how many were added. */
export async function seedDemoCannedAnswers({
  database,
  settings,
  clock,
}: Pick<Dependencies, 'database' | 'settings' | 'clock'>): Promise<number> {
  if (settings.demo === null || (await database.$count(cannedAnswers)) > 0) return 0;
  const now = clock();
  await database.insert(cannedAnswers).values(
    SAMPLE_CANNED_ANSWERS.map((answer) => ({
      id: randomUUID(),
      ...answer,
      created_at: now,
      updated_at: now,
    })),
  );
  return SAMPLE_CANNED_ANSWERS.length;
}
