import { CRISIS_LINES } from '@hidamari/domain/emergency';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { AfterHours } from './after-hours.tsx';

const ARTICLES = [
  { id: 'just-told', title: 'がんと言われた日の夜に' },
  { id: 'sleepless-night', title: '眠れない夜に' },
];
/** Tuesday 2026-11-17 in Japan. */
const at = (time: string) => new Date(`2026-11-17T${time}:00+09:00`).toISOString();

describe('受付時間の外に、できること', () => {
  it.each(VARIANT_KEYS)('%s の受付時間には、出さない', (variant) => {
    expect(drawOnPage(<AfterHours />, { variant, atAnyHour: ARTICLES, renderedAt: at('12:00') })).toBe('');
  });

  it.each(VARIANT_KEYS)('%s の夜は、読めるものへの道と、この時間に出る電話を示す', (variant) => {
    const html = drawOnPage(<AfterHours />, { variant, atAnyHour: ARTICLES, renderedAt: at('02:00') });
    expect(html).toContain('いまの時間に、できること');
    for (const { id, title } of ARTICLES)
      expect(html).toMatch(new RegExp(`href="/articles/${id}".*${title}`));
    const shown = CRISIS_LINES.filter(({ number }) => html.includes(number)).map(({ id }) => id);
    expect(shown).toEqual(['inochi-sos', 'yorisoi', 'yorisoi-tohoku']);
    expect(html).not.toContain('いまは時間外');
  });

  it('平日の晩は、そのときに出る番号も示す', () => {
    const html = drawOnPage(<AfterHours />, { renderedAt: at('21:00') });
    expect(html).toContain('0570-064-556');
  });

  it('記事が読めなかった場合も、番号は出る', () => {
    const html = drawOnPage(<AfterHours />, { renderedAt: at('02:00') });
    expect(html).toContain('0120-061-338');
    expect(html).not.toContain('/articles/');
  });
});
