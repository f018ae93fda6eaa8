export { hasCrisisWords } from './crisis-words.ts';
