export type { CrisisKind } from './crisis-rules.ts';
export { type CrisisJudge, type CrisisWords, findCrisisWords } from './crisis-words.ts';
