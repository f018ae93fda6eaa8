import { type BoundarySentence, findBoundarySentences } from '../boundary-words/index.ts';
import { scoreOf, sentenceModelOf } from '../sentence-models/index.ts';
import written from './boundary-model.json' with { type: 'json' };

const model = sentenceModelOf(written);

const isBeyond = (sentence: string) =>
  (scoreOf(model(), sentence) ?? Number.NEGATIVE_INFINITY) >= model().threshold;

/** Every sentence of an answer that must be left to the hospital, by the rules and by weighed pieces (G120). */
export const readBoundarySentences = (text: string): BoundarySentence[] =>
  findBoundarySentences(text, isBeyond);
