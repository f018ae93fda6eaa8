import { formatClock, formatJapaneseDate } from '../japanese-dates/index.ts';
import { breakLines } from './break-lines.ts';
import { type PrintedField, printedFields } from './printed-fields.ts';
import type { PrintChoices, PrintedLog } from './printed-log.ts';
import { SHEET } from './sheet.ts';
import { FIELD, keepFirstTwo, type Strip, type StripGroup } from './strips.ts';

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
export function dayGroups(day: string, logs: readonly PrintedLog[], choices: PrintChoices): StripGroup[] {
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
