/** A value at a moment, ready to be drawn. */
export interface ValuePoint {
  readonly day: string;
  /** HH:mm; null: the time was not written, drawn at noon. */
  readonly time: string | null;
  /** As it was written. */
  readonly text: string;
  /** null: no number, so it stands in the table and not in the drawing. */
  readonly number: number | null;
  /** The sheet says less or more than the number: drawn as an open mark. */
  readonly isOpen: boolean;
  /** The range printed on that sheet (G63), as written; null where none is printed. */
  readonly low: string | null;
  readonly high: string | null;
}

/** One line of a chart. */
export interface ValueLine {
  readonly key: string;
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly ValuePoint[];
}

/** One chart: everything in it is of one unit (G63). */
export interface ValueSeries {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  /** One line; two for blood pressure, upper and lower. */
  readonly lines: readonly ValueLine[];
  /** The scale spans at least this much: a small change must not look like a leap. */
  readonly leastSpan: number;
  /** Values beyond are not possible; the scale ends there. */
  readonly within: readonly [low: number, high: number];
}
