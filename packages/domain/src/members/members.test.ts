import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBeAgent,
  emailFault,
  formatPhone,
  formatPostalCode,
  fromE164,
  isDiagnosisMonth,
  isEligibilityCode,
  isEmail,
  isKatakanaName,
  isMobilePhone,
  isOneTimeCode,
  isPhone,
  isPolicyNumber,
  isPostalCode,
  isResidenceRequired,
  isValidBirthDate,
  isWithinArea,
  nameFault,
  needsAgent,
  needsGuardianConsent,
  normalizeEligibilityCode,
  normalizeEmail,
  normalizeKana,
  normalizeName,
  normalizeOneTimeCode,
  normalizePhone,
  normalizePolicyNumber,
  normalizePostalCode,
  normalPassword,
  passwordFault,
  resendWaitSeconds,
  suggestEmail,
  toE164,
} from './index.ts';

const TODAY = '2026-11-20';

// @proves page form: registration
describe('入力の整え方（G33）', () => {
  it.each([
    ['名前の前後の空白', normalizeName, '　山田 ', '山田'],
    ['名前の半角カナ', normalizeName, 'ﾔﾏﾀﾞ', 'ヤマダ'],
    ['名前のばらばらのアクセント', normalizeName, 'Nguye\u0302\u0303n', 'Nguyễn'],
    ['見えない文字つきの電話番号', normalizePhone, '\u202A090-1234-5678\u202C', '09012345678'],
    ['見えない文字つきのメール', normalizeEmail, 'ha\u200Bna@\u2060example.org\uFEFF', 'hana@example.org'],
    ['見えない文字つきの証券番号', normalizePolicyNumber, 'A12\u00AD3456', 'A123456'],
    ['見えない文字つきの確認コード', normalizeOneTimeCode, '123\u200B456', '123456'],
    ['名前の全角英数字', normalizeName, 'Ｓｍｉｔｈ２', 'Smith2'],
    ['名前の異体字はそのまま', normalizeName, '髙﨑神邉', '髙﨑神邉'],
    ['互換漢字もそのまま', normalizeName, '\uFA19', '\uFA19'],
    ['ひらがなのカナ', normalizeKana, ' やまだ　はなこ ', 'ヤマダ ハナコ'],
    ['半角カナ', normalizeKana, 'ﾔﾏﾀﾞ･ｼﾞｮｰ', 'ヤマダ・ジョー'],
    ['二重ハイフン', normalizeKana, 'ヴァン゠ダム', 'ヴァン゠ダム'],
    ['二重ハイフンのかわりの等号', normalizeKana, 'ヴァン＝ダム', 'ヴァン゠ダム'],
    ['半角の等号', normalizeKana, 'ｳﾞｧﾝ=ﾀﾞﾑ', 'ヴァン゠ダム'],
    ['名前の等号はそのまま', normalizeName, 'ヴァン＝ダム', 'ヴァン＝ダム'],
    ['アイヌ語のかな', normalizeKana, 'アイヌㇷ゚', 'アイヌㇷ゚'],
    ['離れた濁点', normalizeKana, 'カ゛シマ', 'ガシマ'],
    ['ひらがなと離れた半濁点', normalizeKana, 'は゜る', 'パル'],
    ['長音のかわりのハイフン', normalizeKana, 'ジョ-ジ', 'ジョージ'],
    ['長い名の長音のハイフン', normalizeKana, 'アンダ-ソン', 'アンダーソン'],
    ['撥音のあとのハイフン', normalizeKana, 'ジャン-ピエール', 'ジャン゠ピエール'],
    ['区切りと長音のハイフン', normalizeKana, 'ｼﾞｬﾝ-ﾎﾟ-ﾙ', 'ジャン゠ポール'],
    ['長音も書いた名のハイフン', normalizeKana, 'トーマス-ジョン', 'トーマス゠ジョン'],
    ['長音のあとのハイフン', normalizeKana, 'メアリー‐アン', 'メアリー゠アン'],
    ['空白にはさまれたハイフン', normalizeKana, 'マリア - ルイサ', 'マリア゠ルイサ'],
    ['空白にはさまれた等号', normalizeKana, 'ヴァン ＝ ダム', 'ヴァン゠ダム'],
    ['カナの小さな黒丸', normalizeKana, 'マリア•ルイサ', 'マリア・ルイサ'],
    ['カナの欧文の中点', normalizeKana, 'マリア·ルイサ', 'マリア・ルイサ'],
    ['カナの全角ピリオド', normalizeKana, 'マリア．ルイサ', 'マリア・ルイサ'],
    ['カナのアポストロフィ', normalizeKana, 'オ’ブライエン', 'オブライエン'],
    ['カナのアクセント記号', normalizeKana, 'ｵ´ﾌﾞﾗｲｴﾝ', 'オブライエン'],
    ['見えない文字つきのカナ', normalizeKana, 'ハナ\u200Bコ', 'ハナコ'],
    ['向きのしるしつきのカナ', normalizeKana, '\u202Aﾊﾅｺ\u202C', 'ハナコ'],
    ['全角の電話番号', normalizePhone, '０９０－１２３４－５６７８', '09012345678'],
    ['国番号つきの電話番号', normalizePhone, '+81 90-1234-5678', '09012345678'],
    ['国番号と(0)', normalizePhone, '+81(0)3 1234 5678', '0312345678'],
    ['かっこつきの電話番号', normalizePhone, '03（1234）5678', '0312345678'],
    ['長音を使った電話番号', normalizePhone, '042ー000ー0000', '0420000000'],
    ['全角のメール', normalizeEmail, ' Ｔａｒｏ＠Example.COM　', 'taro@example.com'],
    ['証券番号', normalizePolicyNumber, 'ａ１２－３４５６', 'A123456'],
    ['利用コード', normalizeEligibilityCode, ' ab 12-cd ', 'AB12CD'],
    ['郵便番号', normalizePostalCode, '〒１８２－００２６', '1820026'],
    ['確認コード', normalizeOneTimeCode, '１２３ ４５６', '123456'],
  ] as const)('%s', (_, normalize, typed, stored) => {
    expect(normalize(typed)).toBe(stored);
    expect(normalize(stored)).toBe(stored);
  });

  it('二度整えても変わらない', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
        for (const normalize of [normalizeName, normalizeKana])
          expect(normalize(normalize(typed))).toBe(normalize(typed));
      }),
    );
  });
});

