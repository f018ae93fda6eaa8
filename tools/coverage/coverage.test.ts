import { describe, expect, it } from 'vitest';
import { readCoverage } from './coverage-page.ts';
import { readProofTags } from './proof-tags.ts';

/** Put together, so that this file has no tags of its own. */
const TAG = `// @${'proves'}`;

const KINDS = {
  screen: { heading: 'Screens', from: '`SCREENS`', items: { '/': 'home (public)', '/faq': 'a | b' } },
  call: { heading: 'Calls', from: '`ENDPOINTS`', items: { 'GET /a': 'Reads a' } },
};

const HOME = `
  ${TAG} screen /
  ${TAG} call GET /a
  it('開くと、ホームになる', () => {});
`;
const WALK = `
  ${TAG} all screen
  ${TAG} screen /faq
  it('どの画面も開く', () => {});
`;
const TESTS = { 'b/home.test.ts': HOME, 'a/walk.spec.ts': WALK, 'c/other.test.ts': "it('ほか', () => {});" };

const coverageOf = (tests: Record<string, string>) => readCoverage({ kinds: KINDS, tests });
const isProof = (source: string) => readProofTags(source, 'a.test.ts').map(({ isOfTest }) => isOfTest);

describe('the page of coverage', () => {
  it('names each item, what it is, and the files that prove it', () => {
    const { page, problems } = coverageOf({ ...TESTS, 'a/first.test.ts': HOME });
    expect(problems).toEqual([]);
    expect(page).toContain('`screen`, from `SCREENS`. All of them: a/walk.spec.ts.');
    expect(page).toContain('| `/` | home (public) | a/first.test.ts<br>b/home.test.ts |');
    expect(page).toContain('| `/faq` | a \\| b | a/walk.spec.ts |');
    expect(page).toContain('| `GET /a` | Reads a | a/first.test.ts<br>b/home.test.ts |');
  });

  it('stays the same when a test is renamed, moved within its file, or read in another order', () => {
    const renamed = `${TAG} call GET /a\nit('ほかの名', () => {});\n${HOME.replace('開くと', '見ると')}`;
    const { page } = coverageOf({ 'a/walk.spec.ts': WALK, 'b/home.test.ts': renamed });
    expect(page).toBe(coverageOf(TESTS).page);
  });

  it('lacks an item that no test is about, also where a walk goes over it', () => {
    expect(
      coverageOf({ ...TESTS, 'a/walk.spec.ts': `${TAG} all screen\nit('x', () => {});` }).problems,
    ).toEqual([
      `\`SCREENS\` has an item without a test: write "${TAG} screen /faq" above one that is about it`,
    ]);
  });

  it.each([
    'screen /gone',
    'screens /',
    'screen',
    'all',
    'all screens',
    'GET /a',
    'call constructor',
    'constructor name',
  ])('turns red at a tag that names nothing: %s', (tag) => {
    expect(coverageOf({ ...TESTS, 'd.test.ts': `\n${TAG} ${tag}\nit('x', () => {});` }).problems).toEqual([
      `d.test.ts:2: "${tag}" is no item that tools/coverage knows`,
    ]);
  });

  it('says where a tag stands above no test, and does not count it', () => {
    const skipped = HOME.replaceAll('it(', 'it.skip(');
    expect(coverageOf({ ...TESTS, 'b/home.test.ts': skipped }).problems).toEqual([
      'b/home.test.ts:2: "screen /" stands above no test that runs',
      'b/home.test.ts:3: "call GET /a" stands above no test that runs',
      expect.stringContaining(`write "${TAG} screen /"`),
      expect.stringContaining(`write "${TAG} call GET /a"`),
    ]);
  });
});

describe('a tag', () => {
  it.each([
    ['a test', "test('x', () => {});"],
    ['a test below other comments', "/** Why. */\ntest('x', { tag: '@core' }, async () => {});"],
    ['a table of tests', "it.each([[1], [2]])('%s', () => {});"],
    ['a loop without braces', 'for (const name of NAMES) test(name, () => {});'],
    ['a group', "test.describe('g', () => { test.skip('y', () => {}); test('x', () => {}); });"],
    ['a group by another name', "describeOnBundle('g', () => { it('x', () => {}); });"],
    ['a test that some runs leave out', "it.skipIf(IS_SLOW)('x', () => {});"],
    ['a test that leaves itself out on a condition', "test('x', () => { test.skip(isWide); });"],
  ])('counts above %s', (_, below) => {
    expect(isProof(`${TAG} screen /\n${below}`)).toEqual([true]);
  });

  it('counts within a group, in the suite of an adapter, and beside generic functions', () => {
    const inside = `describe('g', () => {\n${TAG} screen /\nit('x', () => {}); });`;
    expect(isProof(inside)).toEqual([true]);
    expect(isProof(`export function conformance() {\n${inside}\n}`)).toEqual([true]);
    expect(isProof(`const maybe = <T>(value: T) => value;\n${inside}`)).toEqual([true]);
  });

  it.each([
    ['a skipped test', "it.skip('x', () => {});"],
    ['a plan', "it.todo('x');"],
    ['a test without a body', "it('x');"],
    ['a test that is to fail', "it.fails('x', () => {});"],
    ['a test that leaves itself out', "test('x', async () => { test.fixme(); });"],
    ['a group of skipped tests', "describe('g', () => { it.skip('x', () => {}); });"],
    ['a skipped group', "test.describe.skip('g', () => { test('x', () => {}); });"],
    ['an empty group', "describe('g', () => {});"],
    ['something else', "const it = 'x';"],
    ['nothing', ''],
  ])('does not count above %s', (_, below) => {
    expect(isProof(`${TAG} screen /\n${below}`)).toEqual([false]);
  });

  it.each([
    ['a skipped group', (test: string) => `describe.skip('g', () => {\n${test}\n});`],
    [
      'a group that leaves itself out',
      (test: string) => `describe('g', () => { test.skip(true);\n${test}\n});`,
    ],
    ['a file that leaves itself out', (test: string) => `test.skip();\n${test}`],
  ])('does not count in %s', (_, within) => {
    expect(isProof(within(`${TAG} screen /\ntest('x', () => {});`))).toEqual([false]);
  });

  it('does not count in the body of a test, nor after it', () => {
    expect(isProof(`it('x', () => {\n${TAG} screen /\n  expect(1).toBe(1);\n});\n${TAG} screen /`)).toEqual([
      false,
      false,
    ]);
  });
});
