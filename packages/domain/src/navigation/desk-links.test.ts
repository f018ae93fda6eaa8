import { describe, expect, it } from 'vitest';
import { isOwnScreen } from '../screens/index.ts';
import { VARIANT_KEYS, VARIANTS, type VariantKey } from '../site-variants/index.ts';
import { type DeskMoment, deskLinks } from './index.ts';

const OPENING = '11月28日（土）9:00から';
const CLOSED: DeskMoment = { isOpen: false, opening: OPENING, isLoggedIn: true };
const VISITOR: DeskMoment = { ...CLOSED, isLoggedIn: false };
const OPEN: DeskMoment = { isOpen: true, opening: null, isLoggedIn: true };

const told = (variant: VariantKey, moment: DeskMoment) =>
  deskLinks(variant, moment).map(({ label, href, note }) => [label, href, note]);

const WRITTEN = 'いま書いておく';
const CALL = ['電話で相談する', null, null];
const BOOK = [
  '折り返しを予約する',
  null,
  '時間外は自動音声で折り返しを予約できます。翌営業日以降にお電話します。時間の指定はできません。',
];
const MAIL = ['メールで相談する', '/treatment/hidamari#mail', '3営業日以内にお返事します'];
const WRITE = [WRITTEN, '/questions?chatplus=open', `${OPENING}お返事します`];
const READ_OF_IT = [WRITTEN, '/treatment/hidamari#chat', `会員の方が書けます。${OPENING}お返事します`];

// @proves state hours: what works now
describe('いま使える相談の方法（窓口 × 方法 × 受付中か）', () => {
  it.each(VARIANT_KEYS)('%s が受付中の場合、電話をすすめる', (variant) => {
    expect(told(variant, OPEN)).toEqual([CALL]);
    expect(told(variant, { ...OPEN, isLoggedIn: false })).toEqual([CALL]);
  });

  it.each<[VariantKey, string, DeskMoment, unknown[]]>([
    ['aflac', '会員', CLOSED, [WRITE]],
    ['hatch', '会員', CLOSED, [WRITE]],
    ['chofu', '会員', CLOSED, [BOOK, MAIL]],
    ['aflac', '訪問者', VISITOR, [READ_OF_IT]],
    ['hatch', '訪問者', VISITOR, [READ_OF_IT]],
    ['chofu', '訪問者', VISITOR, [BOOK, MAIL]],
  ])('%s が時間外の場合、%sには、いま使える方法と、お返事のくるときを示す', (variant, _, moment, ways) => {
    expect(told(variant, moment)).toEqual(ways);
  });

  it('次の受付が決まっていない場合、日を約束しない', () => {
    const [way] = deskLinks('hatch', { ...CLOSED, opening: null });
    expect(way?.note).toBe('次の受付日は決まりしだいお知らせします');
  });

  it('ログインや登録の途中の場合、電話のほかへは連れ出さない', () => {
    expect(told('hatch', { ...VISITOR, staysHere: true })).toEqual([]);
    expect(told('chofu', { ...VISITOR, staysHere: true })).toEqual([BOOK]);
    expect(told('hatch', { ...OPEN, staysHere: true })).toEqual([CALL]);
  });

  it.each(VARIANT_KEYS)(
    '%s がすすめる方法は、その窓口が持つものだけで、どれも表にある画面へ進む',
    (variant) => {
      const { channels, deskOffers } = VARIANTS[variant];
      for (const { ways } of Object.values(deskOffers)) {
        for (const { way, href, visitorHref } of ways) {
          expect(channels).toContain(way === 'call-back' ? 'phone' : way);
          for (const address of [href, visitorHref])
            expect(address === null || isOwnScreen(address)).toBe(true);
        }
      }
    },
  );

  it.each(VARIANT_KEYS)('%s の、電話の下の帯に出る言葉は、五文字までで、時間外と受付中で違う', (variant) => {
    const { open, closed } = VARIANTS[variant].deskOffers;
    for (const { barWord } of [open, closed]) expect(barWord.length).toBeLessThanOrEqual(5);
    expect([open.barWord, closed.barWord]).not.toContain(undefined);
    expect(closed.barWord).not.toBe(open.barWord);
    expect(closed.buttonWord).not.toBe(open.buttonWord);
  });
});
