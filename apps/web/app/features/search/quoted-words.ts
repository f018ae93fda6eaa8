import { isBlank, truncateText } from '@hidamari/domain/japanese-text';

/** A heading of two lines on a phone; more would push the field itself out of sight. */
const MOST_CHARACTERS = 20;

/** The words that were looked for, in quotation marks; long ones end in an ellipsis, and stand whole in the field. */
export function quotedWords(keyword: string): string {
  return `「${truncateText(keyword.trim(), MOST_CHARACTERS)}」`;
}

/** The heading of the page of a search. */
export function searchHeading(keyword: string): string {
  return isBlank(keyword) ? 'さがす' : `${quotedWords(keyword)}で見つかったもの`;
}
