import { addDays } from '../japanese-dates/index.ts';
import { type SymptomSeries, symptomSeriesOf, worstSymptoms } from '../log-charts/index.ts';
import { fieldLabel } from '../members/index.ts';
import {
  SYMPTOM_KEYS,
  type SymptomKey,
  symptomLabel,
  symptomStepLabel,
  TODAY_STEPS,
} from '../treatment-logs/index.ts';
import { shortDay } from './print-limits.ts';
import { periodDays } from './print-period.ts';
import type { PrintChoices, PrintedLog } from './printed-log.ts';
import { SHEET } from './sheet.ts';
import { barsOf, drawStrip, STRIP } from './strip-chart.ts';
import { dailyTemperatures, drawTemperatureWords, temperatureScale } from './temperature-strip.ts';
import type { TextLayout } from './text-layout.ts';
import { treatmentStarts } from './treatment-rows.ts';

/** How many symptoms the summary draws (G70). */
const MOST_TROUBLESOME = 5;

/** From the heading to the axis, and to the first row. */
const AXIS = 7;
const ROWS = 12;
/** A row, and what all of them take at most: where there are six, each is lower. */
const ROW = { most: 8.9, all: MOST_TROUBLESOME * 8.9, air: 1.9 } as const;
/** The line of what is not drawn. */
const REST = 4.6;
/** Room for 「4 とても強い　2025/11/16」 whole. */
const STRONGEST_WIDTH = 42;
/** A little apart from the bars, whose last day stands at their end. */
const COLUMNS = { strongest: 108, interference: 150, recent: 172 } as const;
/** The chosen symptoms that stood most in the way (G70), by the same rule as the charts. */
export function drawnSymptoms(
  logs: readonly Pick<PrintedLog, 'log_date' | 'symptoms'>[],
  chosen: readonly SymptomKey[],
): SymptomSeries[] {
  return troublesome(logs, chosen).slice(0, MOST_TROUBLESOME);
}

/** The chosen symptoms that stood in the way at all, the most troublesome first (G70). */
function troublesome(
  logs: readonly Pick<PrintedLog, 'log_date' | 'symptoms'>[],
  chosen: readonly SymptomKey[],
): SymptomSeries[] {
  const answered = symptomSeriesOf(logs).filter(({ key }) => chosen.includes(key));
  return worstSymptoms(answered, answered.length);
}

const levelsOf = ({ days }: SymptomSeries) => new Map(days.map(({ day, level }) => [day, level]));

/** A part of page one that knows how high it is before it has its place. */
export interface SheetPart {
  /** Millimetres. */
  readonly height: number;
  draw(pen: TextLayout, top: number): void;
}

/** 「体の変化」: what is drawn over the days of the period. */
interface BodyChange {
  readonly choices: PrintChoices;
  readonly drawn: readonly SymptomSeries[];
  /** Symptoms that are only named. */
  readonly rest: readonly SymptomSeries[];
  /** The highest of each day; null: not drawn. */
  readonly temperatures: ReadonlyMap<string, number> | null;
  /** Said in place of symptoms; null where some are drawn. */
  readonly instead: string | null;
  readonly rowHeight: number;
  readonly starts: ReadonlySet<string>;
}

function bodyChangeOf(choices: PrintChoices, logs: readonly PrintedLog[]): BodyChange {
  const isChosen = choices.categories.includes('is_condition_log');
  const all = isChosen ? troublesome(logs, choices.symptoms) : [];
  const drawn = all.slice(0, MOST_TROUBLESOME);
  const temperatures = isChosen ? dailyTemperatures(logs) : null;
  const rows = drawn.length + (temperatures ? 1 : 0);
  return {
    choices,
    drawn,
    rest: all.slice(MOST_TROUBLESOME),
    temperatures,
    instead: drawn.length > 0 ? null : insteadOfSymptoms({ isChosen, temperatures, logs }),
    rowHeight: Math.min(ROW.most, ROW.all / Math.max(1, rows)),
    starts: treatmentStarts(logs),
  };
}

/** What was only left out must not read as 「none」 to a doctor, nor as if the temperature were left out too. */
function insteadOfSymptoms({
  isChosen,
  temperatures,
  logs,
}: Pick<BodyChange, 'temperatures'> & { isChosen: boolean; logs: readonly PrintedLog[] }): string {
  const isLeftOut = !isChosen || drawnSymptoms(logs, SYMPTOM_KEYS).length > 0;
  if (!isLeftOut) return 'この期間に、つらかった症状の記録はありません。';
  return `${temperatures ? '症状は、' : ''}この紙には入れていません。`;
}

/** 「体の変化」: the symptoms that stood most in the way (G70) and the temperature, each with a strip and its words. */
export function symptomSection(choices: PrintChoices, logs: readonly PrintedLog[]): SheetPart {
  const change = bodyChangeOf(choices, logs);
  const { drawn, rest, temperatures, instead, rowHeight } = change;
  const rows = ROWS + (drawn.length + (temperatures ? 1 : 0)) * rowHeight;
  return {
    height: rows + (instead === null ? 0 : 2 + REST) + (rest.length > 0 ? REST : 0),
    draw(pen, top) {
      drawHeading(pen, choices, top);
      if (instead === null || temperatures) drawAxis(pen, change, top + AXIS);
      drawRows(pen, change, top + ROWS);
      if (instead !== null) drawInstead(pen, instead, top + rows);
      drawRest(pen, choices, { rest, y: top + rows + 0.4 });
    },
  };
}

