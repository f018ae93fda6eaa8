import { randomUUID } from 'node:crypto';
import type { answerSingleSurveyEndpoint } from '@hidamari/contract/surveys';
import { AppError } from '@hidamari/domain/errors';
import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import type { RequestFacts } from '../../http/caller.ts';
import { articleAnswers } from './article-answer.table.ts';

export type SurveyNeeds = Pick<Dependencies, 'database' | 'encryption' | 'rateLimits' | 'content'>;
type Answer = z.output<typeof answerSingleSurveyEndpoint.body>;

/** Binds a comment to its row. */
const commentContext = (id: string) => `article-answer:${id}`;

/**
 * Keeps the answer to an article's one question; sent again under the same key, it takes the place of the earlier one,
 * with or without words. The address is counted for the limit and kept nowhere. Answers the row's id.
 * @throws AppError `not_found` for an article that is not there, `too_many`.
 */
export async function answerArticle(
  { database, encryption, rateLimits, content }: SurveyNeeds,
  { article_id, is_helpful, comment, client_key }: Answer,
  { ip, now, variant }: RequestFacts,
): Promise<string> {
  await rateLimits.consume('article-answers-by-address', ip);
  if ((await content.articlesByIds([article_id], variant)).value.length === 0)
    throw new AppError('not_found');
  return database.transaction(async (tx) => {
    const fresh = { id: randomUUID(), article_id, is_helpful, client_key, created_at: now };
    await tx.insert(articleAnswers).values(fresh).onConflictDoNothing({ target: articleAnswers.client_key });
    const [row] = await tx
      .select({ id: articleAnswers.id, article: articleAnswers.article_id })
      .from(articleAnswers)
      .where(eq(articleAnswers.client_key, client_key))
      .for('update');
    if (row?.article !== article_id) throw new AppError('not_found');
    const cipher = comment ? await encryption.forRecord(tx, row.id) : null;
    const sealed_comment = cipher?.encrypt(comment ?? '', commentContext(row.id)) ?? null;
    await tx.update(articleAnswers).set({ is_helpful, sealed_comment }).where(eq(articleAnswers.id, row.id));
    return row.id;
  });
}
