import { type SQL, sql } from 'drizzle-orm';
import { consultationCases, consultationMessages } from './consultation.table.ts';

/**
 * How many words of supporters the member has not read, for the mark on every page of theirs: a column of whatever
 * statement asks (`page-sessions.ts`).
 */
export const unreadAnswersColumn = (memberId: string): SQL<number> => sql<number>`(
  select count(*)::integer from ${consultationCases} own
  join ${consultationMessages} message on message.case_id = own.id
  where own.member_id = ${memberId} and message.seq > own.member_read_seq and message.author = 'staff')`;
