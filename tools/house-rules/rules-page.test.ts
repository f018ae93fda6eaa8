import { describe, expect, it } from 'vitest';
import type { RepositoryFile } from './repository-files.ts';
import { citedRules } from './rule-citations.ts';
import { rulesPageProblems } from './rules-page.ts';

const citedIn = (text: string, path = 'packages/x/a.ts') => [...citedRules({ path, text })];

describe('a rule is cited', () => {
  it.each([
    ['a number in a comment', '/** Kept for a day (G56). */', ['G56']],
    ['a number of a fault', "it('is refused (F3)', run);", ['F3']],
    ['two kinds side by side', "describe('結果（G66・F4）', run);", ['G66', 'F4']],
    ['a number before Japanese words', "it('G119の言葉を見つける', run);", ['G119']],
    ['a number that begins a sentence', "reason: 'G7: staff enter days off'", ['G7']],
    ['a number and what is its own', `"G134's one box"`, ['G134']],
    ['a range of numbers in words', '// Partners (G82 to G84).', ['G82', 'G83', 'G84']],
    ['a range of numbers with a dash', '// Limits (G56-G58)', ['G56', 'G57', 'G58']],
    ['a range of numbers in Japanese', '（G106〜G107）（F19からF20）', ['G106', 'G107', 'F19', 'F20']],
    ['a section', '/** Hours (specification section 9, G6). */', ['G6', 'specification 9']],
    ['a section of two figures', "rule: 'specification 2.5: not for organisations'", ['specification 2.5']],
    ['a section without its document', '// nobody has LINE there (section 6)', ['specification 6']],
    [
      'a section that a line ends before',
      ' * its people (specification section\n * 6), and',
      ['specification 6'],
    ],
    [
      'several sections',
      '// (specification sections 2.5, 4 and 6; G14)',
      ['G14', 'specification 2.5', 'specification 4', 'specification 6'],
    ],
    [
      'sections in Japanese',
      "it('（仕様2と4）（仕様 8、G103）', run);",
      ['G103', 'specification 2', 'specification 4', 'specification 8'],
    ],
    ['a section that is not there', '// kept for five years (section 4.10)', ['specification 4.10']],
    ['conventions of the screens', '// in any width (ui 2 and 3)', ['ui 2', 'ui 3']],
    ['conventions in Japanese', "describe('元号（ui 2・5）', run);", ['ui 2', 'ui 5']],
    ['a heading of another page', '/** Opens pages (identity: tokens). */', ['identity: tokens']],
    [
      'a heading beside other rules, over a line',
      '/**\n * The ID of the paper (G41, identity: demo\n * members).\n */',
      ['G41', 'identity: demo members'],
    ],
  ])('by %s', (_, text, rules) => {
    expect(citedIn(text).sort()).toEqual([...rules].sort());
  });

  it.each([
    'apps/web/app/a.css',
    'apps/server/migrations/0000_a.sql',
    'docs/decisions/0001-a.md',
    'tools/a.mjs',
    'packages/domain/src/topic-words/a.ts',
  ])('by a comment of %s', (path) => {
    expect(
      citedIn(path.endsWith('.sql') ? '-- Only added to (F46).' : '/* As asked (F46). */', path),
    ).toEqual(['F46']);
  });
});

