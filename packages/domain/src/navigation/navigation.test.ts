import { describe, expect, it } from 'vitest';
import { isOwnScreen } from '../screens/index.ts';
import { VARIANT_KEYS } from '../site-variants/index.ts';
import {
  accountLinks,
  accountMenuLinks,
  contactAddress,
  contactLinks,
  footerLinks,
  headerLinks,
  linkAddress,
  memberLinks,
  mobileBarLinks,
  type NavigationLink,
  secondLinks,
} from './index.ts';

const asText = (links: readonly NavigationLink[]) =>
  links.map(({ label, href }) => `${label} ${href ?? '設定'}`);

const CONCERNS = [
  '治療 /services?category=treatment',
  'お金 /services?category=financial',
  'くらし /services?category=life',
  'こころ /services?category=mental',
];

/** A member's own selection (G146). */
const OWN_CONCERNS = ['治療 /treatment', 'お金 /financial', 'くらし /life', 'こころ /mental'];

const VISITOR = { isLoggedIn: false };
const MEMBER = { isLoggedIn: true };

const footer = (key: string, extra: string[] = []) => [
  '運営会社 設定',
  `利用規約 /terms/${key}`,
  '個人情報保護方針 /privacy',
  ...extra,
  '外部への送信 /privacy/outside',
  `サイトポリシー /site-policy/${key}`,
  'サービスポリシー /service-policy',
  'よくある質問 /faq',
  'お問い合わせ /contact',
];

const bar = (fourth: string) => [
  'ホーム /',
  '治療ログ /treatment-logs',
  'がんの情報 /articles',
  fourth,
  '相談 /treatment/hidamari',
];

describe('案内の並び（仕様 2.5、G128、G147）', () => {
  it.each([
    ['aflac', [...CONCERNS, 'がんの情報 /articles'], footer('aflac'), bar('サービス /services')],
    ['hatch', [...CONCERNS, 'がんの情報 /articles'], footer('hatch'), bar('サービス /services')],
    [
      'chofu',
      ['がんの情報 /articles'],
      footer('chofu', ['個人情報取扱規程 /privacy/chofu']),
      bar('お気に入り /favorite'),
    ],
  ] as const)('%s のヘッダー・フッター・下の帯', (variant, headerRow, footerRow, barRow) => {
    expect(asText(headerLinks(variant, VISITOR))).toEqual(headerRow);
    expect(asText(footerLinks(variant))).toEqual(footerRow);
    expect(asText(mobileBarLinks(variant))).toEqual(barRow);
    expect(asText(secondLinks())).toEqual(['相談する /treatment/hidamari']);
  });

  it.each([
    ['aflac', OWN_CONCERNS],
    ['hatch', OWN_CONCERNS],
    ['chofu', []],
  ] as const)(
    '%s の会員のヘッダーでは、困りごとが、その方のためにえらんだサービスへ進む（G146）',
    (variant, concerns) => {
      const links = headerLinks(variant, MEMBER);
      expect(asText(links)).toEqual([...concerns, 'がんの情報 /articles']);
      expect(links.filter(({ href }) => !isOwnScreen(href ?? ''))).toEqual([]);
    },
  );

  it.each(['aflac', 'hatch', 'chofu'] as const)('%s の番号は重ならず、帯には絵がある', (variant) => {
    for (const links of [headerLinks(variant, VISITOR), footerLinks(variant), mobileBarLinks(variant)]) {
      expect(new Set(links.map(({ id }) => id)).size).toBe(links.length);
    }
    expect(mobileBarLinks(variant).every(({ icon }) => icon !== null)).toBe(true);
  });

  it('市の窓口には、サービスへの案内がどこにもない', () => {
    const all = [...headerLinks('chofu', VISITOR), ...footerLinks('chofu'), ...mobileBarLinks('chofu')];
    expect(all.filter(({ href }) => href?.startsWith('/services'))).toEqual([]);
  });

  it('ログインしているかどうかで、ヘッダーの端が変わる', () => {
    expect(asText(accountLinks({ isLoggedIn: false }))).toEqual([
      'ログイン /login',
      '新規会員登録 /howto-signup',
    ]);
    expect(asText(accountLinks({ isLoggedIn: true }))).toEqual(['アカウント /account']);
    expect(asText(memberLinks({ isLoggedIn: true }))).toEqual(['治療ログ /treatment-logs']);
    expect(memberLinks({ isLoggedIn: false })).toEqual([]);
  });
});

describe('設定で決まる行き先（G11）', () => {
  const [company, terms] = footerLinks('hatch');
  it.each([
    ['https://company.example/', 'https://company.example/'],
    ['', null],
    ['javascript:alert(1)', null],
    ['/company', null],
  ])('運営会社の設定が「%s」の場合、行き先は %s', (companyUrl, expected) => {
    expect(company && linkAddress(company, { companyUrl })).toBe(expected);
  });

  // @proves state consultation button of a visitor
  it('設定によらない案内は、いつも同じ行き先になる', () => {
    expect(terms && linkAddress(terms, { companyUrl: '' })).toBe('/terms/hatch');
  });
});

describe('電話のほかの相談の方法', () => {
  it.each(VARIANT_KEYS)('%s では、その方が使えるものだけを出す', (variant) => {
    for (const isLoggedIn of [true, false]) {
      for (const { href, membersOnly } of contactLinks(variant, { isLoggedIn })) {
        expect(isOwnScreen(href)).toBe(true);
        expect(isLoggedIn || !membersOnly).toBe(true);
      }
    }
  });

  it('調布市では、ログインしていなくても、メールで相談できる（G122）', () => {
    for (const isLoggedIn of [true, false])
      expect(contactLinks('chofu', { isLoggedIn }).map(({ channel, href }) => [channel, href])).toEqual([
        ['mail', '/treatment/hidamari#mail'],
      ]);
  });
});

// @proves page contact addresses
describe('問い合わせ先の住所の role（仕様6）', () => {
  it.each([
    ['/contact?role=aflac', '/contact'],
    ['/contact?from=a&role=hatch#form', '/contact?from=a#form'],
    ['/treatment/hidamari?role=hatch#phone', '/treatment/hidamari#phone'],
    ['/questions?chatplus=open&role=aflac', '/questions?chatplus=open'],
    ['/lp/hatch?role=hatch', '/lp/hatch?role=hatch'],
    ['/contact-us?role=hatch', '/contact-us?role=hatch'],
  ])('会員の場合、%s は %s になり、訪問者の場合はそのまま', (address, expected) => {
    expect(contactAddress(address, { isLoggedIn: true })).toBe(expected);
    expect(contactAddress(address, { isLoggedIn: false })).toBe(address);
  });

  it.each(VARIANT_KEYS)('%s の会員に出す住所に、role のつくものはない', (variant) => {
    const links = [
      ...contactLinks(variant, { isLoggedIn: true }),
      ...headerLinks(variant, MEMBER),
      ...secondLinks(),
      ...footerLinks(variant),
      ...mobileBarLinks(variant),
    ];
    expect(links.filter(({ href }) => /[?&]role(=|&|$)/.test(href ?? ''))).toEqual([]);
  });
});

it('アカウントの画面の横の案内は、表にある画面だけを並べ、退会を終わりに置く', () => {
  const links = accountMenuLinks();
  expect(links[0]?.href).toBe('/account');
  expect(links.at(-1)?.href).toBe('/unsubscribe');
  expect(links.filter(({ href }) => !isOwnScreen(href ?? ''))).toEqual([]);
  expect(asText(links)).toContain('ログインと安全 /account/security');
});
