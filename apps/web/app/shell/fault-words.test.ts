import { describe, expect, it } from 'vitest';
import { type FaultKind, type FaultPlace, faultTitle, faultWordsAt } from './fault-words.ts';

it.each([
  ['not-found', 'ページが見つかりません|ひだまり がん相談'],
  ['server', '問題が起きました|ひだまり がん相談'],
  ['unavailable', 'ただいまつながりにくくなっています|ひだまり がん相談'],
] as const)('%s の画面の題は、画面の表の題名とサービスの名前である（G1）', (kind, title) => {
  expect(faultTitle(kind)).toBe(title);
});

it('市のページでは、題に市の名前を添える', () => {
  expect(faultTitle('not-found', 'chofu')).toBe(
    'ページが見つかりません|調布市がん相談サポート（ひだまり がん相談）',
  );
});

const HERE = 'この住所';

/** Where the ways of a fault page lead, in order. */
const ways = (kind: FaultKind, place: Partial<FaultPlace> = {}) =>
  faultWordsAt(kind, { variant: 'hatch', pathname: '/articles', written: 'unknown', ...place }).actions.map(
    ({ href }) => href || HERE,
  );
const wordsOf = (kind: FaultKind, place: Partial<FaultPlace>) =>
  faultWordsAt(kind, { variant: 'hatch', pathname: '/', written: 'unknown', ...place }).paragraphs.join('');

describe('うまくいかない画面の、次の行き先（G117）', () => {
  it.each(['server', 'unavailable'] as const)('%s では、同じ住所をもう一度開ける', (kind) => {
    expect(ways(kind)).toEqual([HERE, '/']);
  });

  it('その画面の住所そのものでは、開き直しても同じなので、すすめない', () => {
    expect([ways('server', { pathname: '/500' }), ways('unavailable', { pathname: '/503' })]).toEqual([
      ['/'],
      ['/'],
    ]);
  });

  it('断られて移ってきた場合、もとの画面を開き直せる', () => {
    const leftAddress = '/treatment-logs?page=2';
    expect(ways('unavailable', { pathname: '/503', leftAddress })).toEqual([leftAddress, '/']);
  });

  it('見つからないときは、さがすことと一覧をすすめる。サービスは、ある窓口だけ', () => {
    expect(ways('not-found')).toEqual(['/', '/search', '/articles', '/services']);
    expect(ways('not-found', { variant: 'chofu' })).toEqual(['/', '/search', '/articles']);
    expect(ways('not-found', { variant: null })).toEqual(['/', '/search', '/articles']);
  });
});

describe('机の、見つからない画面（決定0078）', () => {
  const pathname = '/desk/cases/c-1';

  it('机を開いたことのあるブラウザだけで、わけを言い、担当者のログインへ進める', () => {
    expect(ways('not-found', { pathname, deskWasOpen: true })).toEqual([
      '/desk/login?return_to=%2Fdesk%2Fcases%2Fc-1',
    ]);
    expect(wordsOf('not-found', { pathname, deskWasOpen: true })).toContain('担当者のログインが終わったか');
  });

  it('ほかのブラウザと、机でない画面では、机のことを言わない', () => {
    for (const place of [{ pathname }, { pathname: '/articles/x', deskWasOpen: true }]) {
      expect(ways('not-found', place)).toEqual(['/', '/search', '/articles', '/services']);
      expect(wordsOf('not-found', place)).not.toContain('担当者');
    }
  });
});

describe('書いたものが残っているかどうか', () => {
  it.each(['not-found', 'server', 'unavailable'] as const)(
    '%s の画面は、端末で確かめたことだけを言い、確かめていなければ、何も言わない',
    (kind) => {
      expect(wordsOf(kind, { written: 'kept' })).toContain('書いたものは、この端末に残っています。');
      expect(wordsOf(kind, { written: 'lost' })).toContain('残せませんでした');
      expect(wordsOf(kind, { written: 'lost' })).not.toContain('残っています');
      expect(wordsOf(kind, { written: 'unknown' })).not.toMatch(/残っています|残せません/);
    },
  );
});
