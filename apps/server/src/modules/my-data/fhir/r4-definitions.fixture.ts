import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** FHIR R4's own definitions of all data types and of the resources in the bundle (`tools/fhir-definitions`). */
export function readR4Definitions() {
  const bytes = readFileSync(new URL('r4-definitions.fixture.json.gz', import.meta.url));
  return JSON.parse(gunzipSync(bytes).toString('utf8'));
}
