export { readBoundarySentences } from './boundary-reader.ts';
