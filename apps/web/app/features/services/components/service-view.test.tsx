import type { HandoverOffer } from '@hidamari/contract/handover';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { PageMember } from '../../../page-context.ts';
import type { PageData } from '../../../shell/page-data.ts';
import { drawOnPage, memberOf } from '../../../shell/page-under-test.fixture.tsx';
import type { ShownService } from '../read-service.ts';
import { listedService, shownServiceOf } from '../service-under-test.fixture.ts';
import { HandoverSection } from './handover/handover-section.tsx';
import { ServiceView } from './service-view.tsx';

const draw = (
  more: Partial<ShownService> = {},
  page: Partial<PageData> = {},
  before?: (service: ShownService) => ReactNode,
) => {
  const service = shownServiceOf(more);
  const data = { service, others: { value: [], stale: false }, kept: null, picture: '', isStale: false };
  return drawOnPage(<ServiceView data={data} before={before?.(service)} />, page);
};

/** The page of a partner, with what a handover would give. */
const drawPartner = (more: Partial<ShownService>, page: Partial<PageData>, offer: HandoverOffer | null) =>
  draw(more, page, (service) => <HandoverSection service={service} offer={offer} />);

const OFFER: HandoverOffer = {
  ...{ is_offered: true, is_example: false, consent_version: '2026-11-26', waits_for_email: false },
  ...{ given: ['pseudonym', 'variant'], extra_minutes: null, last_used_at: null },
};

