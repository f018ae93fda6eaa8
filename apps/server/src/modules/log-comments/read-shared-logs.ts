import type { SharedLog, SharedLogRow } from '@hidamari/contract/log-comments';
import { CATEGORY_FLAGS, type TreatmentLog } from '@hidamari/contract/treatment-logs';
import { truncateText } from '@hidamari/domain/japanese-text';
import { printedFields } from '@hidamari/domain/log-print';
import { LOG_PART_TITLES, SYMPTOM_KEYS } from '@hidamari/domain/treatment-logs';
import { type CardReading, readByCard } from '../consultations/index.ts';
import { listSharedLogs, readTreatmentLog } from '../treatment-logs/index.ts';
import { countOfLogs, listOfLog } from './log-comments.repository.ts';
import type { LogCommentParts } from './sealed-comment.ts';
import { toLogComment } from './sealed-comment.ts';

const EXCERPT_CHARACTERS = 60;

interface SharedLogPage {
  data: SharedLogRow[];
  meta: { page: number; per_page: number; total: number };
}

/** The logs that the member behind a case shares now, each in a line. */
export async function listLogsOfCase(
  parts: LogCommentParts,
  { page, ...reading }: CardReading & { page: number },
): Promise<SharedLogPage> {
  const memberId = await readByCard(parts, reading, 'logs-read');
  const { data, meta } = await listSharedLogs(parts, memberId, page);
  const comments = await countOfLogs(
    parts.database,
    memberId,
    data.map(({ id }) => id),
  );
  const rows = data.map((log) => ({
    ...headOf(log),
    excerpt: excerptOf(log),
    comments: comments.get(log.id) ?? 0,
  }));
  return { data: rows, meta };
}

/** One of them in full, with what was commented; `not_found` for a log that is not shared, or not this member's. */
export async function readLogOfCase(
  parts: LogCommentParts,
  { logId, ...reading }: CardReading & { logId: string },
): Promise<SharedLog> {
  const { database, encryption } = parts;
  const memberId = await readByCard(parts, reading, 'logs-read');
  const log = await readTreatmentLog(parts, memberId, logId, { sharedOnly: true });
  const cipher = await encryption.forMember(database, memberId);
  const rows = await listOfLog(database, memberId, log.id);
  return {
    ...headOf(log),
    fields: fieldsOf(log),
    comments: rows.map((row) => toLogComment(cipher, row)),
  };
}

function headOf(log: TreatmentLog) {
  return {
    id: log.id,
    log_date: log.log_date,
    log_time: log.log_time ?? null,
    categories: CATEGORY_FLAGS.filter((flag) => log[flag]),
    title: log.title ?? null,
  };
}

/** Every field in words. Of pictures a supporter is told the number alone, as the member's form promises (decision 0030). */
function fieldsOf(log: TreatmentLog): SharedLog['fields'] {
  const test_results = log.test_results.map((result) => ({ ...result, images: [] }));
  const chosen = { categories: CATEGORY_FLAGS, symptoms: SYMPTOM_KEYS };
  const fields = printedFields({ ...log, images: [], test_results }, chosen);
  const pictures = [log.images, ...log.test_results.map(({ images }) => images)].flat().length;
  return pictures === 0
    ? fields
    : [...fields, { label: LOG_PART_TITLES.images, text: `${pictures}件（数だけが見えます）` }];
}

function excerptOf(log: TreatmentLog): string {
  const [first] = fieldsOf(log);
  return first ? truncateText(first.text.replaceAll('\n', ' '), EXCERPT_CHARACTERS) : '';
}
