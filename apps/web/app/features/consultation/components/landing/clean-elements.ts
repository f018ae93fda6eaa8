import { isBlank } from '@hidamari/domain/japanese-text';
/** An element of clean HTML: with its tags, and without them. */
export interface CleanElement {
  tag: string;
  whole: string;
  inside: string;
}

/** Elements and the text between them, in their order. */
export type CleanPiece = string | CleanElement;

/** The content reader leaves no bare `<` or `>` in a text or an attribute, and writes every tag in small letters. */
const TAG = /<(\/?)([a-z][a-z0-9]*)[^<>]*>/g;

const WITHOUT_END: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/**
 * Clean HTML at its top level; null where a tag has no partner. It reads what the content reader has cleaned and cleans
 * nothing itself: whatever it gives is drawn as text, or through CleanHtml. Runs in linear time.
 */
export function piecesOf(html: string): CleanPiece[] | null {
  const pieces: CleanPiece[] = [];
  const open: string[] = [];
  /** Where the element that is open began, and where its content does. */
  let start = 0;
  let content = 0;
  /** Where the last piece ended. */
  let end = 0;
  const addText = (to: number) => {
    if (to > end) pieces.push(html.slice(end, to));
  };
  for (const { 0: whole, 1: slash, 2: tag = '', index } of html.matchAll(TAG)) {
    const after = index + whole.length;
    if (slash) {
      if (open.pop() !== tag) return null;
      if (open.length > 0) continue;
      pieces.push({ tag, whole: html.slice(start, after), inside: html.slice(content, index) });
      end = after;
    } else if (WITHOUT_END.has(tag)) {
      if (open.length > 0) continue;
      addText(index);
      pieces.push({ tag, whole, inside: '' });
      end = after;
    } else {
      open.push(tag);
      if (open.length > 1) continue;
      addText(index);
      start = index;
      content = after;
    }
  }
  if (open.length > 0) return null;
  addText(html.length);
  return pieces;
}

/** The elements side by side; null where words stand between them, or a tag has no partner. */
export function elementsOf(html: string): CleanElement[] | null {
  const pieces = piecesOf(html)?.filter((piece) => typeof piece !== 'string' || !isBlank(piece));
  return pieces?.every((piece) => typeof piece !== 'string') ? pieces : null;
}
