import { formatPlainDate } from '../japanese-dates/index.ts';
import { PRINT_FOOTER_TEXT } from '../treatment-logs/index.ts';
import { dayGroups } from './day-strips.ts';
import { createFilling } from './fill-sheets.ts';
import { SUMMARY_TITLE } from './head-part.ts';
import { questionGroups, tableGroups } from './more-strips.ts';
import { periodWords } from './print-days.ts';
import { printedFields } from './printed-fields.ts';
import type { PrintedLog, PrintInput } from './printed-log.ts';
import { SUMMARY_ONLY_TEXT } from './rest-words.ts';
import { SHEET, type Sheet } from './sheet.ts';
import { penOn } from './sheet-pen.ts';
import { headingStrip, type StripGroup } from './strips.ts';
import { type SummarySheet, summarySheet } from './summary-sheet.ts';

/** Oldest first, as a doctor reads; within a day by the time, logs without one last. */
function inOrder(logs: readonly PrintedLog[]): PrintedLog[] {
  const when = ({ log_date, log_time }: PrintedLog) => `${log_date} ${log_time ?? '99:99'}`;
  return logs
    .map((log) => ({ log, at: when(log) }))
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1))
    .map(({ log }) => log);
}

function daysOf(logs: readonly PrintedLog[]): Map<string, PrintedLog[]> {
  const days = new Map<string, PrintedLog[]>();
  for (const log of logs) {
    const known = days.get(log.log_date);
    if (known) known.push(log);
    else days.set(log.log_date, [log]);
  }
  return days;
}

function stampFoot(sheet: Sheet, total: number, today: string): void {
  const pen = penOn(sheet);
  const foot = { y: SHEET.foot, size: 8 } as const;
  pen.rule(SHEET.left, SHEET.right, SHEET.footRule, { shade: 'ink' });
  const page = `${formatPlainDate(today)} 作成　${sheet.number}／${total}`;
  pen.block(
    'text',
    { ...foot, x: SHEET.left, width: 100, text: PRINT_FOOTER_TEXT },
    { ...foot, x: 125, width: SHEET.right - 125, text: page, align: 'right' },
  );
}

/** The line of a first page that goes out alone, when there is anything that it leaves out. */
function sayMore({ sheet, moreQuestions }: SummarySheet, { choices, logs }: PrintInput): void {
  if (moreQuestions.length === 0 && logs.every((log) => printedFields(log, choices).length === 0)) return;
  const place = { x: SHEET.left, y: SHEET.footRule - 4.5, width: SHEET.right - SHEET.left, size: 8 };
  penOn(sheet).block('text', { ...place, text: SUMMARY_ONLY_TEXT, shade: 'soft', cut: true });
}

/**
 * The pages of a print (G70), day by day: between two steps a server may answer somebody else. The first page is the
 * summary; the number of pages is known at the end, so every foot is written then.
 */
export function* laySheetsInSteps(given: PrintInput): Generator<void, Sheet[]> {
  const input = { ...given, logs: inOrder(given.logs) };
  const { choices, logs, today } = input;
  const summary = summarySheet(input);
  const { sheet, moreQuestions, nextNumber, longTables } = summary;
  if (choices.isSummaryOnly) {
    sayMore(summary, input);
    stampFoot(sheet, 1, today);
    return [sheet];
  }
  yield;
  const filling = createFilling(`${SUMMARY_TITLE}　${periodWords(choices.from, choices.to)}`, 2);
  for (const group of questionGroups(moreQuestions, nextNumber)) filling.add(group);
  for (const table of longTables) for (const group of tableGroups(table)) filling.add(group);
  let heads = [headingStrip('日ごとの記録')];
  for (const [day, ofDay] of daysOf(logs)) {
    const [first, ...others]: StripGroup[] = dayGroups(day, ofDay, choices);
    if (first) {
      filling.add({ ...first, strips: [...heads, ...first.strips] });
      heads = [];
    }
    for (const group of others) filling.add(group);
    yield;
  }
  const sheets = [sheet, ...filling.sheets];
  for (const one of sheets) stampFoot(one, sheets.length, today);
  return sheets;
}

/** The pages of a print, all at once. */
export function laySheets(input: PrintInput): Sheet[] {
  const steps = laySheetsInSteps(input);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
