export { hasCrisisWords, readCrisisWords } from './crisis-reader.ts';
