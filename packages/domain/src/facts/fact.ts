/** A page on which a figure stands. */
export interface FactSource {
  readonly title: string;
  readonly publisher: string;
  readonly year: number;
  readonly url: string;
}

export interface Fact {
  /** As a page shows it, with its unit: 「85,800円」「10万円」「1年6か月」「40歳から64歳」. */
  readonly text: string;
  /** The number itself where it is one, in the unit `unit`. */
  readonly value?: number;
  readonly unit?: '円' | '%' | '日' | '週' | 'か月' | '年' | '歳' | '回' | '度' | '人' | '件';
  /** What it is, in Japanese, for editors. */
  readonly what: string;
  /** First and last day on which it holds (YYYY-MM-DD); `to` is absent while no end is known. */
  readonly from?: string;
  readonly to?: string;
  readonly source: FactSource;
  /** A second page that says the same; absent where `source` is the page of the municipality whose own rule it is. */
  readonly second?: FactSource;
  /** Day of the reading (YYYY-MM-DD): in the page itself, or in one that quotes it with its address. */
  readonly checkedOn: string;
}

export type FactTable = Readonly<Record<string, Fact>>;

type Unit = NonNullable<Fact['unit']>;

interface Origin {
  readonly source: FactSource;
  readonly second?: FactSource;
  readonly checkedOn: string;
}

/** Two pages that say the same, and the day (YYYY-MM-DD) of the reading. */
export function readOn(checkedOn: string, source: FactSource, second: FactSource): Origin {
  return { source, second, checkedOn };
}

/** Two pages that were read when the table was made. */
export const read = (source: FactSource, second: FactSource): Origin => readOn('2026-11-29', source, second);

/** The page of the municipality that sets the rule: whatever else prints it has it from there. */
export function ownRule(source: FactSource): Origin {
  return { source, checkedOn: '2026-11-29' };
}

/** One for all: made anew for each figure it would take a start 30 ms. */
const FIGURES = new Intl.NumberFormat('en-US');

/** An amount in yen; pass `text` where a page shows it in another way (「10万円」). */
export function yen(value: number, text?: string): { text: string; value: number; unit: '円' } {
  return { text: text ?? `${FIGURES.format(value)}円`, value, unit: '円' };
}

/** A number in another unit; pass `text` where a page shows more than number and unit. */
export function num<U extends Unit>(
  value: number,
  unit: U,
  text?: string,
): { text: string; value: number; unit: U } {
  return { text: text ?? `${FIGURES.format(value)}${unit}`, value, unit };
}
