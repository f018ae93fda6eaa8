// `npm run facts`: writes docs/facts.csv and docs/library.csv anew from the table of dated figures and the sample library.
import { writeFileSync } from 'node:fs';
import { factsDocument } from './facts-document.ts';
import { libraryDocument } from './library-document.ts';

const write = (name: string, text: string) =>
  writeFileSync(new URL(`../../docs/${name}.csv`, import.meta.url), text);

write('facts', factsDocument());
write('library', libraryDocument());
