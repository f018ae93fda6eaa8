import { inHundredths, SHEET, type Sheet, type SheetBlock } from './sheet.ts';
import { FIELD, FURTHER_WORDS, type Strip, type StripCell, type StripGroup } from './strips.ts';
import { penOn } from './text-layout.ts';

const TOP = 22;

/** Pages that are filled from above; `head` is the line over each. */
export function createFilling(head: string, firstNumber: number) {
  const sheets: Sheet[] = [];
  let y: number = Number.POSITIVE_INFINITY;
  /** The block whose field may go on, and the strip it began with. */
  let open: SheetBlock | null = null;

  const sheet = () => sheets.at(-1) as Sheet;
  const isFirst = () => y <= TOP;

  const turnPage = () => {
    const next: Sheet = { number: firstNumber + sheets.length, shapes: [], blocks: [] };
    sheets.push(next);
    const pen = penOn(next);
    pen.block('text', {
      x: SHEET.left,
      y: SHEET.top,
      width: 180,
      size: 8.5,
      text: head,
      shade: 'soft',
      cut: true,
    });
    pen.rule(SHEET.left, SHEET.right, SHEET.top + 5.5);
    y = TOP;
    open = null;
  };

  const write = ({ role, height, rule }: Strip, cells: readonly StripCell[]): SheetBlock | null => {
    const at = inHundredths(y + (rule === 'above' ? 0.7 : 0));
    const shown = cells.filter(({ line }, index) => line !== '' || index === cells.length - 1);
    if (shown.every(({ line }) => line === '')) return null;
    const block: SheetBlock = {
      role,
      texts: shown.map(({ line, ...cell }) => ({ ...cell, y: at, leading: height, lines: [line] })),
    };
    sheet().blocks.push(block);
    return block;
  };

  const place = (strip: Strip, cells: readonly StripCell[]) => {
    const pen = penOn(sheet());
    y += isFirst() ? 0 : (strip.before ?? 0);
    if (strip.rule === 'above') pen.rule(SHEET.left, SHEET.right, y);
    if (strip.isFurther && open) open.texts.at(-1)?.lines.push(cells.at(-1)?.line ?? '');
    else open = write(strip, cells);
    y += strip.height;
    if (strip.rule === 'dotted-below') pen.rule(SHEET.left + 7, SHEET.right, y - 2, { dotted: true });
  };

  const carry = ({ strips, carried }: StripGroup) => {
    const isNew = strips[0]?.role === 'day' || strips[0]?.role === 'heading';
    if (carried === null || isNew) return;
    const line = carried.endsWith(FURTHER_WORDS) ? carried : `${carried}${FURTHER_WORDS}`;
    const cell = { x: SHEET.left, width: 180, size: 11, line, bold: true };
    place({ role: 'day', height: 6.4, cells: [cell] }, [cell]);
    open = null;
  };

  return {
    sheets,
    add(group: StripGroup): void {
      const needed = group.strips.reduce((sum, { height, before = 0 }) => sum + height + before, 0);
      if (y + needed > SHEET.bottom) {
        turnPage();
        carry(group);
      }
      for (const strip of group.strips) {
        // A group longer than a page: it goes on as far as there is room.
        if (y + strip.height + (strip.before ?? 0) > SHEET.bottom) {
          turnPage();
          carry({ ...group, strips: [] });
        }
        place(strip, strip.isFurther && open === null ? [furtherCell, ...strip.cells] : strip.cells);
      }
    },
  };
}

const furtherCell: StripCell = {
  x: SHEET.left,
  width: FIELD.labelWidth,
  size: 8.5,
  line: FURTHER_WORDS,
  shade: 'soft',
};
