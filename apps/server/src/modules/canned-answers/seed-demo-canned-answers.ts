import { randomUUID } from 'node:crypto';
import { SAMPLE_CANNED_ANSWERS } from '@hidamari/sample-content/canned-answers';
import type { Dependencies } from '../../dependencies.ts';
import { insertCannedAnswer } from './canned-answers.repository.ts';
import { cannedAnswers } from './canned-answers.table.ts';

/** Gives a demo the sample answers once; those that somebody deleted stay away. Answers how many were added. */
export async function seedDemoCannedAnswers({
  database,
  settings,
  clock,
}: Pick<Dependencies, 'database' | 'settings' | 'clock'>): Promise<number> {
  if (settings.demo === null || (await database.$count(cannedAnswers)) > 0) return 0;
  const now = clock();
  await database.transaction(async (tx) => {
    for (const answer of SAMPLE_CANNED_ANSWERS)
      await insertCannedAnswer(tx, { id: randomUUID(), ...answer, created_at: now, updated_at: now });
  });
  return SAMPLE_CANNED_ANSWERS.length;
}
