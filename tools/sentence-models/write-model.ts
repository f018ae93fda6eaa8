import type { WrittenSentenceModel } from '@hidamari/domain/sentence-models';
import type { Weights } from './train.ts';

/** Weights are written as whole steps of this size: finer ones found nothing more and weigh more. */
const STEP = 0.25;

/** A model as it is checked in: whole steps, heaviest first, so that a change can be read. */
export function writtenModel(
  { bias, weights }: Weights,
  { threshold, trainedOn }: { threshold: number; trainedOn: string },
): WrittenSentenceModel {
  const byStep = Map.groupBy(weights, ([, weight]) => Math.round(weight / STEP));
  const steps = [...byStep].filter(([step]) => step !== 0).sort(([a], [b]) => b - a);
  return {
    trained_on: trainedOn,
    bias: Math.round((100 * bias) / STEP) / 100,
    threshold: threshold / STEP,
    pieces: Object.fromEntries(
      steps.map(([step, pieces]) => [
        step,
        pieces
          .map(([piece]) => piece)
          .sort()
          .join(' '),
      ]),
    ),
  };
}
