import { breakLines, oneLine } from './break-lines.ts';
import {
  inHundredths,
  type Sheet,
  type SheetBlock,
  type SheetRole,
  type SheetShade,
  type SheetText,
} from './sheet.ts';

/** A text on its way to a sheet: broken into lines, or cut to one with 「…」. */
export interface Written extends Pick<SheetText, 'x' | 'y' | 'width' | 'size'> {
  text: string;
  /** Default 1.45 of the letters' height. */
  leading?: number;
  bold?: boolean;
  shade?: 'soft';
  align?: 'right';
  /** One line, whatever its length. */
  cut?: boolean;
}

export const LEADING = 1.45;
const leadingOf = (size: number) => inHundredths(size * 0.3528 * LEADING);

/** A text as it stands on a sheet. */
export function asSheetText({ text, cut, leading, ...rest }: Written): SheetText {
  const { width, size, bold } = rest;
  const room = { width, size, ...(bold && { bold }) };
  return {
    ...rest,
    x: inHundredths(rest.x),
    y: inHundredths(rest.y),
    leading: leading ?? leadingOf(size),
    lines: cut ? [oneLine(text, room)] : breakLines(text, room),
  };
}

/** Millimetres from the top of a text to below its last line. */
export const heightOf = ({ lines, leading }: SheetText) => lines.length * leading;

/** Writes on a sheet. Empty texts leave no trace. */
export function penOn(sheet: Sheet) {
  const block = (role: SheetRole, ...written: Written[]): SheetBlock | null => {
    const texts = written.filter(({ text }) => text !== '').map(asSheetText);
    if (texts.length === 0) return null;
    const made = { role, texts };
    sheet.blocks.push(made);
    return made;
  };
  return {
    block,
    /** A rule across. */
    rule: (
      x1: number,
      x2: number,
      y: number,
      look: { thickness?: number; shade?: SheetShade; dotted?: boolean } = {},
    ) => {
      const { thickness = 0.2, shade = 'line', dotted } = look;
      const at = inHundredths(y);
      sheet.shapes.push({
        kind: 'line',
        x1,
        y1: at,
        x2,
        y2: at,
        thickness,
        shade,
        ...(dotted && { dotted }),
      });
    },
    box: (x: number, y: number, width: number, height: number, shade: SheetShade) => {
      const [left, top, wide, high] = [x, y, width, height].map(inHundredths) as [
        number,
        number,
        number,
        number,
      ];
      sheet.shapes.push({ kind: 'box', x: left, y: top, width: wide, height: high, shade });
    },
    frame: (x1: number, y1: number, x2: number, y2: number) => {
      const edges = [
        [x1, y1, x2, y1],
        [x2, y1, x2, y2],
        [x2, y2, x1, y2],
        [x1, y2, x1, y1],
      ] as const;
      for (const [fromX, fromY, toX, toY] of edges) {
        sheet.shapes.push({
          kind: 'line',
          x1: fromX,
          y1: fromY,
          x2: toX,
          y2: toY,
          thickness: 0.5,
          shade: 'ink',
        });
      }
    },
  };
}
export type TextLayout = ReturnType<typeof penOn>;
