import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { expect, it } from 'vitest';
import { MARKED_LOG, MARKS } from '../../../../../packages/contract/src/treatment-logs/marked-log.fixture.ts';
import { bundleText } from './fhir/fhir-bundle.ts';
import { LOG_TABLES } from './tables/log-tables.ts';
import { tableText } from './tables/table-text.ts';
import { writtenAbout } from './written-text.fixture.ts';

const LOG: TreatmentLog = {
  ...MARKED_LOG,
  id: '11111111-1111-4111-8111-111111111111',
  viewed_at: null,
  created_at: '2026-11-18 11:00:00',
  updated_at: '2026-11-18 11:00:00',
  version: 1,
};

async function tables(): Promise<string> {
  const texts = LOG_TABLES.map((table) => writtenAbout([LOG], (logs) => tableText(table, logs)));
  return (await Promise.all(texts)).join('\n');
}

it.each<[string, () => Promise<string>]>([
  ['表（CSV）', tables],
  ['FHIR', () => writtenAbout([LOG], (logs) => bundleText(logs, new Date('2026-11-18T02:00:00Z')))],
])('自分の言葉で書ける欄は、どれも、%sに出る', async (_, write) => {
  const text = await write();
  expect([...MARKS].filter(([, mark]) => !text.includes(mark))).toEqual([]);
  expect(MARKS.size).toBeGreaterThan(15);
});
