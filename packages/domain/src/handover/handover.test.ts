import { describe, expect, it } from 'vitest';
import {
  extraMinutesFor,
  HANDOVER_ITEM_WORDS,
  HANDOVER_PARTNERS,
  handoverRecordLimit,
  handoverWarning,
  isHandoverPartner,
  itemsHandedOver,
  needsProvenEmail,
  PARTNERS,
} from './index.ts';

describe('提携先に渡すもの（G82からG86）', () => {
  it.each([
    ['medical-note', 'pseudonym,email-hash,variant'],
    ['tomosnote', 'pseudonym,email-hash,variant'],
    ['ancs', 'pseudonym,variant'],
    ['bears', 'pseudonym,variant,extra-minutes'],
    ['avic', 'pseudonym,variant'],
  ] as const)('%s には %s だけを渡す', (partner, given) => {
    expect(PARTNERS[partner].given.join()).toBe(given);
    expect(needsProvenEmail(partner)).toBe(given.includes('email-hash'));
  });

  it.each(HANDOVER_PARTNERS)('%s の同意の文には日付があり、何のために渡すかを言う', (partner) => {
    expect(PARTNERS[partner].consentVersion).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(PARTNERS[partner].purpose).toMatch(/ため$/);
    for (const item of PARTNERS[partner].given) expect(HANDOVER_ITEM_WORDS[item].label).not.toBe('');
  });

  // @proves page handover warning
  it.each([
    ['medical-note', 'ご登録のメールアドレスを、そのままでは読めない形に変えて、みどりの窓と共有します。'],
    ['tomosnote', 'ご登録のメールアドレスを、そのままでは読めない形に変えて、みどりの窓と共有します。'],
    [
      'ancs',
      'ひだまり がん相談からのご紹介であることを、みどりの窓に伝えます。お名前とメールアドレスは渡しません。',
    ],
  ] as const)('%s へ進む前に、会社の名前とともに知らせる（仕様6）', (partner, words) => {
    expect(handoverWarning(partner, 'みどりの窓')).toBe(words);
  });

  it('仲間の場は、医療の相談ができないこと、投稿がみんなに読めること、通報の仕方を先に言う（G85）', () => {
    expect(PARTNERS.tomosnote.knowFirst.join('')).toMatch(/みんなが読めます.*医療の相談はできません.*通報/);
  });

  it.each(['monitor', 'Bears', '', 'toString'])('「%s」は提携先ではない', (id) => {
    expect(isHandoverPartner(id)).toBe(false);
  });
});

describe('家事代行の、はじめての30分（仕様9）', () => {
  it.each([
    ['bears', false, 30],
    ['bears', true, null],
    ['ancs', false, null],
    ['medical-note', false, null],
  ] as const)('%s を使ったことがある: %s の場合は %s', (partner, hasUsedBefore, minutes) => {
    expect(extraMinutesFor(partner, { hasUsedBefore })).toBe(minutes);
  });

  it('二度めは、延びる時間を渡すものに数えない', () => {
    expect(itemsHandedOver('bears', 30)).toEqual(['pseudonym', 'variant', 'extra-minutes']);
    expect(itemsHandedOver('bears', null)).toEqual(['pseudonym', 'variant']);
  });
});

it('渡した記録は三年おく（個人情報保護法29条）', () => {
  expect(handoverRecordLimit(new Date('2026-11-26T00:00:00Z')).toISOString()).toBe(
    '2023-11-26T00:00:00.000Z',
  );
});
