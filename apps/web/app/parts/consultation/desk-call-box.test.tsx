import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../../shell/page-data.ts';
import { drawOnPage, memberOf } from '../../shell/page-under-test.fixture.tsx';
import { DeskCallBox } from './desk-call-box.tsx';

/** A Saturday at noon, on which every desk is open, and the night after a Friday. */
const OPEN = '2026-11-21T03:00:00.000Z';
const CLOSED = '2026-11-20T14:00:00.000Z';

const TYPES = { aflac: 'insurance', hatch: 'general', chofu: 'chofu' } as const;
const memberPage = (variant: VariantKey, renderedAt: string): Partial<PageData> => ({
  variant,
  renderedAt,
  member: memberOf(TYPES[variant]),
});

/** The buttons of the box: words, where they lead, and whether each is the key one. */
function buttonsOf(drawn: string) {
  return [...drawn.matchAll(/<a [^>]*class="ui-button[^>]*>/g)].map(([tag], index) => ({
    words:
      drawn
        .split(tag)[1]
        ?.split('</a>')[0]
        ?.replaceAll(/<[^>]*>/g, '') ?? String(index),
    href: /href="([^"]*)"/.exec(tag)?.[1],
    isKey: tag.includes('data-kind="key"'),
  }));
}

const key = (words: string, href: string) => ({ words, href, isKey: true });
const plain = (words: string, href: string) => ({ words, href, isKey: false });

const NUMBERS = { aflac: '0120000000', hatch: '0120000001', chofu: '0420000000' } as const;

// @proves state hours: what works now
describe('電話の箱の、いま使える方法', () => {
  it.each(VARIANT_KEYS)('%s が受付中の場合、大事なボタンは電話', (variant) => {
    const drawn = drawOnPage(<DeskCallBox />, memberPage(variant, OPEN));
    expect(buttonsOf(drawn)).toEqual([key('電話で相談する', `tel:${NUMBERS[variant]}`)]);
  });

  it.each(['aflac', 'hatch'] as const)(
    '%s が時間外の場合、大事なボタンは「いま書いておく」で、お返事のくるときを言い、番号は残る',
    (variant) => {
      const drawn = drawOnPage(<DeskCallBox />, memberPage(variant, CLOSED), '/articles');
      expect(buttonsOf(drawn)).toEqual([key('いま書いておく', '/questions?chatplus=open')]);
      expect(drawn).toContain('11月21日（土）9:00からお返事します');
      expect(drawn).toContain(`href="tel:${NUMBERS[variant]}"`);
      expect(drawn).not.toContain('電話で相談する');
    },
  );

  it('調布市が時間外の場合、折り返しとメールを出し、番号は残る', () => {
    const drawn = drawOnPage(<DeskCallBox />, memberPage('chofu', CLOSED));
    expect(buttonsOf(drawn)).toEqual([
      key('折り返しを予約する', 'tel:0420000000'),
      plain('メールで相談する', '/treatment/hidamari#mail'),
    ]);
    expect(drawn).toContain('042-000-0000');
  });

  it('訪問者には、書ける人を先に言い、その案内へ進む', () => {
    const drawn = drawOnPage(<DeskCallBox />, { renderedAt: CLOSED });
    expect(buttonsOf(drawn)).toEqual([key('いま書いておく', '/treatment/hidamari#chat')]);
    expect(drawn).toContain('会員の方が書けます。');
  });

  it('ログインの途中の場合と、ほかの窓口の紹介ページの場合、電話のほかをすすめない', () => {
    expect(buttonsOf(drawOnPage(<DeskCallBox />, { renderedAt: CLOSED }, '/login'))).toEqual([]);
    const elsewhere = drawOnPage(<DeskCallBox variant="chofu" />, { renderedAt: CLOSED }, '/lp/chofu');
    expect(buttonsOf(elsewhere)).toEqual([key('折り返しを予約する', 'tel:0420000000')]);
  });

  it('声だけの場所では、書く方法を出さない。番号がまだない場合、かけるボタンを出さない', () => {
    expect(buttonsOf(drawOnPage(<DeskCallBox callsOnly />, { renderedAt: CLOSED }))).toEqual([]);
    const phones = { aflac: '', hatch: '', chofu: '' };
    expect(buttonsOf(drawOnPage(<DeskCallBox />, { phones, renderedAt: OPEN }))).toEqual([]);
  });
});
