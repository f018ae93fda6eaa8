import type { AttachedContent } from '@hidamari/contract/consultations';
import { attachedHref, caseNumberText } from '@hidamari/domain/consultations';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { addressIn } from '../../config/portal-addresses.ts';
import type { Settings } from '../../config/settings.ts';
import type { Database } from '../../database/database.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import type { Rereading, TakenAttached, TakenCase, TakenMessage } from '../../export-sources.ts';
import { consultationCases } from './consultation.table.ts';
import type { ConsultationParts } from './consultation-parts.ts';
import { caseTitle } from './describe-case.ts';
import { listMessages } from './messages.repository.ts';
import { findSummaries } from './summaries.repository.ts';

type Parts = Pick<ConsultationParts, 'database' | 'encryption' | 'settings'>;

/** Cases whose rows are read together. */
const AT_ONCE = 20;

const { id, member_id, case_no, variant, channel, topics, status, sealed_title, opened_at, closed_at } =
  consultationCases;

/** What a member may know of the row: who has it, what was marked and who looked a second time stays where it is. */
const SHOWN = { id, case_no, variant, channel, topics, status, sealed_title, opened_at, closed_at } as const;

/**
 * The member's cases for the archive of their own data (G136, decision 0046), of every channel, open and closed. Built
 * from named columns and named parts of what is sealed: what is added to a case for the desk is not in it by itself.
 */
export function consultationsToTake(parts: Parts): Rereading<TakenCase> {
  const { database } = parts;
  return async (memberId) => {
    const found = await database
      .select({ id })
      .from(consultationCases)
      .where(eq(member_id, memberId))
      .orderBy(asc(opened_at), asc(case_no));
    const ids = found.map((row) => row.id);
    return () => openCases(parts, memberId, ids);
  };
}

async function* openCases(parts: Parts, memberId: string, ids: readonly string[]): AsyncGenerator<TakenCase> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await findShown(parts.database, memberId, ids.slice(start, start + AT_ONCE));
    for (const row of rows)
      yield openCase(parts, row, await parts.encryption.forRecord(parts.database, row.id));
  }
}

type ShownRow = Awaited<ReturnType<typeof findShown>>[number];

function findShown(database: Database, memberId: string, ids: string[]) {
  return database
    .select(SHOWN)
    .from(consultationCases)
    .where(and(eq(member_id, memberId), inArray(id, ids)))
    .orderBy(asc(opened_at), asc(case_no));
}

function openCase({ database, settings }: Parts, row: ShownRow, cipher: MemberCipher): TakenCase {
  const link = attachedLinks(settings, row.variant);
  const reading = { cipher, caseId: row.id };
  return {
    number: caseNumberText(row.case_no),
    title: caseTitle(cipher, row),
    channel: row.channel,
    topics: row.topics,
    status: row.status,
    opened_at: formatWireTimestamp(row.opened_at),
    closed_at: row.closed_at && formatWireTimestamp(row.closed_at),
    messages: () => messagesOf(database, reading, link),
    async *summaries() {
      const { summary, earlier } = await findSummaries(database, reading);
      for (const one of [summary ?? [], earlier].flat().toReversed()) {
        const { version, staff_name, at, concern, talked, next_step, attached, corrections } = one;
        yield {
          ...{ version, staff_name, at, concern, talked, next_step },
          attached: attached.map(link),
          corrections: corrections.map(({ at, quote, text }) => ({ at, quote, text })),
        };
      }
    },
  };
}

/** A page of the conversation at a time. */
async function* messagesOf(
  database: Database,
  reading: { cipher: MemberCipher; caseId: string },
  link: AttachedLink,
): AsyncGenerator<TakenMessage> {
  for (let after = 0, hasMore = true; hasMore; ) {
    const page = await listMessages(database, reading, { after });
    for (const { seq, author, staff_name, text, at, pictures, attached } of page.data) {
      yield {
        ...{ seq, author, staff_name, text, at },
        pictures: pictures.map(({ key, content_type }) => ({ key, content_type })),
        attached: attached && link(attached),
      };
      after = seq;
    }
    hasMore = page.has_more;
  }
}

/** What was put beside words, with its whole address: for where no page stands around it. */
type AttachedLink = (attached: AttachedContent) => TakenAttached;

/** Addresses on the host of the variant that a case was opened in: its articles and services were chosen there. */
function attachedLinks(settings: Settings, variant: VariantKey): AttachedLink {
  return ({ kind, id, title }) => ({
    kind,
    title,
    url: addressIn(settings, variant, attachedHref({ kind, id })),
  });
}