describe('名前', () => {
  it.each([
    '山',
    '𠮷田',
    'Nguyễn',
    "O'Brien",
    'マリア ジョゼ',
    '佐々木',
    '김',
    '名'.repeat(60),
    'ヴァン＝ダム',
  ])('%s は使える', (name) => {
    expect(nameFault(name)).toBeNull();
  });
  it.each([
    ['', 'required'],
    ['\u3164', 'required'],
    ['\u0301', 'required'],
    ['山田2', 'name_characters'],
    ['山田２', 'name_characters'],
    ['山😀', 'name_characters'],
    ['名'.repeat(61), 'too_long'],
    ['山\n田', 'name_characters'],
    ['\u202E山田', 'name_invisible'],
    ['山\u200B田', 'name_invisible'],
    ['山\u3164', 'name_invisible'],
    ['https://example.org', 'name_address'],
    ['ｈｔｔｐｓ：／／example', 'name_address'],
    ['www.example', 'name_address'],
    ['当選 example.com', 'name_address'],
    ['hana@example', 'name_address'],
    ['EVIL.COM', 'name_address'],
    ['Ｅｖｉｌ．Ｃｏｍ', 'name_address'],
    ['evil。com', 'name_address'],
    ['Bit.Ly', 'name_address'],
    ['WWW.EVIL', 'name_address'],
    ['Wwww.Evil', 'name_address'],
    ['X.COM', 'name_address'],
    ['t.me/evil', 'name_address'],
    ['当選.Jp', 'name_address'],
    ['пример.рф', 'name_address'],
  ])('%j は使えない（%s）', (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });
  it.each([
    '葛\u{E0100}城',
    'می\u200Cنا',
    'Ma.Cristina',
    'MA.CRISTINA',
    'J.R.',
    'J.R.R.',
    'St. John',
    'St.John',
    'ST.JOHN',
    'Ma.Jo',
    'J.Li',
    'Sta.Ana',
    'John.Jr',
    'Dr.Comstock',
    'モーニング。',
  ])('%s は使える', (name) => {
    expect(nameFault(name)).toBeNull();
  });
  it.each(['ヴァン゠ダム', 'アイヌㇷ゚', 'ㇷ゚', 'セ゚', 'ア'.repeat(60)])('カナの %s も使える', (name) => {
    expect(isKatakanaName(name)).toBe(true);
  });
  it.each(['ヤマダ', 'ジョー', 'マリア・ジョゼ', 'アン ナ', 'ァ', 'ヴァン'])('カナの %s は使える', (name) => {
    expect(isKatakanaName(name)).toBe(true);
  });
  it.each([
    '',
    'やまだ',
    'ﾔﾏﾀﾞ',
    '山田',
    'ヤマダ1',
    'ー',
    '・',
    'ア'.repeat(61),
    'ヴァン＝',
    '゠',
    'ア\u3099\u309A',
  ])('カナの %j は使えない', (name) => {
    expect(isKatakanaName(name)).toBe(false);
  });
});

