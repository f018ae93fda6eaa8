import type { CategoryFlag, TreatmentLogFilters } from '@hidamari/contract/treatment-logs';
import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { and, arrayContains, desc, eq, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { treatmentLogs } from './treatment-logs.table.ts';

/** The columns of the five categories. */
export const CATEGORY_COLUMNS = {
  is_visiting_hospital_log: treatmentLogs.is_visiting_hospital_log,
  is_medicine_log: treatmentLogs.is_medicine_log,
  is_condition_log: treatmentLogs.is_condition_log,
  is_life_log: treatmentLogs.is_life_log,
  is_other_log: treatmentLogs.is_other_log,
} as const satisfies Record<CategoryFlag, unknown>;

/** The order of the list (G26); within a day, logs with a time first, the latest on top. */
export const NEWEST_FIRST = [
  desc(treatmentLogs.log_date),
  sql`${treatmentLogs.log_time} desc nulls last`,
  desc(treatmentLogs.created_at),
  desc(treatmentLogs.id),
];

/**
 * The member's own logs that are not in the trash. Every read and every change goes through here, or through
 * `ownTrash` (F15).
 */
export function ownLogs(memberId: string, narrowed?: SQL): SQL | undefined {
  return and(eq(treatmentLogs.member_id, memberId), isNull(treatmentLogs.deleted_at), narrowed);
}

/** The member's own logs that were deleted after `limit` (`trashLimit`): what can still be taken back (G68). */
export function ownTrash(memberId: string, limit: Date, narrowed?: SQL): SQL | undefined {
  return and(eq(treatmentLogs.member_id, memberId), gt(treatmentLogs.deleted_at, limit), narrowed);
}

/** Pieces that a log has to hold, all of them. */
export type Pieces = readonly string[];

/**
 * What is asked of the pieces of a log: for each part of a keyword either the pieces of the whole, or those of one way of each
 * of its words.
 */
export interface AskedPieces {
  readonly whole: Pieces;
  readonly words: readonly (readonly Pieces[])[];
}

/** The member's logs within days, of any of the wanted categories, that may hold what is asked for. */
export function matching(narrowing: {
  memberId: string;
  filters: TreatmentLogFilters;
  asked?: readonly AskedPieces[];
  sharedOnly?: boolean;
}): SQL | undefined {
  const { memberId, filters, asked = [], sharedOnly = false } = narrowing;
  const wanted = Object.entries(CATEGORY_COLUMNS)
    .filter(([flag]) => filters[flag as CategoryFlag])
    .map(([, column]) => eq(column, true));
  const days = and(
    filters.from_date === undefined ? undefined : gte(treatmentLogs.log_date, storableDay(filters.from_date)),
    filters.to_date === undefined ? undefined : lte(treatmentLogs.log_date, storableDay(filters.to_date)),
  );
  const held = and(
    ...asked.map(({ whole, words }) => or(holds(whole), and(...words.map((ways) => or(...ways.map(holds)))))),
  );
  const shown = sharedOnly ? eq(treatmentLogs.share_with_supporter, true) : undefined;
  return ownLogs(memberId, and(days, or(...wanted), held, shown));
}

function holds(pieces: Pieces): SQL {
  return arrayContains(treatmentLogs.search_tokens, [...pieces]);
}

/** The database has no year 0, which ISO 8601 has. No log lies before the earliest day, so nothing changes. */
function storableDay(day: string): string {
  return day < LOG_LIMITS.earliestDay ? '0001-01-01' : day;
}
