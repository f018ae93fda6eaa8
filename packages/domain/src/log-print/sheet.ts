/** Shades of a sheet, the same on the screen, on paper and in the file. */
export const SHEET_SHADES = {
  ink: '#2c251e',
  soft: '#574b40',
  line: '#b9ac99',
  bar: '#a8562c',
  band: '#ffe3a3',
} as const;
export type SheetShade = keyof typeof SHEET_SHADES;

/** A4 in millimetres, and the part of it that is written on. */
export const SHEET = {
  width: 210,
  height: 297,
  left: 15,
  right: 195,
  top: 13,
  /** Where the details of a page end. */
  bottom: 280,
  /** Rule above the foot of every page. */
  footRule: 283,
  foot: 284.5,
} as const;

/** Millimetres of one point. */
export const MM_PER_POINT = 25.4 / 72;

/** Lines of one size, one under the other, each as long as it is given: nothing is broken again when it is drawn. */
export interface SheetText {
  /** Upper left corner of the first line, and the room to its right, in millimetres. */
  x: number;
  y: number;
  width: number;
  /** Height of the letters in points, distance of the lines in millimetres. */
  size: number;
  leading: number;
  lines: string[];
  bold?: boolean;
  shade?: 'soft';
  align?: 'right';
}

/** What a block is to somebody who hears the page: how it is announced, never how it looks. */
export const SHEET_ROLES = ['title', 'heading', 'day', 'text'] as const;
export type SheetRole = (typeof SHEET_ROLES)[number];

/** Texts that are read together: a heading, a row of a table, a field of a log. */
export interface SheetBlock {
  role: SheetRole;
  texts: SheetText[];
}

/** A line or a filled box, in millimetres. Never the only sign of a meaning. */
export type SheetShape =
  | {
      kind: 'line';
      x1: number;
      y1: number;
      x2: number;
      y2: number;
      thickness: number;
      shade: SheetShade;
      dotted?: boolean;
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; shade: SheetShade };

/**
 * One page of A4 as it is drawn, in the browser and in the file alike. Everything on it has its place: drawing
 * decides nothing.
 */
export interface Sheet {
  number: number;
  shapes: SheetShape[];
  blocks: SheetBlock[];
}

/** Two digits behind the point are a hundredth of a millimetre. */
export const inHundredths = (value: number) => Math.round(value * 100) / 100;
