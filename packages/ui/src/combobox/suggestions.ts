/** One row to choose from. What `id` stands for is the business of whoever gave it. */
export interface Suggestion {
  id: string;
  label: string;
  /** Tells rows of one name apart: 「東京都 調布市」. */
  detail?: string;
  /** A short word about the row: 「見本」. */
  tag?: string;
  /** The part of the label that was typed, in code units. */
  mark?: readonly [from: number, to: number] | null;
}

/**
 * What there is to choose from for the text that was asked for. While `asking`, the rows of the ask before may stay,
 * so that the list does not come and go under the thumb.
 */
export interface Suggestions {
  state: 'idle' | 'asking' | 'ready' | 'failed';
  rows: readonly Suggestion[];
  /** There are more than these: typing on narrows them. */
  hasMore?: boolean;
}

/** Nothing was asked for. */
export const NO_SUGGESTIONS: Suggestions = { state: 'idle', rows: [] };

/** The ways a list of suggestions can stand under its field. */
export interface SuggestionWords {
  text: string;
  /** Said to eyes as well: what the list itself cannot say. */
  isShown: boolean;
}

const SILENT: SuggestionWords = { text: '', isShown: false };

/** What is told about the suggestions: how many there are, or that the person simply goes on writing (G73). */
export function suggestionWords({ state, rows, hasMore = false }: Suggestions): SuggestionWords {
  if (state === 'failed') return { text: '候補を出せませんでした。そのまま入力できます。', isShown: true };
  if (state !== 'ready') return SILENT;
  if (rows.length === 0) return { text: '候補はありません。入力した名前のまま使えます。', isShown: true };
  const count = `候補が${rows.length}件あります。`;
  return { text: hasMore ? `${count}続けて入力すると、しぼりこめます。` : count, isShown: false };
}
