import { describeOpenState, openState } from '@hidamari/domain/consultation-hours';
import { japanInstant } from '@hidamari/domain/japanese-dates';
import { REPLY_PROMISE, VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { whenAnsweredText } from './promise-text.ts';

const saidOn = (variant: VariantKey, day: string, time: string) => {
  const { headline, next, isOpen } = describeOpenState(
    openState({ at: japanInstant(day, time), variant, closures: [] }),
  );
  const openNow = { state: isOpen ? 'open' : 'closed', text: headline, next: next ?? undefined } as const;
  return whenAnsweredText({ variant, isOpen, openNow });
};

// @proves call POST /consultations
describe('書いた文にいつ返事があるか（G9・G122・G126）', () => {
  it.each([
    ['受付中の場合', '2026-11-24', '10:00'],
    ['受付時間外の場合', '2026-11-25', '10:00'],
    ['年末年始の場合', '2026-12-31', '10:00'],
  ])('メールの窓口は、%s、3営業日以内だけを約束する', (_, day, time) => {
    expect(saidOn('chofu', day, time)).toBe('3営業日以内にお返事します。');
  });

  it('チャットの窓口は、受付中の場合、何時までかと、過ぎたあとのことを伝える', () => {
    expect(saidOn('hatch', '2026-11-24', '10:00')).toBe(
      'ただいま受付中（本日20:00まで）。時間を過ぎて送った文には、次の受付の日にお返事します。',
    );
  });

  it('チャットの窓口は、受付時間外の場合、次の受付を伝える', () => {
    expect(saidOn('hatch', '2026-11-24', '21:00')).toBe(
      '受付時間になったらお返事します（次は11月26日（木）9:00から）。',
    );
  });

  it('メールの道の案内も、同じ約束をする', () => {
    const mail = VARIANTS.chofu.contactOptions.find(({ channel }) => channel === 'mail');
    expect(mail?.note).toBe(REPLY_PROMISE);
  });
});
