import { MOST_SHEETS } from '@hidamari/domain/log-print';
import { SYMPTOM_KEYS } from '@hidamari/domain/treatment-logs';
import { endpoint } from '../endpoint/index.ts';
import { expiryInstant } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { printChoices } from './print-choices.ts';
import { sheet } from './sheet.ts';

const printedSheets = z.object({
  /** The period that was printed, both days included. */
  from_date: z.iso.date(),
  to_date: z.iso.date(),
  /** Day of the last visit before today that has a log; null: none. */
  last_visit_date: z.iso.date().nullable(),
  /** Logs of the period. */
  log_count: z.int().min(0),
  /** Symptoms that were answered within the period, in the order of the item bank. */
  written_symptoms: z.array(z.literal(SYMPTOM_KEYS)),
  /** Letters of the sheets in whose place the file has 〓, the first twenty: no font of it shows them. */
  unprintable: z.array(z.string().max(2)).max(20),
  sheets: z.array(sheet).max(MOST_SHEETS),
});
export type PrintedSheets = z.output<typeof printedSheets>;

/**
 * The summary for a consultation, page by page (G70). More pages than one print may have: validation, with
 * `too_many_items` under `sheets`.
 */
export const readPrintedSheetsEndpoint = endpoint({
  method: 'GET',
  path: '/treatment-logs/print',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: 'The printed summary of the treatment logs, page by page',
  query: printChoices,
  responses: { 200: printedSheets },
  errors: ['validation', 'too_many'],
});

/**
 * Where the same pages can be fetched as a PDF for five minutes, with the session of the member who asked and with no
 * other. The address says nothing: what was chosen is sealed in it.
 */
export const issuePrintFileEndpoint = endpoint({
  method: 'POST',
  path: '/treatment-logs/print-files',
  access: 'member',
  consent: { illness: 'needed', terms: 'own data' },
  summary: 'Address of the printed summary as a PDF',
  body: printChoices,
  responses: { 201: z.object({ url: z.string().max(4_000), expires_at: expiryInstant }) },
  errors: ['validation', 'too_many'],
});
