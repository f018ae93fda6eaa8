import { neighbouringSentences } from '../japanese-text/index.ts';
import { piecesOf } from './pieces.ts';

/**
 * A linear model of sentences: how much each piece of a sentence speaks for what is looked for. Made by
 * `npm run train:sentences` from the sentences in `tools/sentence-models`; never edited by hand (decision 0072).
 */
export interface WrittenSentenceModel {
  /** SHA-256 of the sentences and of what cuts them into pieces: a test asks whether the weights are of today's. */
  trained_on: string;
  /** Added to every score, in steps. */
  bias: number;
  /** From this score on, in steps, a sentence is one of those looked for. */
  threshold: number;
  /** Pieces by their weight in steps, separated by a space. */
  pieces: Readonly<Record<string, string>>;
}

/** The same, ready to judge. */
export interface SentenceModel {
  bias: number;
  threshold: number;
  weights: ReadonlyMap<string, number>;
}

export function readSentenceModel({ bias, threshold, pieces }: WrittenSentenceModel): SentenceModel {
  const weights = new Map<string, number>();
  for (const [weight, list] of Object.entries(pieces))
    for (const piece of list.split(' ')) weights.set(piece, Number(weight));
  return { bias, threshold, weights };
}

/** The same, read when it is first asked for: neither a start nor a page waits for its pieces before somebody writes. */
export function sentenceModelOf(written: WrittenSentenceModel): () => SentenceModel {
  let model: SentenceModel | undefined;
  return () => {
    model ??= readSentenceModel(written);
    return model;
  };
}

/** What a model finds in a text: its strongest sentence, or two that stand next to each other. */
export interface JudgedText {
  /** `text.slice(start, end)` is what was judged. */
  start: number;
  end: number;
  score: number;
  isFound: boolean;
}

/**
 * Judges a text by its strongest sentence, alone or with the next one: a farewell may stand in the middle of talk about
 * money, and 「通帳は引き出しに入れました。もう要りませんので。」 says by two what neither says alone. Null where the
 * text has no letter. Time grows with the length of the text, a thousand characters in some milliseconds.
 */
export function judgeText(model: SentenceModel, text: string): JudgedText | null {
  let strongest: JudgedText | null = null;
  for (const { start, end } of neighbouringSentences(text)) {
    const score = scoreOf(model, text.slice(start, end));
    if (score !== null && (strongest === null || score > strongest.score))
      strongest = { start, end, score, isFound: score >= model.threshold };
  }
  return strongest;
}

/** The score of one sentence; null without a letter. Long sentences weigh no more than short ones. */
export function scoreOf(model: SentenceModel, sentence: string): number | null {
  const pieces = piecesOf(sentence);
  if (pieces.size === 0) return null;
  let sum = 0;
  for (const piece of pieces) sum += model.weights.get(piece) ?? 0;
  return model.bias + sum / Math.sqrt(pieces.size);
}

/** The pieces that speak most for what was found, strongest first: what to look at when a card seems out of place. */
export function strongestPieces(model: SentenceModel, sentence: string, count = 5): string[] {
  return [...piecesOf(sentence)]
    .map((piece) => ({ piece, weight: model.weights.get(piece) ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ piece }) => piece);
}
