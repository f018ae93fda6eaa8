import type { VariantKey } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { drawOnPage, memberOf } from '../page-under-test.fixture.tsx';
import { PortalBar, PortalFooter, PortalHeader } from './site-frame.tsx';

const CASES: readonly [VariantKey, string, string, string, string][] = [
  ['hatch', '金曜の正午', '2026-11-20T03:00:00.000Z', '0120-000-001', 'ただいま受付中（本日20:00まで）'],
  ['aflac', '金曜の19時55分', '2026-11-20T10:55:00.000Z', '0120-000-000', 'まもなく受付を終了します'],
  ['chofu', '金曜の正午', '2026-11-20T03:00:00.000Z', '042-000-0000', '次の受付：'],
  ['chofu', '土曜の正午', '2026-11-21T03:00:00.000Z', '042-000-0000', 'ただいま受付中（本日18:00まで）'],
];

describe('画面の頭の、いま話せるか', () => {
  // @proves state hours: in words
  it.each(CASES)('%s を%sに開いた場合、番号と、いまの受付を言葉で示す', (variant, _, at, number, words) => {
    const header = drawOnPage(<PortalHeader />, { variant, renderedAt: at });
    expect(header).toContain(number);
    expect(header.replaceAll(/<[^>]*>/g, '')).toContain(words);
  });

  it('番号がまだない場合、その場所でそう言う', () => {
    const phones = { aflac: '', hatch: '', chofu: '' };
    expect(drawOnPage(<PortalHeader />, { phones })).toContain('電話番号は準備中です');
  });
});

describe('画面の頭の、困りごとの案内（G146）', () => {
  const currentOn = (path: string) => {
    const header = drawOnPage(<PortalHeader />, { member: memberOf('general') }, path);
    return [...header.matchAll(/<a [^>]*href="([^"]*)"[^>]*aria-current="page"/g)].map(([, href]) => href);
  };

  it.each([
    ['/treatment', '/treatment'],
    ['/treatment/second-opinion', '/treatment'],
    ['/treatment/hidamari', '/treatment/hidamari'],
    ['/mental/talk', '/mental'],
  ])('会員が%sを開いている場合、いまいるところとして示すのは%s', (path, current) => {
    expect([...new Set(currentOn(path))]).toEqual([current]);
  });

  it('訪問者には、みなさん向けの一覧への道を示す', () => {
    const header = drawOnPage(<PortalHeader />);
    expect(header).toContain('href="/services?category=financial"');
    expect(header).not.toContain('href="/financial"');
  });
});

describe('画面の頭の、スクリプトがない場合の道', () => {
  it('メニューの代わりに、足もとの案内へのリンクがあり、さがす画面へのリンクもある', () => {
    const header = drawOnPage(<PortalHeader />);
    expect(header).toMatch(/<span class="ui-header-foot"><a href="#site-footer"[^>]*>.*?メニュー/);
    expect(drawOnPage(<PortalFooter />)).toContain('id="site-footer"');
    expect(header).toMatch(/<span class="ui-header-search"><a href="\/search"/);
  });
});

/** The words of the bar's way to a supporter, and its address. */
function wayInBar(page: Parameters<typeof drawOnPage>[1]) {
  const [, href, inside = ''] =
    /<a id="bar-consultation" href="([^"]*)"[^>]*>(.*?)<\/a>/.exec(drawOnPage(<PortalBar />, page)) ?? [];
  const words = inside
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .split(/<[^>]*>/)
    .filter((piece) => piece !== '');
  return { href, words };
}

const NOON = { friday: '2026-11-20T03:00:00.000Z', saturday: '2026-11-21T03:00:00.000Z' };
const NIGHT = '2026-11-20T14:00:00.000Z';

// @proves state hours: what works now
it.each([
  ['hatch', NOON.friday, '受付中'],
  ['hatch', NIGHT, '書いておく'],
  ['aflac', NIGHT, '書いておく'],
  ['chofu', NOON.saturday, '受付中'],
  ['chofu', NOON.friday, '折り返し'],
] as const)(
  '電話の下の帯の「相談」は、%s の %s には「%s」と言い、鍵の色を着る',
  (variant, renderedAt, word) => {
    expect(wayInBar({ variant, renderedAt })).toEqual({ href: '/treatment/hidamari', words: ['相談', word] });
    expect(drawOnPage(<PortalBar />, { variant, renderedAt }).match(/data-kind="key"/g)).toHaveLength(1);
  },
);

// @proves state unread answer on every page
it('読んでいないお返事がある場合、下の帯の「相談」にしるしがつく。代行の担当者の画面にはつかない', () => {
  const member = memberOf('general');
  const unread = member && { ...member, unreadAnswers: 2 };
  const acting = { staffName: '高橋', endsAt: '2026-11-20T03:30:00.000Z' };
  const NEWS = '新しいお返事があります';
  expect(wayInBar({ member: unread }).words).toContain(NEWS);
  expect(wayInBar({ member: unread && { ...unread, acting } }).words).not.toContain(NEWS);
  expect(wayInBar({ member }).words).not.toContain(NEWS);
});

describe('緊急の案内の番号', () => {
  it('足もとでは、119と#7119と#8000が、それぞれ一行の、押せるものになる（G118）', () => {
    const foot = drawOnPage(<PortalFooter />);
    const rows = [...foot.matchAll(/<li><a href="(tel:[^"]*)"><b>([^<]*)<\/b>/g)].map(([, to, number]) => [
      number,
      to,
    ]);
    expect(rows).toEqual([
      ['119', 'tel:119'],
      ['#7119', 'tel:%237119'],
      ['#8000', 'tel:%238000'],
    ]);
  });
});
