import fc from 'fast-check';
import { isWholeSuite } from './suite.ts';

/** Any number does; a new one draws other examples for every property. */
const SEED = 20_261_129;

// A property that is checked with the same examples at every change is red only where something broke. Only the whole suite
// draws new ones, and prints the seed of those that fail (decision 0067).
if (!isWholeSuite) fc.configureGlobal({ seed: SEED });
