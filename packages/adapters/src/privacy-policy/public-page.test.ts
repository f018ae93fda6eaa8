import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPublicPage } from './public-page.ts';
import { json, openSite, PAGE, status } from './site-under-test.fixture.ts';

let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  site = await openSite();
  return () => site.close();
});

/** Only who tests the time limit meets it: a busy machine may take long over an answer. */
function open(timeoutMs = 30_000) {
  const faults: string[] = [];
  const page = createPublicPage({ url: site.url, timeoutMs, report: (fault) => faults.push(fault) });
  return { page, faults };
}

async function faultAfter(answer: (response: ServerResponse) => void, timeoutMs?: number) {
  site.state.answer = answer;
  const { page, faults } = open(timeoutMs);
  await expect(page.read()).rejects.toMatchObject({ code: 'unavailable' });
  expect(faults).toHaveLength(1);
  return faults[0];
}

test('the page is read with one question, and its other fields are left alone', async () => {
  const { page, faults } = open();
  expect(await page.read()).toEqual({
    title: PAGE.title.rendered,
    body: PAGE.content.rendered,
    date: '2026-11-21',
  });
  expect(site.state.asked).toEqual(['/wp-json/wp/v2/pages/14']);
  expect(faults).toEqual([]);
});

test.each([
  ['2026-11-20T14:59:59', '2026-11-20'],
  ['2026-11-20T15:00:00', '2026-11-21'],
  ['2026-12-31T15:00:00Z', '2027-01-01'],
])('最後に変わったのが世界時で %s の場合、日本の日付は %s とする', async (modified_gmt, day) => {
  site.state.answer = json({ ...PAGE, modified_gmt });
  expect((await open().page.read()).date).toBe(day);
});

describe('is unavailable, and tells the operator why', () => {
  test.each([404, 401, 429, 500, 503])('after %i, which is asked for once', async (code) => {
    expect(await faultAfter(status(code))).toBe(`public page answered ${code}`);
    expect(site.state.asked).toHaveLength(1);
  });

  test.each([301, 302, 307, 308])('after %i: a redirect is not followed', async (code) => {
    const elsewhere = new URL('/elsewhere', site.url).href;
    expect(await faultAfter(status(code, { location: elsewhere }))).toBe(`public page answered ${code}`);
    expect(site.state.asked).toEqual(['/wp-json/wp/v2/pages/14']);
  });

  test('when the site never answers', async () => {
    expect(await faultAfter(() => undefined, 200)).toBe('public page: TimeoutError');
  });

  test('when an answer begins and never ends', async () => {
    const begin = (response: ServerResponse) => response.writeHead(200).write('{"title":');
    expect(await faultAfter(begin, 200)).toBe('public page: TimeoutError');
  });

  test('when the answer is too large, without waiting for its end', async () => {
    const flood = (response: ServerResponse) => {
      response.writeHead(200).write(`{"title":"${'あ'.repeat(400_000)}`);
    };
    expect(await faultAfter(flood)).toBe('public page answered too much');
  });

  test('when nobody is there', async () => {
    const { page, faults } = open();
    site.close();
    await expect(page.read()).rejects.toMatchObject({ code: 'unavailable' });
    expect(faults).toEqual(['public page: TypeError ECONNREFUSED']);
  });

  test('when the answer is a web page', async () => {
    const html = (response: ServerResponse) => response.writeHead(200).end('<html>secret</html>');
    expect(await faultAfter(html)).toBe('public page sent no JSON');
  });

  test.each([
    ['title', { title: 'プライバシーポリシー' }],
    ['title.rendered', { title: { rendered: '' } }],
    ['content', { content: undefined }],
    ['content.rendered', { content: { rendered: '', protected: true } }],
    ['modified_gmt', { modified_gmt: null }],
    ['modified_gmt', { modified_gmt: '2026-02-30T00:00:00' }],
    ['modified_gmt', { modified_gmt: '0000-00-00T00:00:00' }],
  ])('when %s is of the wrong shape: %j', async (place, wrong) => {
    const fault = await faultAfter(json({ ...PAGE, ...wrong }));
    expect(fault).toMatch(`public page sent an unexpected answer: ${place}: `);
    expect(fault).not.toContain('サイトの方針');
  });

  test('when the answer is a list', async () => {
    expect(await faultAfter(json([PAGE]))).toMatch('public page sent an unexpected answer: ');
  });
});

test('an address that is no web address is refused before anything is asked', () => {
  expect(() => createPublicPage({ url: 'file:///etc/hostname' })).toThrow();
});
