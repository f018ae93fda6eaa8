// Fetched by a document once somebody begins to write (`start-crisis-notes.ts`).
import { findCrisisWords } from '@hidamari/domain/crisis-words';
import { answeringWords, crisisLinesAt } from '@hidamari/domain/emergency';
import type { CrisisReader } from '../../shell/crisis/start-crisis-notes.ts';

export const crisisReader: CrisisReader = {
  find: (text) => findCrisisWords(text, null),
  crisisLinesAt,
  answeringWords,
};
