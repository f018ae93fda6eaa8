export { hasCrisisWords, readCrisisWords } from './crisis-reader.ts';
export { dangerQuote } from './danger-quote.ts';
