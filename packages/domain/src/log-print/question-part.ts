import type { PrintChoices, PrintedNextVisit } from './printed-log.ts';
import { restWords } from './rest-words.ts';
import { SHEET, type SheetText } from './sheet.ts';
import { asSheetText, heightOf, type Pen, type Written } from './sheet-pen.ts';

export type PrintedQuestion = PrintedNextVisit['questions'][number];

const BOX = { top: 39.5, bottom: 92 } as const;
const TOP = 48.5;
const ROOM = BOX.bottom - 2.5 - TOP;
/** Room to write an answer by hand, at least and at most. */
const ANSWER = { least: 7.5, most: 13 } as const;
const NUMBER_X = SHEET.left + 5;
const TEXT_X = NUMBER_X + 7;
const TEXT_WIDTH = SHEET.right - 5 - TEXT_X;

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
  asked: SheetText;
  answer: SheetText | null;
  height: number;
}

function measure({ text, answer }: PrintedQuestion): Placed {
  const asked = asSheetText(askedText(text));
  const answered = answer?.trim() ? asSheetText(answerText(answer)) : null;
  return {
    asked,
    answer: answered,
    height: heightOf(asked) + (answered ? heightOf(answered) + 2 : ANSWER.least),
  };
}

/** How many of the questions, from the first, find their room on page one. */
function countFitting(placed: readonly Placed[]): number {
  let used = 0;
  const full = placed.findIndex(({ height }) => {
    used += height;
    return used > ROOM;
  });
  return full === -1 ? placed.length : full;
}

/**
 * 「今日、聞きたいこと」 with room for the answers. Answers how many questions stand here; the others are for the next
 * pages. Without a question there are lines to write on.
 */
export function drawQuestions(
  pen: Pen,
  choices: PrintChoices,
  questions: readonly PrintedQuestion[],
): number {
  pen.frame(SHEET.left, BOX.top, SHEET.right, BOX.bottom);
  pen.block('heading', { x: NUMBER_X, y: 41.5, width: 60, size: 11, text: '今日、聞きたいこと', bold: true });
  const placed = questions.map(measure);
  const count = countFitting(placed);
  if (count < questions.length) {
    pen.block('text', {
      x: 120,
      y: 42,
      width: SHEET.right - 5 - 120,
      size: 8,
      text: restWords(questions.length - count, choices),
      shade: 'soft',
      align: 'right',
    });
  }
  if (questions.length === 0) drawBlankLines(pen);
  const shown = placed.slice(0, count);
  const spare = ROOM - shown.reduce((sum, { height }) => sum + height, 0);
  const more = Math.min(ANSWER.most - ANSWER.least, spare / Math.max(1, count));
  let y = TOP;
  shown.forEach((one, index) => {
    y = drawQuestion(pen, { question: questions[index], one, number: index + 1, y, more });
  });
  return count;
}

function drawBlankLines(pen: Pen): void {
  for (let y = TOP + 7; y < BOX.bottom; y += 9.5) pen.rule(NUMBER_X, SHEET.right - 5, y, { dotted: true });
}

function drawQuestion(
  pen: Pen,
  {
    question,
    one,
    number,
    y,
    more,
  }: { question: PrintedQuestion | undefined; one: Placed; number: number; y: number; more: number },
): number {
  if (!question) return y;
  const answerY = y + heightOf(one.asked) + 0.5;
  pen.block(
    'text',
    { x: NUMBER_X, y, width: 7, size: 10, text: String(number), bold: true },
    { ...askedText(question.text), y },
    { ...answerText(one.answer ? (question.answer ?? '') : ''), y: answerY },
  );
  const bottom = y + one.height + more;
  if (!one.answer) pen.rule(TEXT_X, SHEET.right - 5, bottom - 1.2, { dotted: true });
  return bottom;
}
