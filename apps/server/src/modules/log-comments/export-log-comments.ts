import type { LogComment, TreatmentLog } from '@hidamari/contract/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { listOfLogs } from './log-comments.repository.ts';
import { toLogComment } from './sealed-comment.ts';

/** Logs whose comments are asked for together. */
const AT_ONCE = 100;

/** The same logs in their order, each with its comments where there are any. */
export async function* addLogComments(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
  logs: AsyncIterable<TreatmentLog>,
): AsyncGenerator<TreatmentLog & { comments?: LogComment[] }> {
  const cipher = await encryption.forMember(database, memberId);
  async function* complete(some: readonly TreatmentLog[]) {
    const comments = await listOfLogs(
      database,
      memberId,
      some.map(({ id }) => id),
    );
    for (const log of some) {
      const rows = comments.get(log.id);
      yield rows ? { ...log, comments: rows.map((row) => toLogComment(cipher, row)) } : log;
    }
  }
  let waiting: TreatmentLog[] = [];
  for await (const log of logs) {
    waiting.push(log);
    if (waiting.length < AT_ONCE) continue;
    yield* complete(waiting);
    waiting = [];
  }
  yield* complete(waiting);
}
