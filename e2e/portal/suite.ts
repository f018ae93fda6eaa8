/**
 * Whether this run looks at every page at every width (`npm run test:all`). Every other run takes the looks that find
 * nearly all faults in half the time (decision 0067).
 */
export const isWholeSuite = process.env.TEST_SUITE === 'all';
