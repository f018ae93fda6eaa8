/**
 * Whether this run takes every proof whole (`npm run test:all`): every page at every width, and what takes minutes. Every
 * other run takes the looks and the samples that find nearly all faults in half the time (decision 0067).
 */
export const isWholeSuite = process.env.TEST_SUITE === 'all';

/**
 * The limit of every test and hook, in milliseconds: long enough for a busy machine, and reached only by what hangs. No
 * test sets one by hand (a house rule).
 */
export const TEST_LIMIT_MS = isWholeSuite ? 900_000 : 180_000;
