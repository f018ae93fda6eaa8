import {
  type ListedLog,
  listTreatmentLogsEndpoint,
  type ReadLog,
  readTreatmentLogEndpoint,
} from '@hidamari/contract/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import { withCallersKey } from '../../encryption/callers-key.ts';
import type { MemberCaller } from '../../http/caller.ts';
import type { Route } from '../../http/route.ts';
import { unreadFor } from './count-unread.ts';
import { listOfLog } from './log-comments.repository.ts';
import { toLogComment } from './sealed-comment.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption'>;
type Complete = (needs: Needs, member: MemberCaller, body: never) => Promise<unknown>;

const COMPLETED = new Map<unknown, Complete>([
  [readTreatmentLogEndpoint, withComments],
  [listTreatmentLogsEndpoint, withUnread],
]);

/**
 * The same calls; a log of the member's comes with its comments, and the list says where some are unread (G72). To the
 * member alone: what a supporter wrote to them is no part of what a concierge goes through.
 */
export function withLogComments(needs: Needs, routes: readonly Route[]): Route[] {
  return routes.map(({ endpoint, handle }) => {
    const complete = COMPLETED.get(endpoint);
    if (!complete) return { endpoint, handle };
    return {
      endpoint,
      handle: async (call: never) => {
        const answer = await handle(call);
        const { caller } = call as { caller: MemberCaller };
        if (caller.actingStaff) return answer;
        return {
          ...answer,
          body: await complete(withCallersKey(needs, caller), caller, answer.body as never),
        };
      },
    };
  });
}

async function withComments(
  { database, encryption }: Needs,
  { memberId }: MemberCaller,
  log: ReadLog,
): Promise<ReadLog> {
  const rows = await listOfLog(database, memberId, log.id);
  if (rows.length === 0) return log;
  const cipher = await encryption.forMember(database, memberId);
  return { ...log, comments: rows.map((row) => toLogComment(cipher, row)) };
}

async function withUnread({ database }: Needs, member: MemberCaller, page: { data: ListedLog[] }) {
  const unread = Map.groupBy(await unreadFor(database, member), ({ logId }) => logId);
  const data = page.data.map((log) => {
    const count = unread.get(log.id)?.length ?? 0;
    return count === 0 ? log : { ...log, unread_comments: count };
  });
  return { ...page, data };
}
