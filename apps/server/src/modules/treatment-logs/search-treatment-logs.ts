import type { TreatmentLogFilters } from '@hidamari/contract/treatment-logs';
import { foldForSearch } from '@hidamari/domain/japanese-text';
import type { Database } from '../../database/database.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openDetails } from './sealed-details.ts';
import { searchableText } from './searchable-text.ts';
import { findRows, listCandidateIds, listRows, type StoredRow } from './treatment-logs.repository.ts';

interface Search {
  database: Database;
  cipher: MemberCipher;
  memberId: string;
  filters: TreatmentLogFilters;
  /** From `wordsOf`; at least one. */
  words: readonly string[];
  sharedOnly?: boolean;
}

/** Candidates opened in one go; between two goes other requests have their turn. */
const OPENED_AT_ONCE = 200;
/** The hashed pieces are of one and two characters: a word no longer than that is one of them. */
const PIECE_LENGTH = 2;

/** The words of a keyword, folded; a log must hold every one of them (G74). */
export function wordsOf(keyword: string): string[] {
  return [...new Set(foldForSearch(keyword).split(/\s+/u).filter(Boolean))];
}

/** Hashed pieces find the candidates, the opened text decides: no plaintext lies in the database. */
export async function searchTreatmentLogs(
  search: Search,
  page: { offset: number; limit: number },
): Promise<{ rows: StoredRow[]; total: number }> {
  const { database, cipher, memberId, filters, words, sharedOnly = false } = search;
  const narrowing = { memberId, filters, sharedOnly, tokens: cipher.searchTokens(words.join(' ')) };
  // Then the pieces have decided already, and the database can count and cut the page.
  if (words.every((word) => [...word].length <= PIECE_LENGTH))
    return await listRows(database, narrowing, page);
  const found = await keepHolders(search, await listCandidateIds(database, narrowing));
  const ids = found.slice(page.offset, page.offset + page.limit);
  return { rows: await findRows(database, memberId, ids), total: found.length };
}

async function keepHolders(
  { database, cipher, memberId, words }: Search,
  candidates: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (let start = 0; start < candidates.length; start += OPENED_AT_ONCE) {
    const rows = await findRows(database, memberId, candidates.slice(start, start + OPENED_AT_ONCE));
    found.push(...rows.filter((row) => holdsEveryWord(cipher, row, words)).map(({ id }) => id));
  }
  return found;
}

function holdsEveryWord(cipher: MemberCipher, row: StoredRow, words: readonly string[]): boolean {
  const text = foldForSearch(searchableText(openDetails(cipher, row.id, row.sealed_details)));
  return words.every((word) => text.includes(word));
}
