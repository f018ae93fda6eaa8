// Trains the models of sentences anew from their tables and writes their weights (decision 0072).
//   npm run train:sentences
// Run it after a sentence, a reading or a group of words has changed; a test says when it was forgotten. The same
// sentences give the same weights. Then `npm run measure:sentences` prints what the models find.
import { writeFileSync } from 'node:fs';
import { MODEL_NAMES, MODELS, sentencesOf } from './models.ts';
import { hashOf, readRows } from './sentence-rows.ts';
import { train } from './train.ts';
import { writtenModel } from './write-model.ts';

for (const name of MODEL_NAMES) {
  const { weights: path, threshold, rarest } = MODELS[name];
  const tables = sentencesOf(name);
  const rows = tables.flatMap(readRows);
  const model = writtenModel(train(rows, rarest), { threshold, trainedOn: hashOf(tables) });
  writeFileSync(path, `${JSON.stringify(model, null, 2)}\n`);
  const count = Object.values(model.pieces).reduce((sum, pieces) => sum + pieces.split(' ').length, 0);
  console.log(`${name}: ${rows.length} sentences, ${count} pieces`);
}
