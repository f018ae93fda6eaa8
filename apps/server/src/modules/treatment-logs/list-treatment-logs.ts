import {
  type TreatmentLog,
  type TreatmentLogFilters,
  treatmentLogFilters,
} from '@hidamari/contract/treatment-logs';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { searchWords } from '@hidamari/domain/search-text';
import type { Dependencies } from '../../dependencies.ts';
import { type LogReader, shownTo, THE_MEMBER } from './log-reader.ts';
import { searchTreatmentLogs } from './search-treatment-logs.ts';
import { toTreatmentLog } from './stored-log.ts';
import { listRows } from './treatment-logs.repository.ts';

interface TreatmentLogPage {
  data: TreatmentLog[];
  meta: { page: number; per_page: number; total: number };
}

/** A page of the logs that the member ticked 「相談員に見せる」, as a supporter reads them: without pictures (decision 0030). */
export function listSharedLogs(
  needs: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
  page: number,
): Promise<TreatmentLogPage> {
  return listTreatmentLogs(needs, memberId, treatmentLogFilters.parse({ page }), { sharedOnly: true });
}

/** One page of the member's logs, newest first (G26), narrowed by days, categories and keyword. */
export async function listTreatmentLogs(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
  filters: TreatmentLogFilters,
  reader: LogReader = THE_MEMBER,
): Promise<TreatmentLogPage> {
  const { sharedOnly } = reader;
  const cipher = await encryption.forMember(database, memberId);
  const page = { offset: (filters.page - 1) * LIST_PAGE_SIZE, limit: LIST_PAGE_SIZE };
  const words = searchWords(filters.keyword ?? '');
  const { rows, total } =
    words.length === 0
      ? await listRows(database, { memberId, filters, tokens: [], sharedOnly }, page)
      : await searchTreatmentLogs({ database, cipher, memberId, filters, words, sharedOnly }, page);
  return {
    data: rows.map((row) => shownTo(reader, toTreatmentLog(cipher, row))),
    meta: { page: filters.page, per_page: LIST_PAGE_SIZE, total },
  };
}
