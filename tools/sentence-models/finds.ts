import { findBoundarySentences } from '@hidamari/domain/boundary-words';
import { findCrisisWords } from '@hidamari/domain/crisis-words';
import { judgeText, type SentenceModel, scoreOf } from '@hidamari/domain/sentence-models';
import type { ModelName } from './models.ts';

/** Whether a text raises what a model is for, by the rules and the weights; by the rules alone without a model. */
export const FINDS: Record<ModelName, (text: string, model: SentenceModel | null) => boolean> = {
  crisis: (text, model) =>
    findCrisisWords(
      text,
      model && ((words) => (judgeText(model, words)?.isFound ? { start: 0, end: 0 } : null)),
    ) !== null,
  boundary: (text, model) =>
    findBoundarySentences(
      text,
      model && ((sentence) => (scoreOf(model, sentence) ?? Number.NEGATIVE_INFINITY) >= model.threshold),
    ).length > 0,
};
