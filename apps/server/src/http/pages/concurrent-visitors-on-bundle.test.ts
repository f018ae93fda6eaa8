import { createHash } from 'node:crypto';
import { createCachedReader } from '@hidamari/adapters/content/cached-reader';
import { createEmbeddedSource } from '@hidamari/adapters/content/embedded-source';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import { beforeAll, expect, inject, test } from 'vitest';
import { type AppUnderTest, TEST_NOW } from '../app-under-test.fixture.ts';
import { startPortalForVisitors } from './concurrent-visitors.fixture.ts';
import { visitsOfACrowd } from './concurrent-visits.fixture.ts';
import { describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import { loadPageBundle } from './page-handler.ts';
import { differingPages, type Seen, see } from './visitor-answers.fixture.ts';

/** A sample at every change: drawing ten thousand real pages takes half a minute. */
const VISITS = inject('isWholeSuite') ? 10_000 : 2_000;
const AT_ONCE = 40;

/** In whose colours the page's frame is. */
const themeIn = (text: string) => /<html[^>]* data-variant="(\w+)"/.exec(text)?.[1];
const themeOf = (variant: VariantKey | null) => variant && VARIANTS[variant].theme;

/** What only the member's own lists hold: their cases, and what they keep. */
const OWN = [
  { path: '/favorite', wordOf: (key: string) => `kept-${key}` },
  { path: '/questions', wordOf: (key: string) => `相談-${key}` },
];

/** An answer without its pages' bytes, of which ten thousand would fill the memory: a print of them, and what is looked for. */
interface Kept extends Seen {
  isPage: boolean;
  theme: string | undefined;
  hasOwn: boolean | undefined;
}

function keep({ text, ...answer }: Seen): Kept {
  const { visit } = answer;
  const own = visit.kind === 'member' && OWN.find(({ path }) => visit.url.startsWith(path));
  return {
    ...answer,
    text: createHash('sha256').update(text).digest('base64'),
    isPage: text.startsWith('<!DOCTYPE html>'),
    theme: themeIn(text),
    hasOwn: own ? text.includes(own.wordOf(visit.owner ?? '')) : undefined,
  };
}

describeOnBundle('ほんとうの画面で、会員と訪問者の何千もの求めが入り混じった場合（F34）', () => {
  const seen: Kept[] = [];
  let portal: AppUnderTest;

  beforeAll(async () => {
    const clock = () => TEST_NOW;
    const content = createCachedReader({
      source: createEmbeddedSource({ clock }),
      clock,
      bundledLegalTexts: LEGAL_TEXTS,
    });
    portal = await startPortalForVisitors(await loadPageBundle(PAGE_BUNDLE), content);
    return () => portal.close();
  });
  beforeAll(async () => {
    const visits = visitsOfACrowd(VISITS);
    for (let from = 0; from < visits.length; from += AT_ONCE) {
      const answers = visits.slice(from, from + AT_ONCE).map((visit) => see(portal.app, visit).then(keep));
      seen.push(...(await Promise.all(answers)));
    }
  });

  const where = (isWrong: (answer: Kept) => boolean) =>
    seen
      .filter(isWrong)
      .slice(0, 3)
      .map(({ visit, text: _text, ...answer }) => ({ ...visit, ...answer }));

  test('会員の画面にはその会員の文字だけが、訪問者の画面にはだれの文字もない', () => {
    expect(where(({ owners, visit }) => owners.join() !== (visit.owner ?? ''))).toEqual([]);
  });

  test('画面は、その人のバリアントの色である', () => {
    const pages = seen.filter(({ isPage }) => isPage);
    expect(pages.length).toBeGreaterThan(VISITS / 2);
    const others = pages.filter(({ theme, visit }) => theme !== themeOf(visit.variant));
    expect(others.slice(0, 3).map(({ visit }) => visit)).toEqual([]);
  });

  test('同じ番地を同じことばで求めた訪問者には、同じバイトが返る', () => {
    expect(differingPages(seen)).toEqual([]);
  });

  test.each(OWN)('$path には、その会員のものがある', ({ path }) => {
    const pages = seen.filter(({ visit }) => visit.kind === 'member' && visit.url.startsWith(path));
    expect(pages.length).toBeGreaterThan(VISITS / 100);
    expect(pages.filter(({ hasOwn }) => !hasOwn).map(({ visit }) => visit)).toEqual([]);
  });
});
