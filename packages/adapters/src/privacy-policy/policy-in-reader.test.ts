import type { LegalTextItem } from '@hidamari/contract/content';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCachedReader } from '../content/cached-reader.ts';
import { createEmbeddedContentServer } from '../content/embedded.ts';
import { createMicrocmsSource } from '../content/microcms.ts';
import { SAMPLE_COLLECTIONS } from '../content/sample-collections.ts';
import { createPublicPage } from './public-page.ts';
import { json, openSite, PAGE, status } from './site-under-test.fixture.ts';

/** The bundled text that is agreed to. */
const POLICY = LEGAL_TEXTS.find(({ id }) => id.startsWith('privacy-policy-v'));

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let site: Awaited<ReturnType<typeof openSite>>;
beforeEach(async () => {
  site = await openSite();
  return () => site.close();
});

/** The content reader with the public site: over the sample content, or without any legal text of a service. */
function setUp({ hasServiceTexts = true, bundled = LEGAL_TEXTS as readonly LegalTextItem[] } = {}) {
  const state = { now: new Date('2026-11-25T03:00:00.000Z') };
  const clock = () => state.now;
  const { 'legal-text': legal, ...rest } = SAMPLE_COLLECTIONS;
  const collections = hasServiceTexts && legal ? { ...rest, 'legal-text': legal } : rest;
  const source = createMicrocmsSource({
    baseUrl: 'http://content.invalid/api/v1',
    apiKey: 'key',
    fetch: createEmbeddedContentServer({ collections, apiKey: 'key', clock }),
  });
  const publicPolicy = createPublicPage({ url: site.url, timeoutMs: 30_000 });
  const reader = createCachedReader({ source, clock, bundledLegalTexts: bundled, publicPolicy });
  return {
    reader,
    pass: (milliseconds: number) => {
      state.now = new Date(state.now.getTime() + milliseconds);
    },
  };
}

describe('公開サイトの個人情報保護方針（仕様7・G12）', () => {
  // @proves outside public site: privacy policy
  test('サイトの言葉と、変わった日を返し、同意の対象（番号と版）は変えない', async () => {
    const { reader } = setUp();
    const { value, stale } = await reader.legalText('privacy-policy', 'hatch');
    expect([value.title, value.body, value.date, value.bundled, value.stands_in, stale]).toEqual([
      'プライバシー“ポリシー” & 方針',
      '<h2 id="section-1">はじめに</h2>\n<p>サイトの方針です。</p>',
      '2026-11-21',
      ...[false, false, false],
    ]);
    expect([value.id, value.version, value.kind]).toEqual([POLICY?.id, POLICY?.version, 'privacy-policy']);
  });

  test('コンテンツのサービスに文章がなく、写しの版が上がった場合も、その番号と版のままにする', async () => {
    const [first] = LEGAL_TEXTS.filter(({ kind }) => kind === 'privacy-policy');
    const second = { ...(first as LegalTextItem), id: 'v2', version: 2, date: '2026-11-01', changes: '窓口' };
    const { reader } = setUp({ hasServiceTexts: false, bundled: [...LEGAL_TEXTS, second] });
    expect((await reader.legalText('privacy-policy', 'aflac')).value).toMatchObject({
      ...{ id: 'v2', version: 2, changes: '窓口', variants: ['aflac', 'hatch'] },
      ...{ date: '2026-11-21', bundled: false },
    });
  });

  test('サイトのスクリプトや仕掛けは、題にも本文にも残らない', async () => {
    const rendered = [
      '<p onclick="x()">方針</p><script>alert(1)</script><style>p{}</style>',
      '<img src="https://example.jp/a.png" onerror="x()"><a href="javascript:x()">a</a>',
      '<iframe src="https://example.jp/"></iframe><form action="/logout"><button>b</button></form>',
    ].join('');
    const title = { rendered: '<script>alert(1)</script><b onmouseover="x()">方針</b> &lt;i&gt;' };
    site.state.answer = json({ ...PAGE, title, content: { rendered } });
    const { value } = await setUp().reader.legalText('privacy-policy', 'hatch');
    expect(value.title).toBe('方針 <i>');
    const link =
      '<a href="https://example.jp/" rel="noopener noreferrer external">example.jpのページを見る</a>';
    expect(value.body).toBe(`<p>方針</p><img src="https://example.jp/a.png" loading="lazy" />a${link}b`);
  });

  test('ほかの文章は、サイトに聞かない', async () => {
    const { reader } = setUp();
    expect((await reader.legalText('terms', 'aflac')).value.id).toBe(
      LEGAL_TEXTS.find(({ id }) => id.startsWith('terms-aflac'))?.id,
    );
    expect((await reader.legalText('privacy-rule', 'chofu')).value.title).toBe('個人情報取扱規程');
    expect(site.state.asked).toEqual([]);
  });

  test('600秒のあいだは一度だけ聞き、どの窓口にも同じ答えを使う。purge すると聞き直す', async () => {
    const { reader, pass } = setUp();
    for (const variant of ['hatch', 'aflac', 'chofu'] as const) {
      await reader.legalText('privacy-policy', variant);
    }
    pass(10 * MINUTE - 1);
    await reader.legalText('privacy-policy', 'hatch');
    expect(site.state.asked).toHaveLength(1);
    pass(1);
    await reader.legalText('privacy-policy', 'hatch');
    expect(site.state.asked).toHaveLength(2);
    reader.purge();
    await reader.legalText('privacy-policy', 'hatch');
    expect(site.state.asked).toHaveLength(3);
  });
});

