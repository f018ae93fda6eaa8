import { describe, expect, it } from 'vitest';
import { HANDOVER_PARTNERS } from '../handover/index.ts';
import { SCREENS } from '../screens/index.ts';
import { VARIANT_KEYS } from '../site-variants/index.ts';
import {
  measuredAgeBand,
  measuredPath,
  OUTSIDE_TABLE_VERSION,
  type OutsideInUse,
  outsideConsentCookie,
  RECIPIENTS,
  readOutsideConsent,
  recipientsFor,
  wholeMonthsBetween,
} from './index.ts';

const NOTHING: OutsideInUse = {
  measurement: null,
  chat: false,
  line: false,
  login: false,
  partners: [],
  pictureHosts: [],
  processors: [],
};
const SERVICES = [
  { id: 'medical-note', company: '医療の窓' },
  { id: 'bill-reading', company: '相談の窓口' },
  { id: 'bears', company: '家事の会社' },
];

const shown = (variant: 'aflac' | 'hatch' | 'chofu', inUse: Partial<OutsideInUse>, services = SERVICES) =>
  recipientsFor({ variant, inUse: { ...NOTHING, ...inUse }, services });

describe('外部の送り先の表（G148、電気通信事業法27条の12）', () => {
  // @proves screen /privacy/outside
  it('送り先ごとに、送るもの、目的、断りかたを言う', () => {
    for (const { title, sent, purpose, refusal } of RECIPIENTS)
      for (const text of [title, ...sent, purpose, refusal]) expect(text, title).toMatch(/[ぁ-んァ-ヶ]/);
    expect(new Set(RECIPIENTS.map(({ id }) => id)).size).toBe(RECIPIENTS.length);
  });

  it('何も設定していない場合、使っているのは、ご自分で進んだ先だけ', () => {
    for (const variant of VARIANT_KEYS) {
      const used = shown(variant, {}).filter(({ isInUse }) => isInUse);
      expect(used.every(({ kind }) => kind === 'act')).toBe(true);
      expect(shown(variant, {}).find(({ id }) => id === 'measurement')?.isInUse).toBe(false);
    }
  });

  it('設定したものだけを、その会社の名前で示す', () => {
    const inUse = { measurement: 'みほん計測株式会社', chat: true, line: true, login: true };
    const pictureHosts = ['images.microcms-assets.io', 'pictures.example.org'];
    const names = shown('hatch', { ...inUse, pictureHosts, partners: HANDOVER_PARTNERS })
      .filter(({ isInUse }) => isInUse)
      .map(({ id, recipients }) => [id, ...recipients]);
    expect(names).toEqual([
      ['measurement', 'みほん計測株式会社'],
      ['chat', 'チャットプラス株式会社'],
      ['login', 'Amazon Web Services, Inc.（Amazon Cognito）'],
      ['line', 'LINEヤフー株式会社'],
      ['links', 'リンク先のサイトを運営する会社や機関'],
      ['pictures', '株式会社microCMS', 'pictures.example.org'],
      ['partner-medical-note', '医療の窓'],
      ['partner-bears', '家事の会社'],
    ]);
  });

  it('調布市の場合、サービスの送り先と、チャットと、LINEはない', () => {
    const ids = shown('chofu', { chat: true, line: true, partners: HANDOVER_PARTNERS }).map(({ id }) => id);
    expect(ids).toEqual(['measurement', 'login', 'links', 'pictures']);
  });

  it('まがいものの名前の末尾を、写真を置く会社と取りちがえない', () => {
    const [pictures] = shown('hatch', { pictureHosts: ['evilmicrocms-assets.io'] }).slice(-1);
    expect(pictures?.recipients).toEqual(['evilmicrocms-assets.io']);
  });

  it('提携サービスごとに、そこへ渡すものと目的だけを、進む前の画面と同じ言葉で言う', () => {
    const rows = shown('hatch', { partners: HANDOVER_PARTNERS });
    const sentTo = (partner: string) => rows.find(({ id }) => id === `partner-${partner}`)?.sent.join();
    expect(sentTo('medical-note')).toContain('メールアドレス');
    expect(sentTo('medical-note')).not.toContain('延びる時間');
    expect(sentTo('bears')).toContain('延びる時間');
    expect(sentTo('bears')).not.toContain('メールアドレス');
  });

  it.each([
    ['画面のない提携サービス', [...HANDOVER_PARTNERS], []],
    ['設定のない提携サービス', [], SERVICES],
  ])('%sは、送り先にない', (_, partners, services) => {
    expect(shown('hatch', { partners }, services).filter(({ id }) => id.startsWith('partner-'))).toEqual([]);
  });

  it('表の版は、読みちがえない文字だけでできている', () => {
    expect(String(OUTSIDE_TABLE_VERSION)).toMatch(/^\d+$/);
  });
});

