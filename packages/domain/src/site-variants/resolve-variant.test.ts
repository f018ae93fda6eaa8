import { describe, expect, it } from 'vitest';
import {
  hostName,
  liesElsewhere,
  resolveVariant,
  VARIANT_KEYS,
  VARIANTS,
  type VariantRequest,
  variantOfLanding,
} from './index.ts';

const HOSTS = {
  organizationHosts: {
    'chofu.localhost': 'chofu',
    'Chofu.Hidamari.example:443': 'chofu',
    'old.localhost': 'gone',
  },
  baseHosts: ['localhost', '127.0.0.1', 'hidamari.example'],
};

const resolve = (request: Partial<VariantRequest>) =>
  resolveVariant({ ...HOSTS, host: 'localhost:3000', ...request });

// @proves state variant of a visit
describe('バリアントの決め方（G3・G131）', () => {
  const onBase = false;
  const onOrganization = true;
  // @proves state variant of a visit
  it.each([
    ['何も分からない場合、保険加入者向けとする', {}, 'aflac', 'insurance', 'default', onBase],
    ['role=hatch の場合、一般向けとする', { role: 'hatch' }, 'hatch', 'general', 'role', onBase],
    ['role=aflac の場合、保険加入者向けとする', { role: 'aflac' }, 'aflac', 'insurance', 'role', onBase],
    ['role が知らない値の場合、無視する', { role: 'chofu' }, 'aflac', 'insurance', 'default', onBase],
    ['role が空の場合、無視する', { role: '' }, 'aflac', 'insurance', 'default', onBase],
    [
      '有効なクッキーがある場合、それを保つ',
      { eligibilityCookie: 'general' },
      'hatch',
      'general',
      'cookie',
      onBase,
    ],
    [
      'クッキーが壊れている場合、無視する',
      { eligibilityCookie: 'chofu' },
      'aflac',
      'insurance',
      'default',
      onBase,
    ],
    [
      'クッキーと role がある場合、role が勝つ',
      { role: 'aflac', eligibilityCookie: 'general' },
      'aflac',
      'insurance',
      'role',
      onBase,
    ],
    [
      'ご案内のページの場合、その窓口が role とクッキーに勝つ',
      { landing: 'hatch', role: 'aflac', eligibilityCookie: 'insurance' },
      'hatch',
      'general',
      'landing',
      onBase,
    ],
    [
      '団体のホストの場合、ご案内のページにも勝つ',
      { host: 'chofu.localhost:3000', landing: 'aflac' },
      'chofu',
      'general',
      'organization',
      onOrganization,
    ],
    [
      '団体のホストの場合、role とクッキーに勝つ',
      { host: 'chofu.localhost:3000', role: 'aflac', eligibilityCookie: 'insurance' },
      'chofu',
      'general',
      'organization',
      onOrganization,
    ],
    [
      'ログイン中の場合、会員自身の種別が role とクッキーに勝つ',
      { memberType: 'general', role: 'aflac', eligibilityCookie: 'insurance' },
      'hatch',
      'general',
      'member',
      onBase,
    ],
    [
      '団体の会員が基本のホストに来た場合、団体のままとする',
      { memberType: 'chofu', role: 'aflac' },
      'chofu',
      'general',
      'member',
      onBase,
    ],
    [
      'ほかの種別の会員が団体のホストに来た場合、会員自身の種別が勝つ',
      { memberType: 'insurance', host: 'chofu.localhost' },
      'aflac',
      'insurance',
      'member',
      onOrganization,
    ],
  ] as const)('%s', (_, request, variant, eligibility, eligibilitySource, onOrganizationHost) => {
    expect(resolve(request)).toEqual({
      kind: 'variant',
      variant,
      eligibility,
      eligibilitySource,
      onOrganizationHost,
    });
  });

  it.each([
    ['LOCALHOST', 'aflac'],
    ['localhost.', 'aflac'],
    ['127.0.0.1:8080', 'aflac'],
    ['CHOFU.localhost:3000', 'chofu'],
    ['chofu.hidamari.EXAMPLE', 'chofu'],
  ])('ホスト %s は大文字・小文字とポートを区別せずに見分ける', (host, variant) => {
    expect(resolve({ host })).toMatchObject({ kind: 'variant', variant });
  });

  // @proves state host: unknown
  it.each(['mitaka.localhost', 'a.b.hidamari.example:443', 'old.localhost'])(
    '基本のホストの知らないサブドメイン %s の場合、404 とする',
    (host) => {
      expect(resolve({ host, memberType: 'general' })).toEqual({ kind: 'unknown-subdomain' });
    },
  );

  it.each([
    undefined,
    null,
    '',
    ':3000',
    'evil.example',
    'hidamari.example.evil.example',
    'nothidamari.example',
  ])('知らないホスト %s の場合、421 とする', (host) => {
    expect(resolve({ host, role: 'hatch' })).toEqual({ kind: 'misdirected' });
  });

  it('ホスト名だけを小文字で取り出す', () => {
    expect(hostName(' WWW.Example.JP:443 ')).toBe('www.example.jp');
    expect(hostName('[::1]:3000')).toBe('[::1]');
  });
});

describe('ご案内のページと、窓口のホスト', () => {
  it('ご案内のページは、その窓口のもの。ほかのページは、だれのものでもない', () => {
    for (const key of VARIANT_KEYS) expect(variantOfLanding(VARIANTS[key].landingPath)).toBe(key);
    for (const path of ['/', '/lp', '/lp/unknown', '/terms/hatch']) expect(variantOfLanding(path)).toBeNull();
  });

  it.each([
    ['chofu', 'aflac', false, true],
    ['chofu', 'chofu', false, true],
    ['chofu', 'chofu', true, false],
    ['hatch', 'chofu', true, true],
    ['hatch', 'aflac', false, false],
  ] as const)(
    '%s の方が %s のところ（団体のホスト：%s）にいる場合、ほかのホストである：%s',
    (variant, here, onOrganizationHost, expected) => {
      expect(liesElsewhere(variant, { variant: here, onOrganizationHost })).toBe(expected);
    },
  );
});