describe('what only looks like a citation is none', () => {
  it.each([
    ['a colour', "const INK = '#F15'; const PAPER = '#G1';"],
    ['a code point', 'unicode-range: U+F9, U+F00;'],
    ['the id of a screen or dialog', "screens: ['U-F01', 'U-M01', 'M-E01', 'U-F1']"],
    [
      'a key of the keyboard, or another name that is the whole of a string',
      '{ regular: \'F1\', bold: "F2" }',
    ],
    ['a number with a nought before it', '// F05 and G01'],
    ['a longer name', 'mLSG15, xF3, G7x, F1_a, G1234'],
    ['a piece of an address', "'%F0%9F', '/G7/a', 'a.G7', 'sha512-G7', '+G7'"],
    ['a path of a drawing', "hero: ['M560 -40H720L560 640H400z', 'M4 12v8']"],
    ['a section of a public standard', '// (RFC 1952, section 2.3) (APPNOTE 6.3, sections 4.3.7 and 4.3.12)'],
    ['a criterion of WCAG', '// comes into view (WCAG 2.4.11)'],
    ['a part that has no number', '// The section then says so. Section n lies at n; sections 000 to 999.'],
    ['the folder of the parts', "'packages/ui 2', '@hidamari/ui 3'"],
    ['a type or a style', 'function open(identity: IdentityModule, style: string) {}'],
    ['the name of what a test proves', '// @proves outside identity: tokens'],
  ])('%s', (_, text) => {
    expect(citedIn(text)).toEqual([]);
  });

  it.each([
    [
      'the grade of a tumour among words that people type',
      'packages/domain/src/topic-words/a.ts',
      '`膀胱がん G3 T1、NET G2`',
    ],
    ['the name of a medicine', 'packages/domain/src/medicine-names/a.ts', "also: 'ウイルス療法、G47Δ'"],
    ['a hash of the lock file', 'package-lock.json', '"integrity": "G7 F3"'],
    ['a drawing', 'packages/ui/src/a.svg', '<path d="M10 4 G7"/>'],
    ['the page of rules itself', 'docs/rules.md', '| G7 | Days off. | |'],
  ])('%s', (_, path, text) => {
    expect(citedIn(text, path)).toEqual([]);
  });
});

describe('the page of rules', () => {
  const HEAD = '| Rule | What it asks | Held by |\n| ---- | ------------ | ------- |\n';
  const code = {
    path: 'packages/x/a.ts',
    text: '/** As asked (G7, F3, specification section 2.5, ui 14). */',
  };
  const ROWS = ['G7', 'F3', 'specification 2.5', 'ui 14'].map(
    (rule) => `| ${rule}  | Days. | \`packages/x\` |`,
  );
  const problemsOf = (rows: readonly string[], files: readonly RepositoryFile[] = [code]) =>
    rulesPageProblems([...files, { path: 'docs/rules.md', text: HEAD + rows.join('\n') }]);

  it('is true where each cited rule has its row, and each row is cited', () => {
    expect(problemsOf(ROWS)).toEqual([]);
  });

  it.each([
    ['G7', 0],
    ['F3', 1],
    ['specification 2.5', 2],
    ['ui 14', 3],
  ] as const)('is red where the row of %s is taken away', (rule, index) => {
    expect(problemsOf(ROWS.filter((_, at) => at !== index))).toEqual([
      `packages/x/a.ts cites ${rule}, which has no row in docs/rules.md`,
    ]);
  });

  it('is red where a number is cited that no rule has', () => {
    expect(problemsOf(ROWS, [code, { path: 'e2e/a.spec.ts', text: "test('言う（G999）', run);" }])).toEqual([
      'e2e/a.spec.ts cites G999, which has no row in docs/rules.md',
    ]);
  });

  it('is red where a row is cited by nothing, stands twice, or names a place that is gone', () => {
    expect(problemsOf([...ROWS, '| G8 | Calls. | |'])).toEqual([
      'docs/rules.md has G8 which nothing cites: take the row away',
    ]);
    expect(problemsOf([...ROWS, '| G7 | Days. | |'])).toEqual(['docs/rules.md has G7 twice']);
    expect(problemsOf([...ROWS.slice(1), '| G7 | Days. | `packages/y/b.ts` |'])).toEqual([
      'docs/rules.md has G7 in packages/y/b.ts, which is gone',
    ]);
  });

  it('takes a range of numbers as a citation of each of them', () => {
    const partners = { path: 'packages/x/b.ts', text: '/** Partners (G82 to G84). */' };
    const rows = ['G82', 'G83', 'G84'].map((rule) => `| ${rule} | A partner. | |`);
    expect(problemsOf([...ROWS, ...rows], [code, partners])).toEqual([]);
  });
});
