import { readBoundarySentences } from '@hidamari/domain/boundary-reader';
import { isWithinConsultationHours } from '@hidamari/domain/consultation-hours';
import { hasCrisisWords } from '@hidamari/domain/crisis-reader';
import { addDays } from '@hidamari/domain/japanese-dates';
import { describe, expect, test } from 'vitest';
import { ARTICLES } from '../articles/index.ts';
import { demoConsultation } from './index.ts';

const KINDS = [
  ['insurance', 'aflac'],
  ['general', 'hatch'],
  ['chofu', 'chofu'],
] as const;
const TODAY = '2026-11-20';

describe.each(KINDS)('%s の見本の相談', (kind, variant) => {
  const { title, lines, ending, endedAt } = demoConsultation(kind, TODAY);
  const said = lines.map(({ text }) => text);

  test('見本と分かり、記事はあるものだけをそえる', () => {
    expect(title).toMatch(/（見本）$/);
    const articles = [...lines.flatMap(({ article }) => article ?? []), ...(ending?.articles ?? [])];
    expect(articles.length).toBeGreaterThan(0);
    for (const id of articles) expect(ARTICLES.map((article) => article.id)).toContain(id);
  });

  test('相談員の言葉は、診断や治療の助言に見えない', () => {
    for (const { by, text } of lines) if (by === 'staff') expect(readBoundarySentences(text)).toEqual([]);
    expect(said.filter(hasCrisisWords)).toEqual([]);
    expect(JSON.stringify([said, ending])).not.toMatch(/[!！]|闘病|末期|頑張/);
  });

  test('直した言葉は、まとめにある言葉である', () => {
    if (ending?.correction) expect(ending.concern).toContain(ending.correction.quote);
  });

  test('どの日に見ても、相談員は受付時間の中で答え、言葉は時の順に、きょうより前にある', () => {
    for (let later = 0; later < 400; later += 1) {
      const today = addDays(TODAY, later);
      const talk = demoConsultation(kind, today);
      const times = talk.lines.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const { by, at } of talk.lines)
        if (by === 'staff') expect(isWithinConsultationHours({ at, variant, closures: [] })).toBe(true);
      expect(talk.endedAt < new Date(`${today}T00:00:00+09:00`)).toBe(true);
    }
    expect(endedAt.getTime()).toBe((lines.at(-1)?.at.getTime() ?? 0) + 15 * 60_000);
  });
});
