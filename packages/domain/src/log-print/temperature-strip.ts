import { addDays } from '../japanese-dates/index.ts';
import { fieldLabel } from '../members/index.ts';
import { measurementFigure } from '../treatment-logs/index.ts';
import { charactersOf } from './printable-text.ts';
import type { PrintedLog } from './printed-log.ts';
import { SHEET } from './sheet.ts';
import { STRIP } from './strip-chart.ts';
import type { TextLayout } from './text-layout.ts';
import { textWidth } from './text-width.ts';

const KIND = 'body_temperature';
/** With fewer days a line of the table says it all. */
const LEAST_DAYS = 3;
/** Degrees at the ground and at the upper end of the bars, which rises with what was measured. */
const SCALE = { low: 36, high: 39 } as const;
const WORDS_X = 108;
const SIZE = 8.5;

/** The highest temperature of each day of a period; null where it was measured on less than three days. */
export function dailyTemperatures(logs: readonly PrintedLog[]): Map<string, number> | null {
  const values = new Map<string, number>();
  for (const { log_date: day, measurements } of logs) {
    for (const { kind, value } of measurements) {
      if (kind === KIND) values.set(day, Math.max(value, values.get(day) ?? value));
    }
  }
  return values.size < LEAST_DAYS ? null : values;
}

/** The temperatures at the two ends of the bars. */
export function temperatureScale(values: ReadonlyMap<string, number>): [low: number, high: number] {
  return [SCALE.low, Math.max(SCALE.high, Math.ceil(Math.max(...values.values())))];
}

/** The last days of a period with their values, as many of seven as there is room for. */
function recentWords(values: ReadonlyMap<string, number>, to: string): string {
  const wordsOf = (count: number) => {
    const days = Array.from({ length: count }, (_, index) => addDays(to, index + 1 - count));
    const figures = days.map((day) => {
      const value = values.get(day);
      return value === undefined ? '-' : measurementFigure(KIND, value);
    });
    return `終わりの${count}日　${figures.join(' ')}`;
  };
  const fits = (words: string) => textWidth(charactersOf(words), { size: SIZE }) <= SHEET.right - WORDS_X;
  return [7, 6, 5].map(wordsOf).find(fits) ?? wordsOf(4);
}

/** What stands in words beside the bars of the temperature, on one line at `y`. */
export function drawTemperatureWords(
  pen: TextLayout,
  { values, to, y }: { values: ReadonlyMap<string, number>; to: string; y: number },
): void {
  const [low, high] = temperatureScale(values);
  const row = { y, size: SIZE };
  pen.block(
    'text',
    { ...row, x: SHEET.left, width: 6.3, text: fieldLabel(`measurements.${KIND}`), bold: true },
    {
      ...{ x: SHEET.left + 6.3, y: y + 0.15, width: STRIP.left - SHEET.left - 6.7, size: 8 },
      ...{ text: `棒は${low}〜${high}℃`, shade: 'soft', align: 'right' },
    },
    { ...row, x: WORDS_X, width: SHEET.right - WORDS_X, text: recentWords(values, to) },
  );
}
