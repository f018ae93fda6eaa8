import { randomUUID } from 'node:crypto';
import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { lifeEntries, symptomEntries } from './condition-resources.ts';
import type { Entry, LogContext } from './fhir-basics.ts';
import { measurementEntries } from './measurement-resources.ts';
import { testResultEntries } from './test-result-resources.ts';
import { medicineEntries, treatmentEntries } from './treatment-resources.ts';
import { visitEntries } from './visit-resources.ts';

const PARTS: readonly ((context: LogContext) => Entry[])[] = [
  visitEntries,
  medicineEntries,
  symptomEntries,
  measurementEntries,
  lifeEntries,
  testResultEntries,
  treatmentEntries,
];

/**
 * The logs as a FHIR R4 bundle of type collection (G136). It keeps the base rules of R4 and claims no profile: the
 * logs are what a person wrote, so everything but measured vital signs is in words. The patient has no name and no
 * number, only a handle of this one file.
 */
export async function* bundleText(logs: AsyncIterable<TreatmentLog>, now: Date): AsyncGenerator<string> {
  const patient = randomUUID();
  const subject = { reference: `urn:uuid:${patient}` };
  const head = { resourceType: 'Bundle', type: 'collection', timestamp: now.toISOString() };
  yield `${JSON.stringify(head).slice(0, -1)},"entry":[\n`;
  yield JSON.stringify({ fullUrl: subject.reference, resource: { resourceType: 'Patient', id: patient } });
  for await (const log of logs) {
    for (const part of PARTS) {
      for (const entry of part({ log, subject })) yield `,\n${JSON.stringify(entry)}`;
    }
  }
  yield '\n]}\n';
}
