import { describe, expect, it } from 'vitest';
import {
  callCost,
  isTestPhone,
  isTollFree,
  MEMBER_TYPES,
  PHONE_NOT_READY_TEXT,
  shownFee,
  TEST_PHONES,
  telHref,
  UNCONFIGURED_CONTACT_OPTIONS,
  VARIANT_KEYS,
  VARIANTS,
  variantOfEligibility,
  variantOfMember,
  variantOfOrganization,
  variantOfRole,
} from './index.ts';

describe('バリアントの表（G5・G10）', () => {
  it.each([
    ['aflac', 'insurance', 'insurance', 'aflac', 'aflac', 'ひだまり がん相談（保険加入者の方）', 'insurance'],
    ['hatch', 'general', 'general', 'hatch', 'hatch', 'ひだまり がん相談', 'general'],
    ['chofu', 'chofu', 'general', 'hatch', null, '調布市がん相談サポート（ひだまり がん相談）', 'chofu'],
  ] as const)(
    '%s の行',
    (key, memberType, eligibilityType, providerLabel, roleQuery, productTitle, theme) => {
      expect(VARIANTS[key]).toMatchObject({
        key,
        memberType,
        eligibilityType,
        providerLabel,
        roleQuery,
        productTitle,
        theme,
        landingPath: `/lp/${key}`,
        termsPath: `/terms/${key}`,
        sitePolicyPath: `/site-policy/${key}`,
        phoneSetting: `PHONE_${key.toUpperCase()}`,
      });
    },
  );

  // @proves state hours: days and holidays
  it.each([
    ['aflac', [1, 2, 4, 5, 6], '09:00', '20:00'],
    ['hatch', [1, 2, 4, 5, 6], '09:00', '20:00'],
    ['chofu', [2, 6], '09:00', '18:00'],
  ] as const)('%s の受付時間（仕様 9）', (key, days, opens, closes) => {
    for (const [day, hours] of Object.entries(VARIANTS[key].hours)) {
      expect(hours).toEqual(days.some((open) => open === Number(day)) ? { opens, closes } : null);
    }
  });

  it.each([
    ['aflac', ['phone', 'chat', 'line'], true, true, false],
    ['hatch', ['phone', 'chat', 'line'], true, true, false],
    ['chofu', ['phone', 'mail'], false, false, true],
  ] as const)('%s の窓口と機能（仕様 6）', (key, channels, showLine, hasServices, hasVoiceGuide) => {
    const variant = VARIANTS[key];
    expect(variant).toMatchObject({ channels, showLine, hasServices, hasVoiceGuide });
    expect(variant.contactOptions.map(({ channel }) => channel)).toEqual(channels);
    expect(variant.channels.includes('line')).toBe(showLine);
  });

  it('設定されていない団体の場合、電話とフォームだけを出す（G4）', () => {
    expect(UNCONFIGURED_CONTACT_OPTIONS.map(({ channel }) => channel)).toEqual(['phone', 'form']);
  });

  it('チャットは会員だけ、電話とメールはだれにでも出す', () => {
    const openToAll = VARIANT_KEYS.flatMap((key) => VARIANTS[key].contactOptions)
      .filter(({ membersOnly }) => !membersOnly)
      .map(({ channel }) => channel);
    expect(new Set(openToAll)).toEqual(new Set(['phone', 'mail']));
  });

  it('会員種別とバリアントは一対一になる', () => {
    expect(MEMBER_TYPES.map(variantOfMember)).toEqual(['aflac', 'hatch', 'chofu']);
    expect(VARIANT_KEYS.map((key) => variantOfMember(VARIANTS[key].memberType))).toEqual([...VARIANT_KEYS]);
  });

  it('資格・role・団体から引ける', () => {
    expect(variantOfEligibility('insurance')).toBe('aflac');
    expect(variantOfEligibility('general')).toBe('hatch');
    expect(variantOfRole('hatch')).toBe('hatch');
    expect(variantOfRole(null)).toBeNull();
    expect(variantOfRole('constructor')).toBeNull();
    expect(variantOfOrganization('chofu')).toBe('chofu');
    expect(variantOfOrganization('mitaka')).toBeNull();
  });
});

describe('電話番号（G2）', () => {
  it('試験用の番号は、書き方が違っても見分ける', () => {
    for (const phone of Object.values(TEST_PHONES)) expect(isTestPhone(phone)).toBe(true);
    expect(isTestPhone('0420000000')).toBe(true);
    expect(isTestPhone('0120-123-456')).toBe(false);
    expect(isTestPhone('')).toBe(false);
  });

  // @proves state support phone
  it('番号がない場合、電話のリンクを作らない', () => {
    expect(telHref('')).toBeNull();
    expect(telHref('0120-000-001')).toBe('tel:0120000001');
    expect(telHref('+81 90-1234-5678')).toBe('tel:+819012345678');
    expect(PHONE_NOT_READY_TEXT).toBe('電話番号は準備中です');
  });

  it('0120 と 0800 の場合だけ、通話料がかからないと書く。番号の横も、文も、サービスの費用も、同じことを言う', () => {
    expect(isTollFree('0800-123-4567')).toBe(true);
    expect(callCost('0120-000-001')).toEqual({
      short: '通話料無料・相談無料',
      sentence: '相談料も、通話料もかかりません。',
      fee: '無料（通話料もかかりません）',
    });
    expect(callCost('042-000-0000')).toEqual({
      short: '相談無料（通話料がかかります）',
      sentence: '相談料はかかりません。通話料は、おかけになる方のご負担です。',
      fee: '無料（通話料はかかります）',
    });
    expect(JSON.stringify(callCost(''))).not.toContain('通話料');
  });

  it('サービスの費用は、ひだまりの相談員のものだけ、その窓口の電話の費用で言う', () => {
    expect(shownFee({ provider: 'supporter', fee: '無料' }, '042-000-0000')).toBe(
      '無料（通話料はかかります）',
    );
    expect(shownFee({ provider: 'partner', fee: '有料' }, '042-000-0000')).toBe('有料');
  });
});
