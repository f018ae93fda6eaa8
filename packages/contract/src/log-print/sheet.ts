import { SHEET_ROLES, SHEET_SHADES, type SheetShade } from '@hidamari/domain/log-print';
import * as z from '../zod/index.ts';

const shade = z.literal(Object.keys(SHEET_SHADES) as SheetShade[]);
const millimetres = z.number();

const sheetText = z.object({
  x: millimetres,
  y: millimetres,
  width: millimetres,
  size: z.number(),
  leading: millimetres,
  lines: z.array(z.string()),
  bold: z.boolean().optional(),
  shade: z.literal('soft').optional(),
  align: z.literal('right').optional(),
});

const sheetShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('line'),
    x1: millimetres,
    y1: millimetres,
    x2: millimetres,
    y2: millimetres,
    thickness: millimetres,
    shade,
    dotted: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('box'),
    x: millimetres,
    y: millimetres,
    width: millimetres,
    height: millimetres,
    shade,
  }),
]);

/** A page of A4 as it is drawn (domain, log-print): everything in its place, in millimetres. */
export const sheet = z.object({
  number: z.int().min(1),
  shapes: z.array(sheetShape),
  blocks: z.array(z.object({ role: z.literal(SHEET_ROLES), texts: z.array(sheetText) })),
});
