// Prints what the rules and the models of sentences find, by kind: recall of the sentences looked for, and how many
// harmless ones they leave alone (decision 0072).
//   npm run measure:sentences
// The trials are sentences that nobody trained with, by writers who had not seen the rules, in rounds: what the first
// round showed was mended before the second was opened. `left out` trains without one table after the other and judges
// that table, half of it near misses written to be hard: it takes a minute or two.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readSentenceModel, strongestPieces } from '@hidamari/domain/sentence-models';
import { FINDS } from './finds.ts';
import { MODEL_NAMES, MODELS, sentencesOf, trialsOf } from './models.ts';
import { plainText, readRows, type SentenceRow } from './sentence-rows.ts';
import { train } from './train.ts';
import { writtenModel } from './write-model.ts';

const { values } = parseArgs({ options: { 'left-out': { type: 'boolean' }, misses: { type: 'boolean' } } });

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} % of ${whole}`;

function print(title: string, rows: readonly SentenceRow[], finds: (row: SentenceRow) => boolean) {
  const judged = rows.map((row) => ({ ...row, found: finds(row) }));
  const wanted = judged.filter(({ isLookedFor }) => isLookedFor);
  const calm = judged.filter(({ isLookedFor }) => !isLookedFor);
  const seen = percent(wanted.filter(({ found }) => found).length, wanted.length);
  const left = percent(calm.filter(({ found }) => !found).length, calm.length);
  console.log(`\n${title}: sees ${seen}; leaves alone ${left}`);
  for (const group of [wanted, calm]) {
    const kinds = Map.groupBy(group, ({ kind }) => kind);
    const parts = [...kinds].map(
      ([kind, of]) =>
        `${kind} ${of.filter(({ found, isLookedFor }) => found === isLookedFor).length}/${of.length}`,
    );
    console.log(`  ${group === wanted ? 'seen' : 'left alone'}: ${parts.join(', ')}`);
  }
  return judged.filter(({ found, isLookedFor }) => found !== isLookedFor);
}

for (const name of MODEL_NAMES) {
  const { weights, threshold, rarest } = MODELS[name];
  const model = readSentenceModel(JSON.parse(readFileSync(weights, 'utf8')));
  for (const trial of trialsOf(name)) {
    const rows = readRows(trial);
    print(`${name}, ${basename(trial)}, rules alone`, rows, ({ text }) => FINDS[name](text, null));
    const wrong = print(`${name}, ${basename(trial)}`, rows, ({ text }) => FINDS[name](text, model));
    if (values.misses)
      for (const { isLookedFor, text } of wrong)
        console.log(
          `  ${isLookedFor ? 'missed' : 'false'}: ${text} [${strongestPieces(model, text).join(' ')}]`,
        );
  }
  if (!values['left-out']) continue;
  const rows = sentencesOf(name).flatMap(readRows);
  const found = new Map<SentenceRow, boolean>();
  for (const [file, table] of Map.groupBy(rows, (row) => row.file)) {
    const others = train(
      rows.filter((row) => row.file !== file),
      rarest,
    );
    const without = readSentenceModel(writtenModel(others, { threshold, trainedOn: '' }));
    for (const row of table) found.set(row, FINDS[name](plainText(row), without));
  }
  print(`${name}, each table left out of the training`, rows, (row) => found.get(row) === true);
}
