import { sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { unreadAnswersColumn } from './modules/consultations/index.ts';
import {
  counted,
  UNREAD_COMMENTS,
  type UnreadComment,
  type UnreadComments,
  unreadCommentsColumn,
} from './modules/log-comments/index.ts';
import { type AskingMember, callerMayUseIllnessData } from './modules/members/index.ts';

/** What the header of every page of a member's tells of. */
interface UnreadForPage {
  comments: UnreadComments;
  /** Words of supporters in the member's consultations. */
  answers: number;
}

export const NOTHING_UNREAD: UnreadForPage = { comments: { unread: 0, log_id: null }, answers: 0 };

/** In one statement. None while the member keeps nothing of the illness here, since then no page shows them. */
export async function readUnreadForPage(database: Database, member: AskingMember): Promise<UnreadForPage> {
  const { memberId, context } = member;
  const { rows } = await database.execute<{ comments: UnreadComment[]; answers: number }>(
    sql`select ${unreadCommentsColumn(memberId)} as comments, ${unreadAnswersColumn(memberId)} as answers`,
  );
  const { comments, answers } = rows[0] ?? { comments: [], answers: 0 };
  context?.put(UNREAD_COMMENTS, comments);
  if (comments.length === 0 && answers === 0) return NOTHING_UNREAD;
  const isShown = await callerMayUseIllnessData(database, member);
  return isShown ? { comments: counted(comments), answers } : NOTHING_UNREAD;
}
