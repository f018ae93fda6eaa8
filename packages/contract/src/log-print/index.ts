import {
  isPrintablePeriod,
  MOST_SHEETS,
  NOTHING_CHOSEN,
  SHEET_ROLES,
  SHEET_SHADES,
  type SheetShade,
} from '@hidamari/domain/log-print';
import { LOG_LIMITS, SYMPTOM_KEYS } from '@hidamari/domain/treatment-logs';
import { endpoint } from '../endpoint/index.ts';
import { calendarDay, expiryInstant, queryFlag, whenSound } from '../fields/index.ts';
import { CATEGORY_FLAGS } from '../treatment-logs/index.ts';
import * as z from '../zod/index.ts';

/** A list in a body, or a comma list in an address; without one everything is chosen. */
function chosen<const V extends string>(values: readonly V[]) {
  const commaList = z
    .string()
    .max(1_000, { error: 'too_long' })
    // The client leaves an empty list out, so nothing chosen has a word of its own.
    .transform((text) => (text === NOTHING_CHOSEN ? [] : text.split(',')));
  return (
    z
      .union([commaList, z.array(z.string()).max(values.length)], { error: 'choose_one' })
      .refine((list) => list.every((one) => values.includes(one as V)), { error: 'choose_one' })
      // In the order of the screen, each once.
      .transform((list) => values.filter((value) => list.includes(value)))
      .default([...values])
  );
}

const choices = z.object({
  /** Without it: from the last visit on, or a month back. */
  from_date: calendarDay.optional(),
  /** Without it: until today. */
  to_date: calendarDay.optional(),
  /** At least one; tests and treatments go with is_visiting_hospital_log. */
  categories: chosen(CATEGORY_FLAGS).refine((list) => list.length > 0, {
    error: 'category_required',
  }),
  /** May be none. */
  symptoms: chosen(SYMPTOM_KEYS),
  /** Page one alone, which then says that there is more in the portal. */
  summary_only: queryFlag,
  /** Prints name and birth date from the account. */
  with_name: queryFlag,
});

const isLogDay = (day: string | undefined) => day === undefined || day >= LOG_LIMITS.earliestDay;
const days = whenSound('from_date', 'to_date');

/** The rules that hold without knowing today: no earlier than a log may be, in order, a year at most (G70). */
export const printChoices = choices
  .refine(({ from_date: from }) => isLogDay(from), { path: ['from_date'], error: 'date', when: days })
  .refine(({ to_date: to }) => isLogDay(to), { path: ['to_date'], error: 'date', when: days })
  .refine(({ from_date: from, to_date: to }) => !from || !to || from <= to, {
    path: ['to_date'],
    error: 'date_order',
    when: days,
  })
  .refine(
    ({ from_date: from, to_date: to }) =>
      !from || !to || from > to || !isLogDay(from) || isPrintablePeriod(from, to),
    { path: ['from_date'], error: 'out_of_range', when: days },
  );
export type PrintChoicesSent = z.input<typeof printChoices>;
export type PrintChoicesRead = z.output<typeof printChoices>;

const shade = z.literal(Object.keys(SHEET_SHADES) as SheetShade[]);
const millimetres = z.number();

const sheetText = z.object({
  x: millimetres,
  y: millimetres,
  width: millimetres,
  size: z.number(),
  leading: millimetres,
  lines: z.array(z.string()),
  bold: z.boolean().optional(),
  shade: z.literal('soft').optional(),
  align: z.literal('right').optional(),
});

const sheetShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('line'),
    x1: millimetres,
    y1: millimetres,
    x2: millimetres,
    y2: millimetres,
    thickness: millimetres,
    shade,
    dotted: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('box'),
    x: millimetres,
    y: millimetres,
    width: millimetres,
    height: millimetres,
    shade,
  }),
]);

/** A page of A4 as it is drawn (domain, log-print): everything in its place, in millimetres. */
const sheet = z.object({
  number: z.int().min(1),
  shapes: z.array(sheetShape),
  blocks: z.array(z.object({ role: z.literal(SHEET_ROLES), texts: z.array(sheetText) })),
});

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
