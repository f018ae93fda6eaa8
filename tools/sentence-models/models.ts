import { join, resolve } from 'node:path';
import { tablesOf } from './sentence-rows.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The models of the portal: what each looks for, the sentences that it learns from, and where its weights lie. */
export const MODELS = {
  crisis: {
    /** Words of somebody who may not want to go on (G119). */
    weights: join(ROOT, 'packages/domain/src/crisis-reader/crisis-model.json'),
    threshold: 0,
    rarest: 8,
  },
  boundary: {
    /** What an answer must leave to the hospital (G120). */
    weights: join(ROOT, 'packages/domain/src/boundary-reader/boundary-model.json'),
    threshold: 0,
    rarest: 4,
  },
} as const;

export type ModelName = keyof typeof MODELS;
export const MODEL_NAMES = Object.keys(MODELS) as ModelName[];

export const sentencesOf = (model: ModelName): string[] =>
  tablesOf(join(import.meta.dirname, 'sentences', model));

/** Sentences that nobody trained with, in the order of their names the rounds of the trial. */
export const trialsOf = (model: ModelName): string[] => tablesOf(join(import.meta.dirname, 'trials', model));
