import { describe, expect, it } from 'vitest';
import { listEndpoints } from '../endpoints/index.ts';
import { FULL_LOG } from '../treatment-logs/full-log.fixture.ts';
import { treatmentLogUpdateBody, updateNextVisitEndpoint } from '../treatment-logs/index.ts';
import * as z from '../zod/index.ts';
import { fieldNamesOf, readKnownFields } from './index.ts';

/** Names of the fields in which something is written. */
function namesIn(value: object, at = ''): string[] {
  return Object.entries(value).flatMap(([name, part]) => {
    const place = at === '' ? name : `${at}.${name}`;
    const rows = Array.isArray(part) ? part : [part];
    return [place, ...rows.flatMap((row) => (typeof row === 'object' ? namesIn(row, place) : []))];
  });
}

describe('その版の契約が知っている項目の名前', () => {
  it('記録の、どの項目にも名前があり、書いていない項目の名前はない', () => {
    const names = fieldNamesOf(treatmentLogUpdateBody);
    expect(names.toSorted()).toEqual([...new Set([...namesIn(FULL_LOG), 'version'])].toSorted());
  });

  it('包まれた形の中も、えらべる形の中も、たどる', () => {
    const row = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), first: z.string() }),
      z.object({ kind: z.literal('b'), second: z.string() }),
    ]);
    const body = z.object({
      rows: z.array(row).default([]),
      part: z.object({ in_it: z.string() }).nullable().optional(),
    });
    expect(fieldNamesOf(body)).toEqual([
      'rows',
      'rows.kind',
      'rows.first',
      'rows.second',
      'part',
      'part.in_it',
    ]);
    expect(fieldNamesOf(updateNextVisitEndpoint.body)).toContain('questions.answer');
  });

  it('全体を置きかえる呼び出しの名前は、ヘッダーに収まり、そのまま読める', () => {
    const whole = listEndpoints().filter(({ endpoint }) => endpoint.replacesWhole);
    expect(whole.map(({ name }) => name).toSorted()).toEqual([
      'attachNextVisit',
      'saveContactThreshold',
      'saveMonitorRegistration',
      'updateCurrentUser',
      'updateNextVisit',
      'updateTreatmentLog',
    ]);
    for (const { endpoint } of whole) {
      const header = fieldNamesOf(endpoint.body ?? z.object({})).join(',');
      expect(header.length).toBeLessThan(4_000);
      expect([...(readKnownFields(header) ?? [])].join(',')).toBe(header);
    }
  });

  it.each(['', 'Visit', 'a b', 'visit.', '../x', Array(401).fill('a').join(',')])(
    'ほかのものが書いてある場合、読まない：%s',
    (header) => expect(readKnownFields(header)).toBeNull(),
  );
});
