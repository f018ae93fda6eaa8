import { addDays } from '../japanese-dates/index.ts';
import { mostTroublesome, type SymptomSeries, symptomSeriesOf } from '../log-charts/index.ts';
import {
  SYMPTOM_KEYS,
  type SymptomKey,
  symptomLabel,
  symptomStepLabel,
  TODAY_STEPS,
} from '../treatment-logs/index.ts';
import { shortDay } from './print-days.ts';
import { periodDays } from './print-period.ts';
import type { PrintChoices, PrintedLog } from './printed-log.ts';
import { SHEET } from './sheet.ts';
import type { Pen } from './sheet-pen.ts';
import { treatmentStarts } from './treatment-rows.ts';

/** How many symptoms the summary draws (G70). */
const MOST_TROUBLESOME = 5;

/** From the heading to the axis, and to the first row. */
const AXIS = 7;
const ROWS = 12;
const ROW = 8.9;
/** The line of what is not drawn. */
const REST = 4.6;
const CHART = { left: 42, right: 106, height: 7 } as const;
/** Room for 「4 とても強い　2025/11/16」 whole. */
const STRONGEST_WIDTH = 42;
const COLUMNS = { strongest: 108, interference: 151, recent: 171 } as const;
/** Longer than this, one bar is a week: thinner ones cannot be told apart on paper. */
const MOST_DAILY_BARS = 93;

/** The days a bar stands for; a week shows its strongest day. */
interface Bars {
  readonly spans: readonly (readonly string[])[];
  readonly isWeekly: boolean;
}

function barsOf({ from, to }: PrintChoices): Bars {
  const days = Array.from({ length: periodDays(from, to) }, (_, index) => addDays(from, index));
  const isWeekly = days.length > MOST_DAILY_BARS;
  const size = isWeekly ? 7 : 1;
  const spans = Array.from({ length: Math.ceil(days.length / size) }, (_, index) =>
    days.slice(index * size, (index + 1) * size),
  );
  return { spans, isWeekly };
}

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
  return mostTroublesome(answered, answered.length);
}

const levelsOf = ({ days }: SymptomSeries) => new Map(days.map(({ day, level }) => [day, level]));

/** A part of page one that knows how high it is before it has its place. */
export interface SheetPart {
  /** Millimetres. */
  readonly height: number;
  draw(pen: Pen, top: number): void;
}

/** 「体の変化」: the symptoms that stood most in the way (G70), each with a strip of bars and its words. */
export function symptomPart(choices: PrintChoices, logs: readonly PrintedLog[]): SheetPart {
  const isChosen = choices.categories.includes('is_condition_log');
  const all = isChosen ? troublesome(logs, choices.symptoms) : [];
  const [drawn, rest] = [all.slice(0, MOST_TROUBLESOME), all.slice(MOST_TROUBLESOME)];
  if (drawn.length === 0) {
    // What was only left out must not read as 「none」 to a doctor.
    const isLeftOut = !isChosen || drawnSymptoms(logs, SYMPTOM_KEYS).length > 0;
    const text = isLeftOut ? 'この紙には入れていません。' : 'この期間に、つらかった症状の記録はありません。';
    return {
      height: ROWS + 2 + REST,
      draw(pen, top) {
        drawHeading(pen, choices, top);
        drawNothing(pen, text, top + ROWS);
      },
    };
  }
  const rows = ROWS + drawn.length * ROW;
  return {
    height: rows + (rest.length > 0 ? REST : 0),
    draw(pen, top) {
      drawHeading(pen, choices, top);
      drawAxis(pen, choices, top + AXIS);
      const [bars, starts] = [barsOf(choices), treatmentStarts(logs)];
      drawn.forEach((symptom, index) => {
        const y = top + ROWS + index * ROW;
        pen.rule(SHEET.left, SHEET.right, y);
        drawStrip(pen, { symptom, bars, starts, base: y + 8.2 });
        drawWords(pen, { symptom, choices, y });
      });
      drawRest(pen, choices, { rest, y: top + rows + 0.4 });
    },
  };
}

function drawHeading(pen: Pen, choices: PrintChoices, top: number): void {
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
  pen: Pen,
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

function drawNothing(pen: Pen, text: string, y: number): void {
  pen.rule(SHEET.left, SHEET.right, y);
  pen.block('text', { x: SHEET.left, y: y + 2, width: 150, size: 9, text });
}

function drawAxis(pen: Pen, { from, to }: PrintChoices, y: number): void {
  const middle = addDays(from, Math.floor((periodDays(from, to) - 1) / 2));
  const small = { y, size: 8, shade: 'soft' } as const;
  const centre = (CHART.left + CHART.right) / 2 - 4;
  pen.block(
    'text',
    { ...small, x: CHART.left, width: 24, text: shortDay(from, to) },
    { ...small, x: centre, width: 24, text: middle === from || middle === to ? '' : shortDay(middle, to) },
    { ...small, x: CHART.right - 12, width: 12, text: from === to ? '' : shortDay(to, to), align: 'right' },
    { ...small, x: COLUMNS.strongest, width: STRONGEST_WIDTH, text: 'いちばん強い日' },
    { ...small, x: COLUMNS.interference, width: 20, text: '生活への影響' },
    { ...small, x: COLUMNS.recent, width: 24, text: '終わりの7日' },
  );
}

function drawStrip(
  pen: Pen,
  { symptom, bars, starts, base }: { symptom: SymptomSeries; bars: Bars; starts: Set<string>; base: number },
): void {
  const levels = levelsOf(symptom);
  const step = (CHART.right - CHART.left) / bars.spans.length;
  const wide = Math.min(step * 0.8, 4);
  bars.spans.forEach((days, index) => {
    const x = CHART.left + index * step;
    if (days.some((day) => starts.has(day))) pen.box(x, base - CHART.height, step, CHART.height, 'band');
    const values = days.flatMap((day) => levels.get(day) ?? []);
    if (values.length === 0) return;
    const value = Math.max(...values);
    // なし is a thin line on the ground; a day without an answer is empty.
    const height = value === 0 ? 0.35 : (value / 4) * (CHART.height - 0.4);
    pen.box(x + (step - wide) / 2, base - height, wide, height, 'bar');
  });
  pen.rule(CHART.left, CHART.right, base, { shade: 'ink' });
}

function drawWords(
  pen: Pen,
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
  const row = { y: y + 2.2, size: 8.5 } as const;
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
    { ...row, x: COLUMNS.recent, width: 24, text: recent, cut: true },
  );
}
