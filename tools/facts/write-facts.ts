// `npm run facts`: writes docs/facts.csv anew from the table of dated figures.
import { writeFileSync } from 'node:fs';
import { factsDocument } from './facts-document.ts';

writeFileSync(new URL('../../docs/facts.csv', import.meta.url), factsDocument());
