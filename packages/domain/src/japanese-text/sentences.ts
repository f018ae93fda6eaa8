/** Where a sentence stands: `text.slice(start, end)`. */
export interface TextSpan {
  start: number;
  end: number;
}

const SENTENCE = /[^。！？!?\n]+[。！？!?]*/g;

/** Each sentence of a text with its closing marks; a line's end ends one as well. Nothing but spaces is none. */
export function sentenceSpans(text: string): TextSpan[] {
  return [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => sentence.trim() !== '')
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Each sentence of a text, then each two that follow each other: two may say together what neither says alone. */
export function neighbouringSentences(text: string): TextSpan[] {
  const sentences = sentenceSpans(text);
  const pairs = sentences.slice(1).map(({ end }, i) => ({ start: sentences[i]?.start ?? 0, end }));
  return [...sentences, ...pairs];
}
