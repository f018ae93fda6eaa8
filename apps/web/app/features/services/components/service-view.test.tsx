import { describe, expect, it } from 'vitest';
import type { PageData } from '../../../shell/page-data.ts';
import { drawOnPage, memberOf } from '../../../shell/page-under-test.fixture.tsx';
import type { ShownService } from '../read-service.ts';
import { shownServiceOf } from '../service-under-test.fixture.ts';
import { ServiceView } from './service-view.tsx';

const draw = (more: Partial<ShownService> = {}, page: Partial<PageData> = {}) =>
  drawOnPage(
    <ServiceView data={{ service: shownServiceOf(more), others: [], kept: null, isStale: false }} />,
    page,
  );

describe('サービスの画面', () => {
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

  it('参考にした資料がない場合も、何をもとに書いたかを言う', () => {
    expect(draw({ sources: [] })).toContain('この案内は、確認した人の知識と経験をもとに書いています。');
  });

  it.each([
    ['partner', true],
    ['supporter', false],
    ['portal', false],
    ['public', false],
  ] as const)('%s のサービスに、会社への申し込みの案内がある: %s', (provider, isSaid) => {
    const page = draw({ provider });
    expect(page.includes('お申し込みは、準備ができしだい、このページから始められます')).toBe(isSaid);
  });

  it('よそのサイトへの道は、別ウィンドウで開くことを、目に見える言葉で言う', () => {
    const page = draw({ external_url: 'https://example.jp/' });
    expect(page).toContain('公式サイトを見る<span class="ui-external">（別ウィンドウで開きます）</span>');
    expect(page).not.toContain('<span class="sr-only">（別ウィンドウで開きます）');
  });
});
