import type { Inquiry } from '@hidamari/contract/inquiries';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Rereading, TakenInquiry } from '../../export-sources.ts';
import { inquiries } from './inquiry.table.ts';
import { describeInquiry, type InquiryParts } from './sealed-inquiry.ts';

type Parts = Pick<InquiryParts, 'database' | 'encryption' | 'mailFates'>;

/** Inquiries whose rows are read together. */
const AT_ONCE = 50;

const { id, member_id, created_at } = inquiries;

/** The inquiries that a member sent while they were signed in, for the archive of their own data (G136). */
export function inquiriesToTake(parts: Parts): Rereading<TakenInquiry> {
  return async (memberId) => {
    const found = await parts.database
      .select({ id })
      .from(inquiries)
      .where(eq(member_id, memberId))
      .orderBy(asc(created_at), asc(id));
    const ids = found.map((row) => row.id);
    return () => openInquiries(parts, memberId, ids);
  };
}

async function* openInquiries(
  parts: Parts,
  memberId: string,
  ids: readonly string[],
): AsyncGenerator<TakenInquiry> {
  const { database } = parts;
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await database
      .select()
      .from(inquiries)
      .where(and(eq(member_id, memberId), inArray(id, ids.slice(start, start + AT_ONCE))))
      .orderBy(asc(created_at), asc(id));
    for (const row of rows) yield takenOf(await describeInquiry(parts, database, row));
  }
}

/** Without who answered, and without what staff noted of an answer that was not mailed: that stays at the desk. */
function takenOf(one: Inquiry): TakenInquiry {
  const { receipt_number, type, kind, reply_by, due_on, created_at: at, answered_at, answer } = one;
  const { name, name_kana, email, phone_number, standing, message, background } = one;
  return {
    ...{ receipt_number, type, kind, reply_by, due_on, created_at: at },
    ...{ name, name_kana, email, phone_number, standing, message, background, answered_at },
    answer: answer && { by: answer.by, text: answer.by === 'mail' ? answer.text : null },
  };
}