describe('サービスの画面', () => {
  it.each([
    ['どれも新しい', false, false, 0],
    ['近いサービスだけが前に読んだもの', false, true, 1],
    ['どちらも前に読んだもの', true, true, 1],
  ])('%sの場合、最新でない可能性を、要るだけ伝える（G138）', (_, isStale, stale, notes) => {
    const others = { value: [listedService('near')], stale };
    const data = { service: shownServiceOf(), others, kept: null, picture: '', isStale };
    const drawn = drawOnPage(<ServiceView data={data} />);
    expect(drawn.split('最新でない可能性があります')).toHaveLength(notes + 1);
  });

  it.each([
    ['訪問者', {}, '/services?category=life'],
    ['会員', { member: memberOf('general') }, '/life'],
  ] as const)('%sの道しるべは、サービス、困りごと、名前の順（G146）', (_, page, concern) => {
    const crumbs = /<nav[^>]*>.*?<\/nav>/s.exec(draw({}, page))?.[0] ?? '';
    expect([...crumbs.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/',
      '/services',
      concern,
    ]);
    expect(crumbs).toContain('食事の宅配');
  });

  it('だれが、いつ確かめたか、参考にした資料、次の見直し、これまでの見直しを示す（G100）', () => {
    const page = draw();
    expect(page).toContain('2026年10月5日');
    expect(page).toContain('<b>管理栄養士</b>が内容を確認しました');
    expect(page).toMatch(/<h2[^>]*>参考にした資料<\/h2>/);
    expect(page).toContain('次の見直し：2027年4月');
    expect(page).toContain('これまでの見直し');
    expect(page).toContain('公開しました。');
  });

  it('参考にした資料がない場合は、そう言う', () => {
    expect(draw({ sources: [] })).toContain('この案内には、参考にした資料はありません。');
  });

  it.each([
    ['partner', true],
    ['supporter', false],
    ['portal', false],
    ['public', false],
  ] as const)('%s のサービスに、会社への申し込みの案内がある: %s', (provider, isSaid) => {
    const page = draw({ provider });
    expect(page.includes('お申し込みは、相談員がお電話でご案内します')).toBe(isSaid);
  });

  const acting = { staffName: '佐藤', endsAt: '2026-11-26T03:30:00Z' };
  const concierge = { ...(memberOf('general') as PageMember), acting };
  it.each([
    ['会員', { member: memberOf('general') }, OFFER, 'ことりのウィッグサロンへ進む前に'],
    ['設定のない提携先', { member: memberOf('general') }, { ...OFFER, is_offered: false }, 'お電話でご案内'],
    ['読めなかった場合', { member: memberOf('general') }, null, 'お電話でご案内します'],
    ['会員に代わる担当者', { member: concierge }, null, '会社へ進むのは、会員ご本人だけです'],
  ] as const)('提携先の画面は、%sに、それぞれの道を示す', (_, page, offer, words) => {
    const drawn = drawPartner({ id: 'ancs', provider_name: 'ことりのウィッグサロン' }, page, offer);
    expect(drawn).toContain(words);
    expect(drawn.includes('ことりのウィッグサロンへ進む<')).toBe(offer?.is_offered === true);
  });

  it('提携先の画面は、まず何が伝わり、何を渡さないかを言い、あとは開いて読む', () => {
    const drawn = drawPartner(
      { id: 'medical-note', provider_name: 'みどりの窓' },
      { member: memberOf('general') },
      OFFER,
    );
    const first = drawn.indexOf(
      'ご登録のメールアドレスを、そのままでは読めない形に変えて、みどりの窓と共有します。病名、治療ログ、相談の内容、電話番号は渡しません。',
    );
    const [way, rest] = [drawn.indexOf('みどりの窓へ進む<'), drawn.indexOf('何のために')];
    expect(first).toBeGreaterThan(-1);
    expect(way).toBeGreaterThan(first);
    expect(rest).toBeGreaterThan(way);
    expect(drawn).toMatch(/<details(?![^>]*open).*何のために.*<\/details>/s);
  });

  it('スクリプトが止まっている場合、進む代わりに電話を示す', () => {
    const drawn = drawPartner({ id: 'ancs' }, { member: memberOf('general') }, OFFER);
    expect(drawn).toMatch(
      /<noscript>.*ここから進むには、ブラウザーのJavaScriptが必要です.*tel:.*<\/noscript>/s,
    );
  });

  it('提携先の画面は、「提携サービス」と、渡す先、渡すもの、目的、やめ方を言う（G148）', () => {
    const drawn = drawPartner({ id: 'ancs' }, { member: memberOf('general') }, OFFER);
    for (const words of [
      '提携サービス</span>',
      '渡す先',
      'お名前の入っていない仮の番号',
      '何のために',
      'やめたいとき',
    ])
      expect(drawn).toContain(words);
    expect(drawn).not.toContain('メールアドレス（そのままでは');
  });

  it('アドレスを確かめていない場合、確かめるところへ案内し、進むボタンを置かない', () => {
    const drawn = drawPartner(
      { id: 'medical-note' },
      { member: memberOf('general') },
      { ...OFFER, waits_for_email: true },
    );
    expect(drawn).toContain('メールアドレスの確認が、まだ済んでいません');
    // The address may be another account's, and then no mail can prove it: that is said there, with the way to change it.
    expect(drawn).toContain('href="/account/security#means"');
    expect(drawn).toContain('アドレスを変えてください');
    expect(drawn).not.toMatch(/<button[^>]*>.*へ進む/);
  });

  it.each([
    [30, null, 'はじめてのご利用は、30分延長できます'],
    [null, '2026-11-20 10:00:00', '前回は2026年11月20日（金）に進まれました'],
  ] as const)(
    '家事代行は、延ばせる分 %s、前のご利用 %s を言う（仕様9）',
    (extra_minutes, last_used_at, words) => {
      const offer = { ...OFFER, extra_minutes, last_used_at };
      expect(drawPartner({ id: 'bears' }, { member: memberOf('general') }, offer)).toContain(words);
    },
  );

  it('仲間の場は、だれが行い、だれに読め、何ができないか、どう知らせるかを、進む前に言う（G85）', () => {
    const drawn = drawPartner(
      { id: 'tomosnote', provider_name: 'ともしび広場' },
      { member: memberOf('general') },
      OFFER,
    );
    for (const words of [
      '運営しているのは、ともしび広場です',
      'みんなが読めます',
      '医療の相談はできません',
      '通報',
    ])
      expect(drawn).toContain(words);
  });

  it('よそのサイトへの道は、別ウィンドウで開くことを、目に見える言葉で言う', () => {
    const page = draw({ external_url: 'https://example.jp/' });
    expect(page).toContain('公式サイトを見る<span class="ui-external">（別ウィンドウで開きます）</span>');
    expect(page).not.toContain('<span class="sr-only">（別ウィンドウで開きます）');
  });
});
