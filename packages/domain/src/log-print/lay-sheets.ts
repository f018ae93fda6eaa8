import { formatClock, formatJapaneseDate, formatPlainDate } from '../japanese-dates/index.ts';
import { PRINT_FOOTER_TEXT } from '../treatment-logs/index.ts';
import { breakLines } from './break-lines.ts';
import { SUMMARY_TITLE } from './draw-head.ts';
import { createFilling } from './fill-sheets.ts';
import { questionGroups, tableGroups } from './more-strips.ts';
import { periodWords, SUMMARY_ONLY_TEXT } from './print-limits.ts';
import { type PrintedField, printedFields } from './printed-fields.ts';
import type { PrintChoices, PrintedLog, PrintInput } from './printed-log.ts';
import { SHEET, type Sheet } from './sheet.ts';
import { FIELD, headingStrip, keepFirstTwo, type Strip, type StripGroup } from './strips.ts';
import { type SummarySheet, summarySheet } from './summary-sheet.ts';
import { penOn } from './text-layout.ts';

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

const VALUE_WIDTH = SHEET.right - FIELD.x;

function dayStrip(day: string): Strip {
  const cell = { x: SHEET.left, width: 180, size: 11, line: formatJapaneseDate(day), bold: true };
  return { role: 'day', height: 6.4, before: 3.5, cells: [cell], rule: 'above' };
}

/** 14:00 通院の日: time and title of a log, when it has one of them. */
function logHeadStrips({ log_time, title }: PrintedLog): Strip[] {
  const text = [log_time ? formatClock(log_time) : '', title].filter(Boolean).join('　');
  const place = { x: SHEET.left, width: 180, size: 10, bold: true };
  return text === ''
    ? []
    : breakLines(text, place).map((line) => ({ role: 'text', height: 5.2, cells: [{ ...place, line }] }));
}

function fieldStrips({ label, text }: PrintedField): Strip[] {
  return breakLines(text, { width: VALUE_WIDTH, size: FIELD.size }).map((line, at) => {
    const value = { x: FIELD.x, width: VALUE_WIDTH, size: FIELD.size, line };
    const name = { x: SHEET.left, width: FIELD.labelWidth, size: 8.5, line: label, shade: 'soft' as const };
    return {
      role: 'text',
      height: FIELD.height,
      cells: at === 0 ? [name, value] : [value],
      ...(at > 0 && { isFurther: true }),
    };
  });
}

/** One day with the chosen contents of its logs; a log of which nothing was chosen is left out, and so is its day. */
function dayGroups(day: string, logs: readonly PrintedLog[], choices: PrintChoices): StripGroup[] {
  const written = logs.flatMap((log) => {
    const fields = printedFields(log, choices);
    return fields.length > 0 ? [{ log, fields }] : [];
  });
  const carried = formatJapaneseDate(day);
  return written.flatMap(({ log, fields }, index) => {
    const heads = [...(index === 0 ? [dayStrip(day)] : []), ...logHeadStrips(log)];
    const [first, ...others] = heads;
    // A little room parts two logs of one day.
    const parted = first && index > 0 ? [{ ...first, before: 2 }, ...others] : heads;
    return fields.flatMap((field, at) => keepFirstTwo(at === 0 ? parted : [], fieldStrips(field), carried));
  });
}
