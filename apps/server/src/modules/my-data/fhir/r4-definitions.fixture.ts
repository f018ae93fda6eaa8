import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { validateResource } from '@medplum/core';

type Definition = NonNullable<NonNullable<Parameters<typeof validateResource>[1]>['profile']>;

function picked(): Definition[] {
  const bytes = readFileSync(new URL('r4-definitions.fixture.json.gz', import.meta.url));
  return JSON.parse(gunzipSync(bytes).toString('utf8'));
}

/** FHIR R4's own definitions of all data types and of the resources in the bundle (`tools/fhir-definitions`). */
export function readR4Definitions(): Definition[] {
  return picked().filter(({ derivation }) => derivation !== 'constraint');
}

/** FHIR R4's profiles of vital signs: what it asks of an observation beyond the rules of every one. */
export function readR4Profiles(): Definition[] {
  return picked().filter(({ derivation }) => derivation === 'constraint');
}
