import type { TreatmentLogFilters } from '@hidamari/contract/treatment-logs';
import { holdsLogKeyword, isPlainPart, type LogKeywordPart } from '@hidamari/domain/log-search';
import { foldForSearch, SEARCH_FOLD } from '@hidamari/domain/search-text';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { type AskedPieces, CATEGORY_COLUMNS } from './log-conditions.ts';
import { openDetails, searchableText } from './stored-log.ts';
import { findRows, listCandidateIds, listRows, type StoredRow } from './treatment-logs.repository.ts';
import { treatmentLogs } from './treatment-logs.table.ts';

interface Search {
  database: Database;
  cipher: MemberCipher;
  memberId: string;
  filters: TreatmentLogFilters;
  /** At least one. */
  parts: readonly LogKeywordPart[];
  sharedOnly?: boolean;
  /** Default: `CHECKED_IN_ALL`. */
  checkedInAll?: number;
}

/**
 * Up to so many candidates are all opened, and the total is exact. A word that more logs may hold is a common one:
 * then only the page is opened, and the total counts the candidates (decision 0038).
 */
const CHECKED_IN_ALL = 500;
/** Candidates opened in one go; between two goes other requests have their turn. */
const OPENED_AT_ONCE = 200;
/** The hashed pieces are of one and two characters: a word no longer than that is one of them. */
const PIECE_LENGTH = 2;

/** Hashed pieces find the candidates, the opened text decides: no plaintext lies in the database. */
export async function searchTreatmentLogs(
  search: Search,
  page: { offset: number; limit: number },
): Promise<{ rows: StoredRow[]; total: number }> {
  const {
    database,
    cipher,
    memberId,
    filters,
    parts,
    sharedOnly = false,
    checkedInAll = CHECKED_IN_ALL,
  } = search;
  await refoldLogs({ database, cipher, memberId });
  const narrowing = { memberId, filters, sharedOnly, asked: parts.map((part) => piecesOf(cipher, part)) };
  // Then the pieces have decided already, and the database can count and cut the page.
  if (parts.every(isDecidedByPieces)) return await listRows(database, narrowing, page);
  const candidates = await listCandidateIds(database, narrowing);
  if (candidates.length > checkedInAll)
    return { rows: await holdersAmong(search, pageOf(candidates, page)), total: candidates.length };
  const found = await keepHolders(search, candidates);
  return { rows: await findRows(database, memberId, pageOf(found, page)), total: found.length };
}

function piecesOf(cipher: MemberCipher, { whole, words }: LogKeywordPart): AskedPieces {
  const pieces = (word: string) => cipher.searchTokens(word);
  return { whole: pieces(whole), words: words.map(({ ways }) => ways.map(pieces)) };
}

const isPiece = (word: string) => [...word].length <= PIECE_LENGTH;

const isDecidedByPieces = (part: LogKeywordPart) =>
  isPlainPart(part) && isPiece(part.whole) && part.words.every(({ ways }) => ways.every(isPiece));

const pageOf = (ids: readonly string[], { offset, limit }: { offset: number; limit: number }) =>
  ids.slice(offset, offset + limit);

async function keepHolders(search: Search, candidates: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let start = 0; start < candidates.length; start += OPENED_AT_ONCE) {
    const rows = await holdersAmong(search, candidates.slice(start, start + OPENED_AT_ONCE));
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/** Those of the logs whose opened text holds every part. */
async function holdersAmong(
  { database, cipher, memberId, parts }: Search,
  ids: readonly string[],
): Promise<StoredRow[]> {
  const rows = await findRows(database, memberId, ids);
  return rows.filter((row) => {
    const details = openDetails(cipher, row.id, row.sealed_details);
    return holdsLogKeyword(foldForSearch(searchableText(details, row)), parts);
  });
}

/** Logs opened in one go; between two goes other requests have their turn. */
const AT_ONCE = 200;

interface Refold {
  database: Database;
  cipher: MemberCipher;
  memberId: string;
}

/**
 * Gives a member's logs the search pieces of today's folding, where they have those of an older one. The pieces are hashed
 * with the member's key, so only a search of theirs can do it: it does so first, once, and finds what was written before as
 * well. Safe to repeat, and beside a save: a log that changed meanwhile keeps what the save wrote.
 */
async function refoldLogs({ database, cipher, memberId }: Refold): Promise<void> {
  for (;;) {
    const stale = await database
      .select({
        id: treatmentLogs.id,
        version: treatmentLogs.version,
        sealed_details: treatmentLogs.sealed_details,
        ...CATEGORY_COLUMNS,
      })
      .from(treatmentLogs)
      // Written out: the index holds older logs alone, and is only used where the number stands in the statement.
      .where(
        and(
          eq(treatmentLogs.member_id, memberId),
          lt(treatmentLogs.search_fold, sql.raw(String(SEARCH_FOLD))),
        ),
      )
      .orderBy(asc(treatmentLogs.id))
      .limit(AT_ONCE);
    if (stale.length === 0) return;
    const anew = stale.map((row) => ({
      id: row.id,
      version: row.version,
      search_tokens: cipher.searchTokens(
        searchableText(openDetails(cipher, row.id, row.sealed_details), row),
      ),
    }));
    await database.execute(sql`
      update treatment_logs as log set search_tokens = anew.search_tokens, search_fold = ${SEARCH_FOLD}
      from jsonb_to_recordset(${JSON.stringify(anew)}::jsonb) as anew(id uuid, version bigint, search_tokens text[])
      where log.id = anew.id and log.member_id = ${memberId} and log.version = anew.version`);
    if (stale.length < AT_ONCE) return;
  }
}
