import { createCachedReader } from '@hidamari/adapters/content/cached-reader';
import { createEmbeddedSource } from '@hidamari/adapters/content/embedded-source';
import { matchScreen } from '@hidamari/domain/screens';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AppUnderTest, startApp } from '../../http/app-under-test.fixture.ts';
import { sitemapPlugin } from './sitemap.plugin.ts';
import { sitemapEntries } from './sitemap-entries.ts';

const clock = () => new Date('2026-11-20T03:00:00.000Z');
const content = createCachedReader({ source: createEmbeddedSource({ clock }), clock, bundledLegalTexts: [] });
const PUBLIC_URL = 'http://localhost:3000';
const CHOFU = 'chofu.localhost:3000';

let portal: AppUnderTest;
beforeAll(async () => {
  portal = await startApp({ plugins: [sitemapPlugin({ content, publicUrl: PUBLIC_URL })] });
  return () => portal.close();
});

async function fetched(url: string, host = 'localhost:3000', cookie?: string) {
  const answer = await portal.app.inject({ url, headers: { host, ...(cookie && { cookie }) } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

const placesOf = (body: string) => [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place ?? '');

describe('検索エンジンのための一覧', () => {
  it('載るのは、見つけられてよいと決めた画面だけで、どれも一つずつ', async () => {
    const places = placesOf((await fetched('/sitemap.xml')).body);
    expect(new Set(places).size).toBe(places.length);
    for (const place of places) {
      const screen = matchScreen(new URL(place).pathname)?.screen;
      expect([place, screen?.index, screen?.access]).toEqual([place, true, 'public']);
    }
  });

  it('記事、質問、サービス、お知らせ、決まりが載り、会員だけの画面は載らない', async () => {
    const places = placesOf((await fetched('/sitemap.xml')).body);
    for (const path of [
      '/',
      '/faq',
      '/articles/sleepless-night',
      '/articles/questions/q-want-to-disappear',
      '/financial/bill-reading',
      '/news',
      '/news/portal-open',
      '/lp/aflac',
      '/terms/hatch',
    ]) {
      expect(places).toContain(`${PUBLIC_URL}${path}`);
    }
    expect(places.join()).not.toMatch(/\/lp\/chofu|\/life\/ancs|\/favorite|\/account|draft-|\/search/);
  });

  it('市の窓口は、自分の住所で、サービスとよその窓口の画面なしで載せる', async () => {
    const places = placesOf((await fetched('/sitemap.xml', CHOFU)).body);
    expect(places).toContain(`http://${CHOFU}/articles/sleepless-night`);
    expect(places).toContain(`http://${CHOFU}/lp/chofu`);
    expect(places.join()).not.toMatch(
      /\/services|\/financial\/|\/lp\/aflac|localhost:3000\/terms\/hatch,?http:\/\/localhost/,
    );
    expect(places.every((place) => place.startsWith(`http://${CHOFU}/`))).toBe(true);
  });

  it('一つの窓口だけの分類の記事は、その窓口の一覧にだけ載る', async () => {
    const notice = '/articles/chofu-asking-at-city-hall';
    expect(placesOf((await fetched('/sitemap.xml', CHOFU)).body)).toContain(`http://${CHOFU}${notice}`);
    expect((await fetched('/sitemap.xml')).body).not.toContain(notice);
  });

  it('訪れた人のクッキーで変わらない', async () => {
    const [plain, hatch] = [
      await fetched('/sitemap.xml'),
      await fetched('/sitemap.xml', 'localhost:3000', 'eligibility=general; session=session-hanako'),
    ];
    expect(hatch.body).toBe(plain.body);
    expect(hatch.headers['set-cookie']).toBeUndefined();
  });

  it('変わった日は、日本の日付', async () => {
    const entries = await sitemapEntries(content, 'aflac');
    expect(entries.find(({ path }) => path === '/articles/sleepless-night')).toEqual({
      path: '/articles/sleepless-night',
      changed: '2026-10-20',
    });
  });

  it('コンテンツが読めない場合も、画面だけは載る', async () => {
    const silent = new Proxy(content, {
      get: () => () => Promise.reject(new Error('silent')),
    });
    const paths = (await sitemapEntries(silent, 'hatch')).map(({ path }) => path);
    expect(paths).toContain('/articles');
    expect(paths.some((path) => path.startsWith('/articles/sleepless'))).toBe(false);
  });

  it('robots.txt は、一覧の住所と、取りに来ない住所を言う', async () => {
    const { body } = await fetched('/robots.txt');
    expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    expect(body).toContain('Disallow: /api/');
    expect((await fetched('/robots.txt', CHOFU)).body).toContain(`Sitemap: http://${CHOFU}/sitemap.xml`);
  });
});
