// Fetched by a document once something is written (`start-crisis-notes.ts`).
import { readCrisisWords } from '@hidamari/domain/crisis-reader';
import { answeringWords, crisisLinesAt } from '@hidamari/domain/emergency';
import type { CrisisReader } from '../../shell/crisis/start-crisis-notes.ts';

export const crisisReader: CrisisReader = { find: readCrisisWords, crisisLinesAt, answeringWords };
