import { describe, expect, it } from 'vitest';
import { FULL_CARD } from '../contact-thresholds/full-card.fixture.ts';
import { listEndpoints } from '../endpoints/index.ts';
import { FULL_ACCOUNT } from '../members/full-account.fixture.ts';
import { FULL_REGISTRATION } from '../monitor/full-registration.fixture.ts';
import { FULL_LOG } from '../treatment-logs/full-log.fixture.ts';
import { FULL_VISIT } from '../treatment-logs/full-visit.fixture.ts';
import { updateNextVisitEndpoint } from '../treatment-logs/index.ts';
import * as z from '../zod/index.ts';
import { fieldNamesOf, readKnownFields } from './index.ts';

const ID = '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11';

/** A body of every call that replaces a whole, in which every field is written. Whoever adds a call, adds its proof here. */
const FULL_BODIES: Readonly<Record<string, object>> = {
  attachNextVisit: { ...FULL_VISIT, next_visit_id: ID, version: 1 },
  saveContactThreshold: FULL_CARD,
  saveMonitorRegistration: FULL_REGISTRATION,
  updateCurrentUser: { ...FULL_ACCOUNT, updated_at: '2026-11-20T00:00:00.000Z' },
  updateNextVisit: { ...FULL_VISIT, version: 1 },
  updateTreatmentLog: { ...FULL_LOG, version: 1 },
};

/** Names of the fields in which something is written. */
function namesIn(value: object, at = ''): string[] {
  return Object.entries(value).flatMap(([name, part]) => {
    const place = at === '' ? name : `${at}.${name}`;
    const rows = Array.isArray(part) ? part : [part];
    return [place, ...rows.flatMap((row) => (typeof row === 'object' ? namesIn(row, place) : []))];
  });
}

describe('その版の契約が知っている項目の名前', () => {
  it('全体を置きかえる呼び出しのどれも、どの項目にも名前があり、書いていない項目の名前はない', () => {
    for (const { name, endpoint } of listEndpoints().filter(({ endpoint }) => endpoint.replacesWhole)) {
      const written = namesIn(FULL_BODIES[name] ?? {});
      const names = fieldNamesOf(endpoint.body ?? z.object({}));
      expect(names.toSorted(), name).toEqual([...new Set(written)].toSorted());
    }
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
    expect(whole.map(({ name }) => name).toSorted()).toEqual(Object.keys(FULL_BODIES).toSorted());
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
