import type { TreatmentLog, TreatmentLogFilters } from '@hidamari/contract/treatment-logs';
import { foldForSearch } from '@hidamari/domain/japanese-text';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openDetails } from './sealed-details.ts';
import { searchableTexts } from './searchable-text.ts';
import { toTreatmentLog } from './stored-log.ts';
import { listCandidateRows, listRows } from './treatment-logs.repository.ts';
import type { TreatmentLogRow } from './treatment-logs.table.ts';

interface TreatmentLogPage {
  data: TreatmentLog[];
  meta: { page: number; per_page: number; total: number };
}

/** The words of a keyword, folded; a log must hold every one of them (G74). */
function wordsOf(keyword: string): string[] {
  return foldForSearch(keyword).split(/\s+/u).filter(Boolean);
}

function holdsEveryWord(cipher: MemberCipher, row: TreatmentLogRow, words: readonly string[]): boolean {
  const texts = searchableTexts(openDetails(cipher, row.id, row.sealed_details)).map(foldForSearch);
  return words.every((word) => texts.some((text) => text.includes(word)));
}

/** One page of the member's logs, newest first (G26), narrowed by date, categories and keyword. */
export async function listTreatmentLogs(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
  filters: TreatmentLogFilters,
): Promise<TreatmentLogPage> {
  const cipher = await encryption.forMember(database, memberId);
  const words = wordsOf(filters.keyword ?? '');
  const { rows, total } =
    words.length === 0
      ? await listRows(database, memberId, filters, LIST_PAGE_SIZE)
      : await searchRows(database, cipher, memberId, filters, words);
  return {
    data: rows.map((row) => toTreatmentLog(cipher, row)),
    meta: { page: filters.page, per_page: LIST_PAGE_SIZE, total },
  };
}

/** Hashed pieces find the candidates, the opened text decides: no plaintext lies in the database. */
async function searchRows(
  database: Dependencies['database'],
  cipher: MemberCipher,
  memberId: string,
  filters: TreatmentLogFilters,
  words: readonly string[],
): Promise<{ rows: TreatmentLogRow[]; total: number }> {
  const tokens = [...new Set(words.flatMap((word) => cipher.searchTokens(word)))];
  const candidates = await listCandidateRows(database, memberId, filters, tokens);
  const found = candidates.filter((row) => holdsEveryWord(cipher, row, words));
  const start = (filters.page - 1) * LIST_PAGE_SIZE;
  return { rows: found.slice(start, start + LIST_PAGE_SIZE), total: found.length };
}
