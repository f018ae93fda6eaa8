import { SHEET, type SheetRole } from './sheet.ts';

/** One line of one column on its way to a page. */
export interface StripCell {
  readonly x: number;
  readonly width: number;
  readonly size: number;
  readonly line: string;
  readonly bold?: boolean;
  readonly shade?: 'soft';
}

/** A line across a page; the pages after the first are filled with them from above. */
export interface Strip {
  readonly role: SheetRole;
  readonly height: number;
  /** Room above it, unless it is the first of its page. */
  readonly before?: number;
  readonly cells: readonly StripCell[];
  /** A further line of the field above it: on a new page it says 「（つづき）」. */
  readonly isFurther?: boolean;
  readonly rule?: 'above' | 'dotted-below';
}

/** Strips that stay on one page, and the heading that is said again when they begin a new one. */
export interface StripGroup {
  readonly strips: readonly Strip[];
  readonly carried: string | null;
}

export const FIELD = { labelWidth: 27, x: SHEET.left + 29, size: 9.5, height: 4.9 } as const;
export const FURTHER_WORDS = '（つづき）';

/** A heading over a part of the pages. */
export function headingStrip(text: string): Strip {
  const cell = { x: SHEET.left, width: 180, size: 13, line: text, bold: true };
  return { role: 'heading', height: 8, before: 5, cells: [cell] };
}

/** Groups of the lines of a field: the first two stay together, and the heads stay with them. */
export function keepFirstTwo(
  heads: readonly Strip[],
  lines: readonly Strip[],
  carried: string | null,
): StripGroup[] {
  const first = { strips: [...heads, ...lines.slice(0, 2)], carried };
  return [first, ...lines.slice(2).map((strip) => ({ strips: [strip], carried }))];
}
