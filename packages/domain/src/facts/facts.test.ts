import { describe, expect, it } from 'vitest';
import {
  endingFacts,
  FACTS,
  type Fact,
  factOf,
  factSources,
  factsIn,
  hasEndedFact,
  withFacts,
} from './index.ts';

const ALL = Object.entries(FACTS as Readonly<Record<string, Fact>>);
/** A row that ends, and one of which no end is known. */
const ENDING = 'high-cost-u-fixed';

describe('日付のある表', () => {
  it.each(ALL)(
    '%s は、どこで読んだかを言い、その日づけが合う',
    (_, { text, what, from, to, source, second, checkedOn }) => {
      expect(text).not.toMatch(/[<>{}]/);
      expect(what).not.toBe('');
      for (const day of [from, to, checkedOn]) expect(day ?? '2026-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
      if (from && to) expect(from <= to).toBe(true);
      for (const page of [source, second]) {
        if (!page) continue;
        expect(new URL(page.url).protocol).toMatch(/^https?:$/);
        expect(page.title).not.toBe('');
        expect(page.publisher).not.toBe('');
      }
      expect(second?.url).not.toBe(source.url);
    },
  );

  it('二つめの出典がないのは、市区町村がみずから決めて、みずからのページに載せている数だけ', () => {
    const alone = ALL.filter(([, { second }]) => second === undefined);
    expect(alone.length).toBeGreaterThan(0);
    for (const [id, { source }] of alone) {
      expect(new URL(source.url).host, id).toMatch(/^www\.(?:city|town|vill)\..+\.jp$/);
      expect(source.publisher, id).toMatch(/[市区町村]$/);
    }
  });

  it('値のある行は、見せる言葉にもその数がある', () => {
    const differing = ALL.filter(([, { value, text }]) => {
      if (value === undefined) return false;
      const shown = [value, value / 10_000, value.toLocaleString('en-US')].map(String);
      return (
        !shown.some((number) => text.includes(number)) && !/[一二三四五六七八九十百千割分半年月]/.test(text)
      );
    });
    expect(differing.map(([id]) => id)).toEqual([]);
  });
});

describe('文の中の数', () => {
  it('決めた名の代わりに、表の言葉が入る。表にないものは、確認中とする', () => {
    const shown = factOf('medical-deduction-floor')?.text;
    expect(withFacts('差し引くのは{{medical-deduction-floor}}です。')).toBe(`差し引くのは${shown}です。`);
    expect(withFacts('{{no-such-fact}}と{{Ａ}}')).toBe('（確認中）と{{Ａ}}');
    expect(factsIn('{{a-1}}{{b}}{{a-1}}')).toEqual(['a-1', 'b']);
  });

  it('数を読んだページは、二つめも、一度ずつ、数の順に並ぶ', () => {
    const [one, other] = ['high-cost-u-fixed', 'medical-deduction-floor'] as const;
    const addresses = factSources([one, other, one, 'no-such-fact']).map(({ url }) => url);
    expect(addresses).toEqual([...new Set(addresses)]);
    expect(addresses.slice(0, 2)).toEqual([FACTS[one].source.url, factOf(one)?.second?.url]);
    expect(addresses).toContain(FACTS[other].source.url);
  });

  it('終わりの日の次の日から、そして表にない名も、終わったものとなる', () => {
    const ended = ALL.find(([, { to }]) => to !== undefined);
    const [id, { to = '' }] = ended ?? [ENDING, { to: '' }];
    expect(hasEndedFact([id], to)).toBe(false);
    expect(hasEndedFact([id], `${Number(to.slice(0, 4)) + 1}-01-01`)).toBe(true);
    expect(hasEndedFact(['no-such-fact'], '2026-11-29')).toBe(true);
    expect(hasEndedFact([], '2099-01-01')).toBe(false);
  });

  it('編集者は、終わりの60日前から知る', () => {
    const [id, { to = '' }] = ALL.find(([, fact]) => fact.to === '2027-07-31') ?? ['', { to: '' }];
    expect(to).toBe('2027-07-31');
    expect(endingFacts([id], '2027-06-01')).toEqual([]);
    expect(endingFacts([id], '2027-06-02')).toEqual([id]);
  });
});
