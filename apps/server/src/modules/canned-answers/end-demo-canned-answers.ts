import { SAMPLE_CANNED_ANSWERS } from '@hidamari/sample-content/canned-answers';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { cannedAnswers } from './canned-answers.table.ts';

/**
 * For a start that is no demo: deletes the samples, which nobody of the desk has written, and answers how many. One that
 * somebody has changed is theirs; one that somebody took out stays out.
 */
export async function endDemoCannedAnswers({ database }: Pick<Dependencies, 'database'>): Promise<number> {
  const { id, title, text, created_by, updated_by } = cannedAnswers;
  const samples = SAMPLE_CANNED_ANSWERS.map((sample) => and(eq(title, sample.title), eq(text, sample.text)));
  const ended = await database
    .delete(cannedAnswers)
    .where(and(or(...samples), isNull(created_by), isNull(updated_by)))
    .returning({ id });
  return ended.length;
}
