import {
  type KeywordWord,
  type TreatmentLog,
  type TreatmentLogFilters,
  treatmentLogFilters,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { isBlank } from '@hidamari/domain/japanese-text';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { type LogKeywordPart, type LogWord, readLogKeyword } from '@hidamari/domain/log-search';
import type { Dependencies } from '../../dependencies.ts';
import { type LogReader, shownTo, THE_MEMBER } from './read-treatment-logs.ts';
import { searchTreatmentLogs } from './search-treatment-logs.ts';
import { toTreatmentLog } from './stored-log.ts';
import { listRows } from './treatment-logs.repository.ts';

interface TreatmentLogPage {
  data: TreatmentLog[];
  meta: { page: number; per_page: number; total: number };
  words?: KeywordWord[];
}

/** A page of the logs that the member ticked 「相談員に見せる」, as a supporter reads them: without pictures (decision 0030). */
export function listSharedLogs(
  needs: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
  page: number,
): Promise<TreatmentLogPage> {
  return pageOfLogs(
    needs,
    { memberId, filters: treatmentLogFilters.parse({ page }), parts: [] },
    { sharedOnly: true },
  );
}

/** One page of the member's logs, newest first (G26), narrowed by days, categories and keyword. */
export async function listTreatmentLogs(
  needs: Pick<Dependencies, 'database' | 'encryption' | 'siteSearch'>,
  memberId: string,
  filters: TreatmentLogFilters,
  reader: LogReader = THE_MEMBER,
): Promise<TreatmentLogPage> {
  const parts = await readKeyword(needs, filters.keyword ?? '');
  const page = await pageOfLogs(needs, { memberId, filters, parts }, reader);
  return parts.length === 0 ? page : { ...page, words: parts.flatMap(({ words }) => words).map(toWord) };
}

const toWord = ({ typed, ways, label }: LogWord): KeywordWord => ({
  typed,
  ways: ways.map((way) => way.trim()),
  label,
});

/** Where the thread of the search does not answer, words are looked for as they stand. */
async function readKeyword(
  { siteSearch }: Pick<Dependencies, 'siteSearch'>,
  keyword: string,
): Promise<LogKeywordPart[]> {
  if (isBlank(keyword)) return [];
  return siteSearch.readLogKeyword(keyword).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unavailable') return readLogKeyword(keyword, () => []);
    throw error;
  });
}

interface Asked {
  memberId: string;
  filters: TreatmentLogFilters;
  parts: readonly LogKeywordPart[];
}

async function pageOfLogs(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, filters, parts }: Asked,
  reader: LogReader,
): Promise<TreatmentLogPage> {
  const { sharedOnly } = reader;
  const cipher = await encryption.forMember(database, memberId);
  const page = { offset: (filters.page - 1) * LIST_PAGE_SIZE, limit: LIST_PAGE_SIZE };
  const { rows, total } =
    parts.length === 0
      ? await listRows(database, { memberId, filters, sharedOnly }, page)
      : await searchTreatmentLogs({ database, cipher, memberId, filters, parts, sharedOnly }, page);
  return {
    data: rows.map((row) => shownTo(reader, toTreatmentLog(cipher, row))),
    meta: { page: filters.page, per_page: LIST_PAGE_SIZE, total },
  };
}
