import { describe, expect, it } from 'vitest';
import { drawOnPage, memberOf } from '../../../shell/page-under-test.fixture.tsx';
import type { OwnSelection } from '../own-selection.ts';
import { listedService } from '../service-under-test.fixture.ts';
import { ConcernArticles } from './concern-articles.tsx';
import { OwnServices } from './own-services.tsx';

const EMPTY: OwnSelection = { kept: [], fitting: [], others: [] };
const [BILL, AID] = [listedService('bill'), listedService('aid')];
const CONCERN = { value: 'financial', label: 'お金' } as const;

const draw = (
  selection: Partial<OwnSelection>,
  more: object = {},
  seen: string[] | null = null,
  hasToldTime = false,
) =>
  drawOnPage(
    <OwnServices
      selection={{ ...EMPTY, ...selection }}
      seen={seen}
      concern="お金"
      hasToldTime={hasToldTime}
    />,
    {
      member: { ...memberOf('general'), ...more } as ReturnType<typeof memberOf>,
    },
  );
const drawArticles = (articles: [] | null) =>
  drawOnPage(<ConcernArticles concern={CONCERN} articles={articles} />);

describe('会員の困りごとの画面の部分（G103）', () => {
  it('何もない部分は、置かない。近いものの選び方は、終わりに一文で言う', () => {
    const page = draw({ others: [BILL] });
    expect(page.match(/<h2/g)).toHaveLength(1);
    expect(page).toContain('治療の時期を登録しておくと、');
    expect(page.indexOf('<h3>bill</h3>')).toBeLessThan(page.indexOf('href="/account/edit"'));
    expect(draw({ others: [BILL] }, {}, null, true)).not.toContain('治療の時期を登録しておくと');
    expect(draw({ fitting: [{ id: 'new', name: '診断のあとに', services: [AID] }] })).not.toContain(
      '治療の時期を登録しておくと',
    );
  });

  it('サービスがひとつもない場合は、そう言い、空の一覧を置かない', () => {
    const page = draw({});
    expect(page).toContain('お金のサービスは、まだありません。');
    expect(page).not.toContain('<ul');
    expect(page).not.toContain('表示できませんでした');
  });

  it.each([
    ['保存したサービス', { kept: null, others: [BILL] }],
    ['いまの状況に近いサービス', { fitting: null, others: [BILL] }],
  ])('%sが読めない場合、その部分だけがそう言う', (part, selection) => {
    const page = draw(selection);
    expect(page.match(/[^<>]*を表示できませんでした。/g)).toEqual([`${part}を表示できませんでした。`]);
    expect(page).toContain('再読み込み');
    expect(page).toContain('<h3>bill</h3>');
  });

  it('自分のものがある場合、残りは「ほかのサービス」になり、残りがなければ出さない', () => {
    expect(draw({ kept: [BILL], others: [AID] })).toContain('ほかのサービス');
    const all = draw({ kept: [BILL], fitting: [{ id: 'new', name: '診断のあとに', services: [AID] }] });
    expect(all).toContain('診断のあとに');
    expect(all).not.toContain('ほかのサービス');
    expect(all).not.toContain('まだありません');
  });

  it('担当者が代わりに開いている場合、保存したものの部分はない（G42）', () => {
    const acting = { staffName: '担当者', endsAt: '2026-11-20T04:00:00.000Z' };
    expect(draw({ kept: null, others: [BILL] }, { acting })).not.toContain('保存したサービス');
  });

  it('前に開いたサービスは、どの並びの中でも、そう言う（G95）', () => {
    const NEW = { id: 'new', name: '診断のあとに' };
    const seen = ['bill'];
    for (const selection of [
      { kept: [BILL], others: [AID] },
      { fitting: [{ ...NEW, services: [BILL] }], others: [AID] },
      { others: [AID, BILL] },
    ]) {
      expect(draw(selection, {}, seen).match(/前に開きました/g)).toHaveLength(1);
      expect(draw(selection)).not.toContain('前に開きました');
    }
  });

  it('記事がない場合は何も置かず、読めない場合は、そうと言う', () => {
    expect(drawArticles([])).toBe('');
    expect(drawArticles(null)).toContain('お金の記事を表示できませんでした。');
  });
});