describe('生年月日', () => {
  it.each([
    ['1900-01-01', true],
    ['1899-12-31', false],
    [TODAY, true],
    ['2026-11-21', false],
    ['2025-02-29', false],
    ['2024-02-29', true],
    ['', false],
  ])('%s: %s', (day, valid) => {
    expect(isValidBirthDate(day, TODAY)).toBe(valid);
  });

  it.each([
    ['2008-11-20', false, false],
    ['2008-11-21', true, false],
    ['2011-11-20', true, false],
    ['2011-11-21', true, true],
  ])('%s 生まれの場合、代理人が要るか %s、保護者の同意が要るか %s', (birthday, agent, guardian) => {
    expect(needsAgent(birthday, TODAY)).toBe(agent);
    expect(needsGuardianConsent(birthday, TODAY)).toBe(guardian);
    expect(canBeAgent(birthday, TODAY)).toBe(!agent);
  });

  it('代理人の生年月日が正しくない場合、代理人になれない', () => {
    expect(canBeAgent('1899-01-01', TODAY)).toBe(false);
  });

  it.each([
    ['2026-11', true],
    ['2026-12', false],
    ['2026-13', false],
    ['1899-12', false],
    ['2026-1', false],
  ])('診断された月 %s: %s', (month, valid) => {
    expect(isDiagnosisMonth(month, TODAY)).toBe(valid);
  });
});

describe('電話番号', () => {
  it.each([
    ['09012345678', true, true],
    ['07012345678', true, true],
    ['08012345678', true, true],
    ['06012345678', true, true],
    ['02012345678', true, false],
    ['08001234567', true, false],
    ['05012345678', true, false],
    ['0312345678', true, false],
    ['0901234567', true, false],
    ['090123456789', false, false],
    ['9012345678', false, false],
    ['031234567', false, false],
    ['', false, false],
  ])('%s: 電話 %s、SMS %s', (digits, phone, mobile) => {
    expect(isPhone(digits)).toBe(phone);
    expect(isMobilePhone(digits)).toBe(mobile);
  });

  it.each([
    ['09012345678', '090-1234-5678'],
    ['+819012345678', '090-1234-5678'],
    ['06012345678', '060-1234-5678'],
    ['+816012345678', '060-1234-5678'],
    ['0312345678', '03-1234-5678'],
    ['0612345678', '06-1234-5678'],
    ['0120123456', '0120-123-456'],
    ['08001234567', '0800-123-4567'],
    ['0570064556', '0570-064-556'],
    ['0424811111', '042-481-1111'],
    ['0422123456', '0422-12-3456'],
    ['05012345678', '050-1234-5678'],
    ['0987123456', '0987123456'],
    ['0550123456', '0550123456'],
    ['not a number', 'not a number'],
  ])('%s は %s と見せる', (number, shown) => {
    expect(formatPhone(number)).toBe(shown);
  });

  it('国際の書き方と行き来しても変わらない', () => {
    const digits = fc.stringMatching(/^0\d{9,10}$/);
    fc.assert(fc.property(digits, (number) => fromE164(toE164(number) ?? '') === number));
    expect(toE164('110')).toBeNull();
    expect(fromE164('+4412345678')).toBeNull();
  });
});

