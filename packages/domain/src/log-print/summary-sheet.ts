import { drawHead } from './draw-head.ts';
import { drawQuestions, type PrintedQuestion } from './draw-questions.ts';
import { drawTable, type PrintedTable, TABLE_ROWS, tableHeight, wantedWidth } from './draw-table.ts';
import type { PrintInput } from './printed-log.ts';
import { SHEET, type Sheet } from './sheet.ts';
import { summaryTables } from './summary-tables.ts';
import { symptomSection } from './symptom-section.ts';
import { penOn, type TextLayout } from './text-layout.ts';

/** Between two parts of the page. */
const GAP = 3.5;
/** Between two tables that stand side by side. */
const BETWEEN = 4;
/** Millimetres of the left table of each pair: treatments beside medicines, measured values beside tests. */
const LEFT_WIDTHS = [84, 78] as const;
/** Room for notes: its least height, and where its lines are. */
const NOTES = { least: 24.5, first: 11, pitch: 8, last: SHEET.bottom - 3 } as const;

/** Page one, and what it had no room for. */
export interface SummarySheet {
  readonly sheet: Sheet;
  readonly moreQuestions: readonly PrintedQuestion[];
  /** Number of the first of them. */
  readonly nextNumber: number;
  readonly longTables: readonly PrintedTable[];
}

interface TablePair {
  readonly tables: readonly { table: PrintedTable; place: { x: number; width: number } }[];
  readonly height: number;
}

/** Two tables side by side: what one of them does not need of its width, the other gets as far as it wants it. */
function pairOf(left: PrintedTable, right: PrintedTable, usual: number): TablePair {
  const total = SHEET.right - SHEET.left - BETWEEN;
  const [wanted, free] = [wantedWidth(left), total - wantedWidth(right)];
  const width =
    wanted > usual ? Math.max(usual, Math.min(wanted, free)) : Math.min(usual, Math.max(wanted, free));
  const places = [
    { table: left, place: { x: SHEET.left, width } },
    { table: right, place: { x: SHEET.left + width + BETWEEN, width: total - width } },
  ];
  return {
    tables: places,
    height: Math.max(...places.map(({ table, place }) => tableHeight(table, place.width))),
  };
}

function pairsOf(tables: readonly PrintedTable[]): TablePair[] {
  return LEFT_WIDTHS.flatMap((usual, index) => {
    const [left, right] = tables.slice(index * 2);
    return left && right ? [pairOf(left, right, usual)] : [];
  });
}

/**
 * The one-page summary (G70). It always fits: no part is higher than its share of the page, whatever was written; what
 * is more stands on the next pages and is counted here. What the others leave goes to the questions, then to notes.
 */
export function summarySheet(input: PrintInput): SummarySheet {
  const { choices, logs, nextVisit } = input;
  const sheet: Sheet = { number: 1, shapes: [], blocks: [] };
  const pen = penOn(sheet);
  drawHead(pen, input);
  const tables = summaryTables(choices, logs);
  const [symptoms, pairs] = [symptomSection(choices, logs), pairsOf(tables)];
  const below = [symptoms, ...pairs].reduce((sum, { height }) => sum + GAP + height, GAP + NOTES.least);
  const questions = nextVisit?.questions ?? [];
  const { shown, bottom } = drawQuestions(pen, choices, { questions, most: SHEET.bottom - below });
  let y = bottom + GAP;
  symptoms.draw(pen, y);
  y += symptoms.height + GAP;
  for (const { tables: own, height } of pairs) {
    for (const { table, place } of own) drawTable(pen, table, { ...place, y });
    y += height + GAP;
  }
  drawNotes(pen, y);
  return {
    sheet,
    moreQuestions: questions.slice(shown),
    nextNumber: shown + 1,
    longTables: tables.filter(({ rows }) => rows.length > TABLE_ROWS),
  };
}

/** A place to write on by hand, as far as the page goes. */
function drawNotes(pen: TextLayout, top: number): void {
  pen.block(
    'heading',
    { x: SHEET.left, y: top, width: 50, size: 11, text: '診察で聞いたこと', bold: true },
    { x: 60, y: top + 0.8, width: 40, size: 8, text: '書きこみ用', shade: 'soft' },
  );
  for (let y = top + NOTES.first; y <= NOTES.last; y += NOTES.pitch) pen.rule(SHEET.left, SHEET.right, y);
}