describe('公開サイトが読めない場合', () => {
  test.each([404, 500])(
    '%i の場合、前に読んだ言葉を、その日のものと示して7日まで返す（G138）',
    async (code) => {
      const { reader, pass } = setUp();
      const before = await reader.legalText('privacy-policy', 'hatch');
      site.state.answer = status(code);
      pass(7 * DAY - 1);
      const kept = { ...before.value, stands_in: true };
      expect(await reader.legalText('privacy-policy', 'hatch')).toEqual({
        ...before,
        value: kept,
        stale: true,
      });
      pass(1);
      expect((await reader.legalText('privacy-policy', 'hatch')).value.date).toBe(POLICY?.date);
    },
  );

  // @proves outside public site: privacy policy
  test('写しがなければ、コンテンツのサービスの文章を、いまのサイトの言葉ではないと示して返す（G12）', async () => {
    site.state.answer = status(500);
    const { reader } = setUp();
    expect(await reader.legalText('privacy-policy', 'hatch')).toMatchObject({
      stale: true,
      value: {
        title: '個人情報保護方針',
        date: POLICY?.date,
        version: POLICY?.version,
        bundled: false,
        stands_in: true,
      },
    });
    expect((await reader.legalText('terms', 'hatch')).value.stands_in).toBe(false);
  });

  // @proves outside public site: privacy policy
  test('そこにもなければ、製品と一緒に届いた写しを、写しと示して返す（G12）', async () => {
    site.state.answer = status(404);
    expect(await setUp({ hasServiceTexts: false }).reader.legalText('privacy-policy', 'hatch')).toMatchObject(
      {
        stale: true,
        value: { date: POLICY?.date, version: POLICY?.version, bundled: true, stands_in: true },
      },
    );
  });

  test.each([
    ['本文', { content: { rendered: '<script>x()</script><p>&nbsp;</p>' } }],
    ['題', { title: { rendered: '<br>' } }],
  ])('%sに言葉が残らない場合も、同じとする', async (_, empty) => {
    site.state.answer = json({ ...PAGE, ...empty });
    const { value } = await setUp({ hasServiceTexts: false }).reader.legalText('privacy-policy', 'hatch');
    expect(value.bundled).toBe(true);
  });

  test('写しがないあいだ、10秒は聞かずに答え、直ればサイトの言葉に戻る', async () => {
    site.state.answer = status(503);
    const { reader, pass } = setUp();
    await reader.legalText('privacy-policy', 'hatch');
    site.state.answer = json(PAGE);
    pass(10 * SECOND - 1);
    expect((await reader.legalText('privacy-policy', 'hatch')).value.date).toBe(POLICY?.date);
    expect(site.state.asked).toHaveLength(1);
    pass(1);
    expect(await reader.legalText('privacy-policy', 'hatch')).toMatchObject({
      stale: false,
      value: { date: '2026-11-21', stands_in: false },
    });
  });
});