describe('メール', () => {
  it.each(['a@example.jp', 'a..b.@docomo.ne.jp', "o'neil+x@sub.example.co.jp"])('%s は使える', (address) => {
    expect(isEmail(address)).toBe(true);
  });
  it.each([
    '',
    'a',
    'a@b',
    'a@@example.jp',
    'a@b@example.jp',
    'a b@example.jp',
    'a@example..jp',
    'a@-example.jp',
    'a@example.jp\nBcc:b@example.jp',
    '<a@example.jp>',
    'a@example.jp,b@example.jp',
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.jp`,
  ])('%j は使えない', (address) => {
    expect(isEmail(address)).toBe(false);
  });

  it.each(['hanaー@example.org', 'はな@example.org', 'hana‐ko@example.org', 'josé@example.org', 'a@例え.jp'])(
    '%s の場合、使えない文字があると言う',
    (address) => {
      expect(emailFault(address)).toBe('email_letters');
    },
  );
  it('全角で打った場合も、長音だけは直してもらう', () => {
    expect(emailFault(normalizeEmail('ｈａｎａーｋｏ@example.org'))).toBe('email_letters');
    expect(emailFault(normalizeEmail('ｈａｎａ－ｋｏ＠example.org'))).toBeNull();
  });

  it.each([
    ['a@gmial.com', 'a@gmail.com'],
    ['a@gmal.com', 'a@gmail.com'],
    ['a@gmaill.com', 'a@gmail.com'],
    ['a@gmail.con', 'a@gmail.com'],
    ['a@gmail.co.jp', 'a@gmail.com'],
    ['a@yahoo.ne.jo', 'a@yahoo.ne.jp'],
    ['a@yhaoo.co.jp', 'a@yahoo.co.jp'],
    ['a@onc.ne.jp', 'a@ocn.ne.jp'],
    ['a@ocn.ne.jo', 'a@ocn.ne.jp'],
    ['a@ocnn.ne.jp', 'a@ocn.ne.jp'],
    ['a@ezwed.ne.jp', 'a@ezweb.ne.jp'],
    ['a@docomo.ne.jo', 'a@docomo.ne.jp'],
    ['a@gmail.com', null],
    ['a@ymail.com', null],
    ['a@mail.com', null],
    ['a@example.jp', null],
    ['a@gmial', null],
  ])('%s の場合、%s ではないかとたずねる', (address, suggestion) => {
    expect(suggestEmail(address)).toBe(suggestion);
  });

  it.each([
    ...[
      'odn.ne.jp',
      'kcn.ne.jp',
      'dcn.ne.jp',
      'ccn.ne.jp',
      'emobile.ne.jp',
      'ymobile1.ne.jp',
      'y-mobile.ne.jp',
    ],
    ...[
      'yahoo.ne.jp',
      'sannet.ne.jp',
      'so-net.ne.jp',
      'dion.ne.jp',
      'plala.or.jp',
      'mopera.net',
      'wcm.ne.jp',
    ],
    ...['ymail.ne.jp', 'hotmail.co.uk', 'yahoo.co.uk', 'outlook.fr', 'qmail.com', 'email.com', 'live.com'],
  ])('本当にある %s は、けっして疑わない', (domain) => {
    expect(suggestEmail(`a@${domain}`)).toBeNull();
  });

  it('すすめたアドレスを、もう一度疑うことはない', () => {
    for (const slip of ['a@gmial.com', 'a@icluod.com', 'a@hotmail.co.jo']) {
      const suggestion = suggestEmail(slip);
      expect(suggestion).not.toBeNull();
      expect(suggestEmail(suggestion ?? '')).toBeNull();
    }
  });
});

describe('パスワード', () => {
  const facts = {
    email: 'Taro@example.jp',
    phone: '090-1234-5678',
    isCommon: (text: string) => text === 'password1',
  };
  it.each([
    ['', 'required'],
    ['1234567', 'password_short'],
    ['あいうえおかき', 'password_short'],
    ['あいうえおかきく', null],
    ['x'.repeat(64), null],
    ['x'.repeat(65), 'password_long'],
    ['𠮷'.repeat(64), null],
    ['ﾊﾟｽﾜｰﾄﾞ', 'password_short'],
    ['ｐａｓｓｗｏｒｄ１', 'password_common'],
    ['        ', null],
    ['taro@EXAMPLE.jp', 'password_common'],
    ['09012345678', 'password_common'],
    ['090-1234-5678', 'password_common'],
    ['+819012345678', 'password_common'],
    ['password1', 'password_common'],
    ['correct horse', null],
  ])('%j: %s', (password, fault) => {
    expect(passwordFault(password, facts)).toBe(fault);
  });
});

describe('コードと番号', () => {
  it.each([
    [isPolicyNumber, 'A12345', true],
    [isPolicyNumber, 'A1234', false],
    [isPolicyNumber, 'A12345678901', true],
    [isPolicyNumber, 'A123456789012', false],
    [isPolicyNumber, 'A-2345', false],
    [isEligibilityCode, 'AB12', true],
    [isEligibilityCode, 'AB1', false],
    [isEligibilityCode, 'A'.repeat(20), true],
    [isEligibilityCode, 'A'.repeat(21), false],
    [isPostalCode, '1820026', true],
    [isPostalCode, '182002', false],
    [isOneTimeCode, '012345', true],
    [isOneTimeCode, '12345', false],
    [isOneTimeCode, '12345a', false],
  ] as const)('%o(%s) は %s', (rule, code, valid) => {
    expect(rule(code)).toBe(valid);
  });

  it('パスワードは、どの幅で打っても、濁点の書き方がちがっても、同じ形になる', () => {
    expect(normalPassword('ＨａｒｕｎｏＮｉｗａ７３')).toBe('HarunoNiwa73');
    expect(normalPassword('がんばれ花子2026'.normalize('NFD'))).toBe('がんばれ花子2026');
    expect(normalPassword(' a b ')).toBe(' a b ');
  });

  it('郵便番号は間にハイフンを入れて見せる', () => {
    expect(formatPostalCode('1820026')).toBe('182-0026');
    expect(formatPostalCode('182')).toBe('182');
  });
});

describe('確認コードの再送', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  it.each([
    ['まだ送っていない場合、すぐ送れる', [], 0],
    ['10秒前に送った場合、50秒待つ', [10], 50],
    ['60秒前に送った場合、すぐ送れる', [60], 0],
    ['1時間に5回送った場合、いちばん古いものから1時間待つ', [3000, 100, 2000, 300, 1000], 600],
    ['1時間より前のものは数えない', [3601, 100, 2000, 300, 1000], 0],
    ['6回目が古くても、直近の5回で数える', [100, 200, 300, 400, 500, 3599], 3100],
  ])('%s', (_, ages, wait) => {
    expect(resendWaitSeconds({ sentAt: ages.map(ago), now })).toBe(wait);
  });
});

describe('お住まい（G33）', () => {
  const chofu = { memberType: 'chofu', prefecture: 'tokyo', city: '調布市' } as const;
  it.each([
    [chofu, true],
    [{ ...chofu, city: '調布市小島町' }, true],
    [{ ...chofu, city: '三鷹市' }, false],
    [{ ...chofu, prefecture: 'osaka' }, false],
    [{ ...chofu, city: undefined }, false],
    [{ ...chofu, memberType: 'general', city: undefined }, true],
  ] as const)('%j: %s', (address, within) => {
    expect(isWithinArea(address)).toBe(within);
    expect(isResidenceRequired(address.memberType)).toBe(address.memberType === 'chofu');
  });
});
