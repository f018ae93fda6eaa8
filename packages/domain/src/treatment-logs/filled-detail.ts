import { isBlank } from '../japanese-text/index.ts';

/** The parts of a log that count as its contents (G56); titles and images alone make no log. */
export interface LogDetails {
  readonly visit?: unknown;
  readonly medicines?: unknown;
  readonly symptoms?: unknown;
  readonly measurements?: unknown;
  readonly life?: unknown;
  readonly other?: unknown;
  readonly test_results?: unknown;
  readonly treatments?: unknown;
}

const PARTS = [
  'visit',
  'medicines',
  'symptoms',
  'measurements',
  'life',
  'other',
  'test_results',
  'treatments',
] as const satisfies readonly (keyof LogDetails)[];

/**
 * True when somebody wrote or chose at least one thing (G56). An answer of 0 or なし is an answer; white space,
 * an untouched row and an unticked box are none.
 */
export function hasAnyFilledDetail(log: LogDetails): boolean {
  return PARTS.some((part) => isFilled(log[part]));
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return !isBlank(value);
  if (typeof value === 'number') return !Number.isNaN(value);
  if (Array.isArray(value)) return value.some(isFilled);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled);
  return value === true;
}
