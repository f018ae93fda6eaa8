import { restWords } from './print-limits.ts';
import { charactersOf } from './printable-text.ts';
import type { PrintChoices, PrintedNextVisit } from './printed-log.ts';
import { SHEET, type SheetText } from './sheet.ts';
import { asSheetText, heightOf, type TextLayout, type Written } from './text-layout.ts';
import { textWidth } from './text-width.ts';

export type PrintedQuestion = PrintedNextVisit['questions'][number];

/** The frame; `bottom` where the questions need no more. */
const BOX = { top: 39.5, bottom: 92, below: 2.5 } as const;
const TOP = 48.5;
/** Room to write an answer by hand below a question, at least and at most. */
const ANSWER = { least: 7.5, most: 13 } as const;
/** Room to write beside a question, where there are too many for a line of writing each. */
const BESIDE = { least: 50, height: 3, gap: 3 } as const;
const NUMBER_X = SHEET.left + 5;
const TEXT_X = NUMBER_X + 7;
const LINE_END = SHEET.right - 5;
const TEXT_WIDTH = LINE_END - TEXT_X;

const askedText = (text: string): Written => ({
  x: TEXT_X,
  y: 0,
  width: TEXT_WIDTH,
  size: 10,
  text,
  bold: true,
});
const answerText = (text: string): Written => ({ x: TEXT_X, y: 0, width: TEXT_WIDTH, size: 9, text });

interface Placed {
  readonly question: PrintedQuestion;
  readonly asked: SheetText;
  /** Where the line to write on begins; null where an answer stands. */
  readonly lineX: number | null;
  /** The line is at the height of the question's last line. */
  readonly isBeside: boolean;
  readonly height: number;
}

function endOf({ x, lines, size }: SheetText): number {
  return x + textWidth(charactersOf(lines.at(-1) ?? ''), { size, bold: true });
}

/** A question with its answer or room for one: below it, or beside it where `isTight` and it leaves enough. */
function measure(question: PrintedQuestion, isTight: boolean): Placed {
  const asked = asSheetText(askedText(question.text));
  const own = heightOf(asked);
  if (question.answer?.trim()) {
    const answer = asSheetText(answerText(question.answer));
    return { question, asked, lineX: null, isBeside: false, height: own + heightOf(answer) + 2 };
  }
  const lineX = endOf(asked) + BESIDE.gap;
  const isBeside = isTight && LINE_END - lineX > BESIDE.least;
  return isBeside
    ? { question, asked, lineX, isBeside, height: own + BESIDE.height }
    : { question, asked, lineX: TEXT_X, isBeside, height: own + ANSWER.least };
}

const heightOfAll = (placed: readonly Placed[]) => placed.reduce((sum, { height }) => sum + height, 0);

/** The questions, from the first, that find their room: each with a line of writing if all do, else closer together. */
function placeQuestions(questions: readonly PrintedQuestion[], room: number): Placed[] {
  const roomy = questions.map((question) => measure(question, false));
  if (heightOfAll(roomy) <= room) return roomy;
  const tight = questions.map((question) => measure(question, true));
  let used = 0;
  const full = tight.findIndex(({ height }) => {
    used += height;
    return used > room;
  });
  return full === -1 ? tight : tight.slice(0, full);
}

/** How many questions stand on page one, and where their frame ends. */
export interface DrawnQuestions {
  readonly shown: number;
  readonly bottom: number;
}

/**
 * 「今日、聞きたいこと」 with room for the answers, no further down than `most`: as many questions as fit, the others
 * are for the next pages. Without a question there are lines to write on.
 */
export function drawQuestions(
  pen: TextLayout,
  choices: PrintChoices,
  { questions, most }: { questions: readonly PrintedQuestion[]; most: number },
): DrawnQuestions {
  const placed = placeQuestions(questions, most - BOX.below - TOP);
  const needed = TOP + heightOfAll(placed) + BOX.below;
  const bottom = placed.some(({ isBeside }) => isBeside)
    ? most
    : Math.min(most, Math.max(BOX.bottom, needed));
  pen.frame(SHEET.left, BOX.top, SHEET.right, bottom);
  pen.block('heading', { x: NUMBER_X, y: 41.5, width: 60, size: 11, text: '今日、聞きたいこと', bold: true });
  const rest = questions.length - placed.length;
  if (rest > 0) {
    const place = { x: 120, y: 42, width: LINE_END - 120, size: 8 };
    pen.block('text', { ...place, text: restWords(rest, choices), shade: 'soft', align: 'right' });
  }
  if (questions.length === 0) drawBlankLines(pen, bottom);
  const more = Math.min(ANSWER.most - ANSWER.least, (bottom - needed) / Math.max(1, placed.length));
  let y = TOP;
  placed.forEach((one, index) => {
    drawQuestion(pen, { one, number: index + 1, y, more });
    y += one.height + more;
  });
  return { shown: placed.length, bottom };
}

function drawBlankLines(pen: TextLayout, bottom: number): void {
  for (let y = TOP + 7; y < bottom; y += 9.5) pen.rule(NUMBER_X, LINE_END, y, { dotted: true });
}

function drawQuestion(
  pen: TextLayout,
  { one, number, y, more }: { one: Placed; number: number; y: number; more: number },
): void {
  const { question, asked, lineX, isBeside, height } = one;
  const askedBottom = y + heightOf(asked);
  pen.block(
    'text',
    { x: NUMBER_X, y, width: 7, size: 10, text: String(number), bold: true },
    { ...askedText(question.text), y },
    { ...answerText(lineX === null ? (question.answer ?? '') : ''), y: askedBottom + 0.5 },
  );
  if (lineX === null) return;
  pen.rule(lineX, LINE_END, isBeside ? askedBottom : y + height + more - 1.2, { dotted: true });
}
