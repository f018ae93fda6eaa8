import { MY_DATA_LIMITS, ROW_OUTCOMES } from '@hidamari/domain/my-data';
import { endpoint } from '../endpoint/index.ts';
import { calendarDay, expiryInstant, recordId } from '../fields/index.ts';
import * as z from '../zod/index.ts';

const overview = z.object({
  /** Treatment logs that are not in the trash. */
  logs: z.int().min(0),
  /** Days of the first and the last of them; null without any. */
  first_day: calendarDay.nullable(),
  last_day: calendarDay.nullable(),
});
export type MyDataOverview = z.output<typeof overview>;

/** What 「わたしのデータ」 would hold now. */
export const describeMyDataEndpoint = endpoint({
  method: 'GET',
  path: '/my-data',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: "How much of the member's own data there is",
  responses: { 200: overview },
});

const preparedExport = z.object({
  /** Path and query of the download, on this origin: for the member's own session alone, nothing personal in it. */
  path: z.string().startsWith('/').max(300),
  file_name: z.string().max(80),
  /** From then on the path is refused (G136: 24 hours). */
  expires_at: expiryInstant,
});
export type PreparedExport = z.output<typeof preparedExport>;

/**
 * An address for downloading everything as a ZIP (G136). Asks for the proof of `/account-security/proof` first, and
 * uses it up; without one: forbidden.
 */
export const prepareExportEndpoint = endpoint({
  method: 'POST',
  path: '/my-data/exports',
  access: 'member',
  consent: { illness: 'needed', terms: 'own data' },
  summary: "Prepares a download of the member's own data",
  responses: { 201: preparedExport },
  errors: ['forbidden', 'too_many'],
});

const restoredRow = z.object({
  outcome: z.enum(ROW_OUTCOMES),
  /** Why a row was refused, as for a log that is written: codes by dotted name. */
  fields: z.record(z.string(), z.array(z.string())).optional(),
  /**
   * The log that was made of the row, now or by an earlier import, and has none of the pictures that the row names: who
   * has them may send and add them. Null where nothing is missing.
   */
  awaits_pictures: recordId.nullable(),
});
export type RestoredRow = z.output<typeof restoredRow>;

/**
 * Takes logs of an exported document back, each by the rules of a new log and each for itself: a bad row keeps no
 * good one out. A log that is there already is left alone, so the same part sent twice restores once.
 */
export const restoreRowsEndpoint = endpoint({
  method: 'POST',
  path: '/my-data/imports',
  access: 'member',
  consent: { illness: 'needed', terms: 'asked' },
  summary: 'Restores treatment logs of an exported document',
  body: z.object({
    logs: z
      .array(z.unknown(), { error: 'required' })
      .min(1, { error: 'required' })
      .max(MY_DATA_LIMITS.rowsInPart, { error: 'too_many_items' }),
  }),
  responses: {
    /** As many as were sent, in their order. */
    200: z.object({ rows: z.array(restoredRow).max(MY_DATA_LIMITS.rowsInPart) }),
  },
  errors: ['validation', 'too_many'],
});