function drawRows(
  pen: TextLayout,
  { choices, drawn, temperatures, rowHeight, starts }: BodyChange,
  top: number,
): void {
  const bars = barsOf(choices);
  const strip = (index: number) => ({
    ...{ bars, marked: starts, height: rowHeight - ROW.air },
    base: top + (index + 1) * rowHeight - 0.7,
  });
  const wordsAt = (index: number) => top + index * rowHeight + (rowHeight - 4.5) / 2;
  drawn.forEach((symptom, index) => {
    pen.rule(SHEET.left, SHEET.right, top + index * rowHeight);
    drawStrip(pen, { ...strip(index), values: levelsOf(symptom), scale: [0, 4] });
    drawWords(pen, { symptom, choices, y: wordsAt(index) });
  });
  if (!temperatures) return;
  const index = drawn.length;
  pen.rule(SHEET.left, SHEET.right, top + index * rowHeight);
  drawStrip(pen, { ...strip(index), values: temperatures, scale: temperatureScale(temperatures) });
  drawTemperatureWords(pen, { values: temperatures, to: choices.to, y: wordsAt(index) });
}

function drawHeading(pen: TextLayout, choices: PrintChoices, top: number): void {
  const { isWeekly } = barsOf(choices);
  const steps = TODAY_STEPS.map(({ value, label }) => `${value} ${label}`).join('・');
  pen.block('heading', { x: SHEET.left, y: top, width: 26, size: 11, text: '体の変化', bold: true });
  const isPart = choices.symptoms.length < SYMPTOM_KEYS.length;
  const legend = `${isPart ? '選んだ症状だけ。' : ''}${steps}　${isWeekly ? '1本は1週間で、いちばん強い日。' : ''}うすい帯は治療の始まり`;
  pen.block('text', {
    x: 40,
    y: top + 0.9,
    width: SHEET.right - 40,
    size: 8,
    text: legend,
    shade: 'soft',
    cut: true,
  });
}

/** What there is beside the five: a doctor who does not read of it would take it for not there. */
function drawRest(
  pen: TextLayout,
  { isSummaryOnly }: PrintChoices,
  { rest, y }: { rest: readonly SymptomSeries[]; y: number },
): void {
  if (rest.length === 0) return;
  const names = rest.map(({ key }) => symptomLabel(key) ?? '').join('、');
  const text = `ほか${rest.length}件${isSummaryOnly ? '' : 'は日ごとの記録に'}：${names}`;
  pen.block('text', {
    x: SHEET.left,
    y,
    width: SHEET.right - SHEET.left,
    size: 8,
    text,
    shade: 'soft',
    cut: true,
  });
}

function drawInstead(pen: TextLayout, text: string, y: number): void {
  pen.rule(SHEET.left, SHEET.right, y);
  pen.block('text', { x: SHEET.left, y: y + 2, width: 150, size: 9, text });
}

function drawAxis(pen: TextLayout, { choices: { from, to }, instead }: BodyChange, y: number): void {
  const middle = addDays(from, Math.floor((periodDays(from, to) - 1) / 2));
  const small = { y, size: 8, shade: 'soft' } as const;
  const centre = (STRIP.left + STRIP.right) / 2 - 4;
  const heads = [
    { x: COLUMNS.strongest, width: STRONGEST_WIDTH, text: 'いちばん強い日' },
    { x: COLUMNS.interference, width: 20, text: fieldLabel('symptoms.interference') },
    { x: COLUMNS.recent, width: 23, text: '終わりの7日' },
  ];
  pen.block(
    'text',
    { ...small, x: STRIP.left, width: 24, text: shortDay(from, to) },
    { ...small, x: centre, width: 24, text: middle === from || middle === to ? '' : shortDay(middle, to) },
    { ...small, x: STRIP.right - 12, width: 12, text: from === to ? '' : shortDay(to, to), align: 'right' },
    ...(instead === null ? heads.map((head) => ({ ...small, ...head })) : []),
  );
}

function drawWords(
  pen: TextLayout,
  { symptom, choices, y }: { symptom: SymptomSeries; choices: PrintChoices; y: number },
): void {
  const { key, interference } = symptom;
  const levels = levelsOf(symptom);
  const { to } = choices;
  const [day, value] = [...levels].toSorted(
    ([oneDay, one], [otherDay, other]) => other - one || oneDay.localeCompare(otherDay),
  )[0] ?? ['', null];
  const strongest =
    value === null ? '' : `${value} ${symptomStepLabel('today', value) ?? ''}　${shortDay(day, to)}`;
  const recent = Array.from({ length: 7 }, (_, index) => levels.get(addDays(to, index - 6)) ?? '-').join(' ');
  const row = { y, size: 8.5 } as const;
  pen.block(
    'text',
    { ...row, x: SHEET.left, width: 26, text: symptomLabel(key) ?? '', bold: true, cut: true },
    { ...row, x: COLUMNS.strongest, width: STRONGEST_WIDTH, text: strongest, cut: true },
    {
      ...row,
      x: COLUMNS.interference,
      width: 19,
      text: interference === null ? '' : (symptomStepLabel('interference', interference) ?? ''),
      cut: true,
    },
    { ...row, x: COLUMNS.recent, width: 23, text: recent, cut: true },
  );
}
