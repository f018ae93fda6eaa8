import { formatClock, formatMonthDay, formatPlainDate } from '../japanese-dates/index.ts';
import { fieldLabel } from '../members/index.ts';
import { periodWords } from './print-limits.ts';
import type { PrintedNextVisit, PrintInput } from './printed-log.ts';
import { SHEET } from './sheet.ts';
import type { TextLayout } from './text-layout.ts';

/** The upper end of what follows the head. */
export const HEAD_BOTTOM = 36;
export const SUMMARY_TITLE = '診察のためのまとめ';

/** Beside the title, with room for a hospital and its department on one line. */
const FACTS = { x: 68, label: 16, size: 8.5, top: 14, step: 5.4 } as const;

function visitWords({ visit_date, visit_time, hospital, department }: PrintedNextVisit): string {
  const at = `${formatMonthDay(visit_date)}${visit_time ? formatClock(visit_time) : ''}`;
  return [at, hospital, department].filter(Boolean).join('　');
}

/** Title, name or a place to write it, period, days with records, next visit. */
export function drawHead(pen: TextLayout, { choices, logs, nextVisit, person }: PrintInput): void {
  const { left, right } = SHEET;
  pen.block('text', { x: left, y: 13, width: 50, size: 9, text: SUMMARY_TITLE, shade: 'soft' });
  pen.block('title', { x: left, y: 17.5, width: 50, size: 17, text: '治療の記録', bold: true });
  const written = new Set(logs.map(({ log_date }) => log_date)).size;
  const facts = [
    ['期間', periodWords(choices.from, choices.to)],
    ['記録', written === 0 ? 'この期間の記録はありません' : `${written}日分（${logs.length}件）`],
    ['次の診察', nextVisit ? visitWords(nextVisit) : ''],
  ] as const;
  facts.forEach(([label, text], index) => {
    if (text === '') return;
    const y = FACTS.top + index * FACTS.step;
    const x = FACTS.x + FACTS.label;
    pen.block(
      'text',
      { x: FACTS.x, y, width: FACTS.label, size: FACTS.size, text: label, bold: true },
      { x, y, width: right - x, size: FACTS.size, text, cut: true },
    );
  });
  drawPerson(pen, person);
  pen.rule(left, right, HEAD_BOTTOM, { thickness: 0.7, shade: 'ink' });
}

/** Only what the member ticked; otherwise two lines to write on by hand. */
function drawPerson(pen: TextLayout, person: PrintInput['person']): void {
  const y = 29.5;
  const places = [
    { x: SHEET.left, label: 'お名前', text: person?.name ?? '', end: 110 },
    {
      x: 115,
      label: fieldLabel('birthday'),
      text: person?.birthday ? formatPlainDate(person.birthday) : '',
      end: SHEET.right,
    },
  ];
  for (const { x, label, text, end } of places) {
    const start = x + 17;
    pen.block(
      'text',
      { x, y, width: 17, size: 8.5, text: label, shade: 'soft' },
      { x: start, y: y - 0.4, width: end - start, size: 10, text, bold: true, cut: true },
    );
    if (text === '') pen.rule(start, end, y + 4.6, { shade: 'line' });
  }
}
