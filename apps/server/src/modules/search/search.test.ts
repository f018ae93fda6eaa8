import { createCachedReader } from '@hidamari/adapters/content/cached-reader';
import { createEmbeddedSource } from '@hidamari/adapters/content/embedded-source';
import { createSiteSearch } from '@hidamari/adapters/site-search/thread';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { type PortalUnderTest, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { createLibrarySearch } from './search-library.ts';

const clock = () => new Date('2026-11-20T03:00:00.000Z');
const content = createCachedReader({
  source: createEmbeddedSource({ clock }),
  clock,
  bundledLegalTexts: [],
});
const siteSearch = createSiteSearch();
const library = createLibrarySearch({ content, siteSearch });
beforeAll(async () => {
  await library.prepare();
  return () => siteSearch.close();
});
const INSURANCE = { memberType: 'insurance', organization: null } as const;
const GENERAL = { memberType: 'general', organization: null } as const;
const CHOFU = { memberType: 'chofu', organization: 'chofu' } as const;

const asked = (keyword: string, more: Record<string, unknown> = {}) => ({
  keyword,
  page: 1,
  with_former: false,
  is_exact: false,
  ...more,
});
const titles = (hits: readonly { title: readonly { text: string }[] }[]) =>
  hits.map(({ title }) => title.map(({ text }) => text).join(''));

describe('サイトの中をさがす（G134）', () => {
  it('一つの言葉で、記事、質問、サービス、言葉の説明がみな見つかり、数も分かる', async () => {
    const { data, meta, counts } = await library.search(asked('緩和ケア'), GENERAL);
    for (const kind of ['article', 'question', 'word'] as const) expect(counts[kind]).toBeGreaterThan(0);
    expect(meta.total).toBe(Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0));
    expect(data.length).toBe(Math.min(20, meta.total));
    expect(titles(data)[0]).toContain('緩和ケア');
  });

  it('かなで打っても、漢字で書かれたものが見つかり、何でさがしたかを伝える', async () => {
    const gene = await library.search(asked('いでんし'), GENERAL);
    expect(titles(gene.data)).toContain('遺伝子を調べる検査をすすめられたら');
    expect(gene.also).toContain('遺伝性のがん');
    const work = await library.search(asked('しごと', { kind: 'article' }), GENERAL);
    expect(work.meta.total).toBeGreaterThan(0);
    expect(titles(work.data)[0]).toContain('仕事');
  });

  it('種類でしぼり、20件ずつめくれる', async () => {
    const first = await library.search(asked('病院', { kind: 'article' }), GENERAL);
    expect(new Set(first.data.map(({ kind }) => kind))).toEqual(new Set(['article']));
    expect(first.meta.total).toBeGreaterThan(20);
    const second = await library.search(asked('病院', { kind: 'article', page: 2 }), GENERAL);
    expect(titles(second.data)).not.toContain(titles(first.data)[0]);
    expect(second.counts).toEqual(first.counts);
    const both = await library.search(
      asked('病院', { kind: 'article', page: 2, with_former: true }),
      GENERAL,
    );
    expect(both.data).toEqual([...first.data, ...second.data]);
  });

  // @proves call POST /search
  it('窓口と会員によって、見つかるサービスが違う（仕様6）', async () => {
    const services = async (viewer: Parameters<typeof library.search>[1]) =>
      titles((await library.search(asked('給付金', { kind: 'service' }), viewer)).data);
    expect(await services(INSURANCE)).toContain('給付金の請求書類を一緒に確かめる');
    expect(await services(GENERAL)).not.toContain('給付金の請求書類を一緒に確かめる');
    expect(await services(CHOFU)).toEqual([]);
    const lines = await library.search(asked('LINE', { kind: 'faq' }), CHOFU);
    expect(lines.meta.total).toBe(0);
  });

  it('一つの窓口だけの分類の記事は、その窓口の人にだけ見つかる', async () => {
    const notice = '市役所に聞きに行く前に（見本のお知らせ）';
    const found = async (viewer: Parameters<typeof library.search>[1]) =>
      titles((await library.search(asked('市役所に聞きに行く前に'), viewer)).data).includes(notice);
    expect([await found(CHOFU), await found(GENERAL), await found(INSURANCE)]).toEqual([true, false, false]);
  });

  it('保険の方だけが読む言葉は、保険の方にだけ見つかる。どちらの方にも、同じサービスは一度だけ出る', async () => {
    const found = async (keyword: string, viewer: Parameters<typeof library.search>[1]) => {
      const wish = asked(keyword, { kind: 'service', is_exact: true });
      return (await library.search(wish, viewer)).data.map(({ href }) => href);
    };
    expect(await found('原本がいるか', INSURANCE)).toContain('/financial/bill-reading');
    expect(await found('原本がいるか', GENERAL)).toEqual([]);
    for (const viewer of [INSURANCE, GENERAL]) {
      const hrefs = await found('窓口で聞く言葉', viewer);
      expect(hrefs).toContain('/financial/bill-reading');
      expect(new Set(hrefs).size).toBe(hrefs.length);
    }
  });

  it('似た言葉でさがしたことを伝え、見つからないときは近いものをすすめる', async () => {
    const tired = await library.search(asked('だるい'), GENERAL);
    expect(tired.also).toContain('倦怠感');
    expect((await library.search(asked('だるい', { is_exact: true }), GENERAL)).also).toEqual([]);
    const nothing = await library.search(asked('ロケットの打ち上げ'), GENERAL);
    expect([nothing.meta.total, nothing.data]).toEqual([0, []]);
    expect(nothing.near.length + nothing.instead.length).toBeGreaterThan(0);
    expect(titles(nothing.ready)).toContain('がんと言われた日の夜に');
    expect([tired.ready, tired.near, tired.instead]).toEqual([[], [], []]);
  });

  it('打ちはじめの言葉に、続きの候補を添える', async () => {
    expect((await library.search(asked('はき'), GENERAL)).suggestions).toContain('吐き気');
    expect((await library.search(asked('は'), GENERAL)).suggestions).toEqual([]);
  });

  it('長い言い方でも、合うものを並べ、先頭のものが語っていない言葉を伝える', async () => {
    const long = await library.search(asked('髪が抜けたあとのロケットの選び方'), GENERAL);
    expect(titles(long.data)[0]).toContain('髪');
    expect(long.left_out).toContain('ロケット');
  });

  it('熱が出たと言う人には、先にすることを示すページが先頭に来て、急ぐと伝える（G118）', async () => {
    const fever = await library.search(asked('熱 38度'), GENERAL);
    expect([titles(fever.data)[0], fever.is_urgent]).toEqual(['治療中に熱が出たら（発熱と感染）', true]);
    expect((await library.search(asked('だるい'), GENERAL)).is_urgent).toBe(false);
  });

  it('体験談には、だれの話かが添えられ、記事には添えられない（G99）', async () => {
    const stories = await library.search(asked('電話', { kind: 'story' }), GENERAL);
    expect(stories.data.length).toBeGreaterThan(0);
    for (const { note } of stories.data) expect(note).toMatch(/さん（見本）・\d+分で読めます$/);
    const articles = await library.search(asked('病院', { kind: 'article' }), GENERAL);
    for (const { note } of articles.data) expect(note).toMatch(/^\d+分で読めます$/);
  });

  // @proves call POST /search
  it('一部を読めない場合、その人がさがせていない種類を伝える。サービスのない窓口では、サービスとは言わない', async () => {
    const missing = ['service', 'news'] as const;
    const searchableDocuments = async () => ({
      ...(await content.searchableDocuments()),
      ...{ stale: true, missing },
    });
    const partly = createLibrarySearch({ content: { ...content, searchableDocuments }, siteSearch });
    const answer = await partly.search(asked('ロケットの打ち上げ'), GENERAL);
    expect([answer.meta.total, answer.is_stale, answer.not_searched]).toEqual([0, true, ['service', 'news']]);
    expect((await partly.search(asked('ロケットの打ち上げ'), CHOFU)).not_searched).toEqual(['news']);
    expect((await library.search(asked('病院'), GENERAL)).not_searched).toEqual([]);
  });

  it('公開前のものは見つからない', async () => {
    const { meta } = await library.search(asked('書きかけの見本', { is_exact: true }), GENERAL);
    expect(meta.total).toBe(0);
  });

  it('どの結果も、自分たちの住所へ行く', async () => {
    for (const keyword of ['治療', 'お金', '相談', 'がん']) {
      const { data } = await library.search(asked(keyword), INSURANCE);
      for (const { href } of data) expect(href).toMatch(/^\/(?!\/)/);
    }
  });
});

const portal: PortalUnderTest = usePortal();

describe('さがす呼び出し', () => {
  it('会員の窓口と会社で答え、何も記録に残さない', async () => {
    const person = await makeMember(portal, 'general');
    const answer = await person.browser.call(
      'POST',
      '/search',
      { keyword: 'ひみつの言葉' },
      person.accessToken,
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect(portal.logged.join('\n')).not.toContain('ひみつ');
  });

  it.each([
    ['長い言葉', { keyword: 'あ'.repeat(10_000) }, 200],
    ['見えない字や、行の変わり目', { keyword: '\u0001吐\n\u202Eき\u0007気 😷 nausea' }, 200],
    ['知らない種類', { keyword: 'あ', kind: 'member' }, 422],
    ['何も打たない', { keyword: '' }, 200],
    ['記号', { keyword: '%_\\"<>\'' }, 200],
  ])('%s', async (_, body, status) => {
    const person = await makeMember(portal);
    const answer = await person.browser.call('POST', '/search', body, person.accessToken);
    expect(answer.statusCode, answer.body).toBe(status);
  });
});