describe('ブラウザーに残す同意', () => {
  const version = '1-0a1b2c3d';
  const lineOf = (isAllowed: boolean) => outsideConsentCookie(isAllowed, { version, isSecure: true });
  const pairOf = (line: string) => line.split(';')[0] ?? '';

  it('180日、このホストだけに、ほかのサイトからは送られない形で残す', () => {
    expect(lineOf(true)).toBe(
      'outside_consent=1-0a1b2c3d:measurement; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
    );
    expect(outsideConsentCookie(false, { version, isSecure: false })).toBe(
      'outside_consent=1-0a1b2c3d:none; Path=/; Max-Age=15552000; SameSite=Lax',
    );
  });

  it.each([true, false])('書いたとおりに読める：%s', (isAllowed) => {
    const cookies = `a=b; ${pairOf(lineOf(isAllowed))}; session=x`;
    expect(readOutsideConsent(cookies, version)).toBe(isAllowed);
  });

  // @proves cookie outside_consent
  it.each([
    ['何もない', ''],
    ['ほかの名前', 'xoutside_consent=1-0a1b2c3d:measurement'],
    ['前の版', 'outside_consent=0-0a1b2c3d:measurement'],
    ['ほかの会社への同意', 'outside_consent=1-ffffffff:measurement'],
    ['読めない値', 'outside_consent=yes'],
    ['知らない種類', 'outside_consent=1-0a1b2c3d:measurement+ads'],
    ['空の種類', 'outside_consent=1-0a1b2c3d:'],
    ['余りのある値', 'outside_consent=1-0a1b2c3d:measurement:x'],
    ['物の名前', 'outside_consent=1-0a1b2c3d:constructor'],
    ['食いちがう二つ', 'outside_consent=1-0a1b2c3d:measurement; outside_consent=1-0a1b2c3d:none'],
  ])('%sの場合、選んでいないものとして、何も許さない', (_, cookies) => {
    expect(readOutsideConsent(cookies, version)).toBeNull();
  });
});

/** Written out on purpose: a new screen is not measured until somebody adds it here and there. */
const MEASURED_SCREENS: Readonly<Record<string, string>> = {
  '/': '/',
  '/howto-signup': '/howto-signup',
  '/faq': '/faq',
  '/news': '/news',
  '/news/:id': '/news/[id]',
  '/lp/aflac': '/lp/aflac',
  '/lp/hatch': '/lp/hatch',
  '/lp/chofu': '/lp/chofu',
  '/articles': '/articles',
  '/articles/top': '/articles/top',
  '/articles/:id': '/articles/[id]',
  '/articles/words': '/articles/words',
  '/services': '/services',
};

describe('計測してよい画面（G93、G144）', () => {
  it.each(SCREENS.map(({ path }) => path))('%s', (path) => {
    const opened = path.replace(':id', 'my-secret-id');
    expect(measuredPath(opened)).toBe(MEASURED_SCREENS[path] ?? null);
    expect(measuredPath(opened) ?? '').not.toContain('secret');
  });

  it.each(['/treatment-logs', '/questions', '/search', '/contact', '/account/edit', '/survey/call', '/desk'])(
    '書く画面、さがす画面、会員の画面の %s では、計測しない',
    (path) => expect(measuredPath(path)).toBeNull(),
  );

  it('画面でない番地は、計測しない', () => {
    expect(measuredPath('/yamada-hanako')).toBeNull();
    expect(measuredPath('/articles/a/b')).toBeNull();
  });
});

describe('計測に渡す、あらい値（G93）', () => {
  it.each([
    ['1968-04-12', '50s'],
    ['1976-11-20', '50s'],
    ['1976-11-21', '40s'],
    ['2010-01-01', '10s'],
    ['2020-01-01', '10s'],
    ['1936-11-20', '90s'],
    ['1915-01-01', '90s'],
    [null, null],
  ])('%s に生まれた方の年代は、2026年11月20日に %s', (birthday, band) => {
    expect(measuredAgeBand(birthday, '2026-11-20')).toBe(band);
  });

  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-10-21', '2026-11-20', 0],
    ['2026-10-20', '2026-11-20', 1],
    ['2025-12-31', '2026-11-30', 10],
    ['2024-11-20', '2026-11-20', 24],
    ['2026-12-01', '2026-11-20', 0],
  ])('%s から %s までは %i か月', (from, to, months) => {
    expect(wholeMonthsBetween(from, to)).toBe(months);
  });
});
