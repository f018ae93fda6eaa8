import { AT_ANY_HOUR } from '@hidamari/domain/site-search';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startBeforeContent, visit } from './library-on-bundle.fixture.ts';
import { describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import { loadPageBundle, type PageHandler } from './page-handler.ts';
import { VARIANT_HOSTS } from './variant-hosts.fixture.ts';

/** Where somebody may find the desk closed. */
const PAGES = ['/', '/login', '/no-such-page'];
const HEADING = 'いまの時間に、できること';
/** The articles of the sample content on the topics that help at any hour. */
const TITLED = ['/articles/just-told', '/articles/sleepless-night', '/articles/when-you-feel-alone'];
const FEVER = '/articles/infection-and-fever';
const ANY_TIME_LINE = '0120-061-338';

describeOnBundle('夜のホーム、ログイン、見つからないページ', () => {
  let handler: PageHandler;
  beforeAll(async () => {
    handler = await loadPageBundle(PAGE_BUNDLE);
  });

  const startAt = async (time: string) => {
    const { portal, state } = await startBeforeContent(handler);
    onTestFinished(() => portal.close());
    state.now = new Date(`2026-11-17T${time}:00+09:00`);
    portal.setNow(state.now);
    return { portal, state };
  };

  describe.each(VARIANT_KEYS)('%s', (variant) => {
    const { host, cookie } = VARIANT_HOSTS[variant];

    test('二時には、いま読めるものと、いまつながる電話を示す', async () => {
      const { portal } = await startAt('02:00');
      for (const url of PAGES) {
        const { words } = await visit(portal, url, cookie, host);
        expect(words, url).toContain(HEADING);
        const missing = [...TITLED, FEVER].filter((href) => !words.includes(`href="${href}"`));
        expect([missing, words.includes(ANY_TIME_LINE)], url).toEqual([[], true]);
      }
      expect(AT_ANY_HOUR).toHaveLength(TITLED.length + 1);
    });

    test('受付時間には示さない', async () => {
      const { portal } = await startAt('12:00');
      for (const url of PAGES) {
        const { words } = await visit(portal, url, cookie, host);
        expect(words, url).not.toContain(HEADING);
      }
    });

    test('夜、「こころ」は、いまできることへ行く。昼は、いつもの一覧へ', async () => {
      const MIND = /<a[^>]*href="([^"]*)"[^>]*>(?:(?!<\/a>).)*<b>こころ<\/b>/s;
      const leadsTo = async (time: string) => {
        const { portal } = await startAt(time);
        const { words } = await visit(portal, '/', cookie, host);
        return MIND.exec(words.slice(words.indexOf('<main')))?.[1];
      };
      expect(await leadsTo('02:00')).toBe('#after-hours');
      expect(await leadsTo('12:00')).toMatch(/^\/(services|articles)\?category=/);
    });
  });

  test('内容のサービスが答えない夜も、いまつながる電話は出る', async () => {
    const { portal, state } = await startAt('02:00');
    state.isDown = () => true;
    for (const url of ['/login', '/no-such-page']) {
      const { words } = await visit(portal, url);
      expect([words.includes(HEADING), words.includes(ANY_TIME_LINE)], url).toEqual([true, true]);
      expect(words, url).not.toContain('href="/articles/just-told"');
    }
  });
});
