import { beforeAll, describe, expect, test } from 'vitest';
import type { AppUnderTest } from '../app-under-test.fixture.ts';
import { ownersIn, PEOPLE, startPortalForVisitors } from './concurrent-visitors.fixture.ts';
import { type Visit, visitsOfACrowd } from './concurrent-visits.fixture.ts';
import { differingPages, isKept, type Seen, see } from './visitor-answers.fixture.ts';
import { addressIn, createCrowdRenderer, wordsIn } from './visitor-renderer.fixture.ts';

const VISITS = 10_000;
const AT_ONCE = 100;

const seen: Seen[] = [];
const renderer = createCrowdRenderer();
let portal: AppUnderTest;

beforeAll(async () => {
  portal = await startPortalForVisitors(renderer.handler);
  return () => portal.close();
});
beforeAll(async () => {
  const visits = visitsOfACrowd(VISITS);
  for (let from = 0; from < visits.length; from += AT_ONCE) {
    const answers = visits.slice(from, from + AT_ONCE).map((visit) => see(portal.app, visit));
    // Now and then the content changes in the middle of it: what is kept is drawn anew, beside members' pages.
    if (from % 2_000 === 1_000) await portal.bus.publish('content-changed');
    seen.push(...(await Promise.all(answers)));
  }
});

const of = (...kinds: Visit['kind'][]) => seen.filter(({ visit }) => kinds.includes(visit.kind));
/** The first few of these answers, without the page itself. */
const inShort = (answers: readonly Seen[]) =>
  answers
    .slice(0, 3)
    .map(({ visit, text, ...answer }) => ({ ...visit, ...answer, text: text.slice(0, 200) }));
const where = (isWrong: (answer: Seen) => boolean) => inShort(seen.filter(isWrong));

const NOBODYS = 'private, no-store';

describe('会員と訪問者の1万の求めが入り混じった場合（F34）', () => {
  test('会員の答えにはその会員の文字だけが、訪問者の答えにはだれの文字もない', () => {
    expect(where(({ owners, visit }) => owners.join() !== (visit.owner ?? ''))).toEqual([]);
  });

  test('バリアントのことばは、混ざらない', () => {
    expect(where(({ text, visit }) => wordsIn(text).join() !== (visit.variant ?? ''))).toEqual([]);
  });

  test('求めたホスト、番地、しぼりこみの画面が返る', () => {
    expect(where(({ text, visit }) => addressIn(text) !== visit.drawn)).toEqual([]);
    expect(where(({ status, visit }) => status !== visit.status)).toEqual([]);
  });

  test('会員と、確認の途中の人の画面は、だれにも取り置かせない', () => {
    const personal = of('member', 'halfway', 'entering');
    expect(
      inShort(personal.filter(({ cacheControl, etag }) => cacheControl !== NOBODYS || etag !== undefined)),
    ).toEqual([]);
    expect(new Set(of('call').map(({ cacheControl }) => cacheControl))).toEqual(new Set(['no-store']));
  });

  test('Cookieをつける答えも、ない画面の答えも、だれにも取り置かせない', () => {
    const unkept = of('visitor').filter((answer) => !isKept(answer));
    expect(inShort(unkept.filter(({ cacheControl }) => cacheControl !== NOBODYS))).toEqual([]);
    const named = new Set(of('visitor').flatMap(({ cookies }) => cookies));
    expect([...named].sort()).toEqual(['drawn', 'eligibility', 'eligibility_renewed', 'session']);
  });

  test('描画がつけたCookieは、その人ひとりのための答えにだけある', () => {
    const isForOne = ({ visit, status }: Seen) =>
      visit.kind !== 'visitor' || status === 404 || visit.headers.cookie?.includes('session=');
    expect(where((answer) => answer.cookies.includes('drawn') && !isForOne(answer))).toEqual([]);
  });

  test('共用のキャッシュに許すのは、ホストと番地だけで決まる団体の画面だけ', () => {
    const isShared = ({ cacheControl }: Seen) => cacheControl?.includes('public') ?? false;
    const mayBe = (answer: Seen) => isKept(answer) && answer.visit.variant === 'chofu';
    expect(where((answer) => isShared(answer) !== mayBe(answer))).toEqual([]);
  });

  test('同じ番地を同じことばで求めた訪問者には、同じバイトが返る', () => {
    expect(differingPages(seen)).toEqual([]);
  });

  test('記録にも、会員の文字はない', () => {
    expect(portal.logged.length).toBeGreaterThan(VISITS);
    expect(ownersIn(portal.logged.join(''))).toEqual([]);
  });

  test('どの人も、どのバリアントも何百回と来て、訪問者の画面のほとんどはキャッシュから出た', () => {
    const countOf = (kind: Visit['kind'], variant: string) =>
      of(kind).filter(({ visit }) => visit.variant === variant).length;
    for (const variant of ['aflac', 'hatch', 'chofu']) {
      expect(countOf('visitor', variant)).toBeGreaterThan(800);
      expect(countOf('member', variant)).toBeGreaterThan(300);
    }
    const members = new Set(of('member').map(({ visit }) => visit.owner));
    expect([...members].filter((key) => key !== null).sort()).toEqual(PEOPLE.map(({ key }) => key));
    // Each page of a member or of somebody half-way in is drawn; what is left was drawn for visitors.
    const drawnForVisitors = renderer.renders() - of('member', 'halfway').length;
    expect(drawnForVisitors).toBeLessThan(of('visitor').length / 2);
  });
});
