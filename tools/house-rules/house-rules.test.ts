import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decisionNumberProblems } from './decision-records.ts';
import { houseRuleProblems } from './house-rules.ts';
import { goneFileProblems } from './named-files.ts';
import { ignoredPaths, listRepositoryFiles } from './repository-files.ts';
import { unprovedRuleProblems } from './safety-page.ts';

/** Pieces put together, so that this file keeps the rules it tests. */
const IGNORE = `@ts-${'ignore'}`;
const EXPECT = `@ts-${'expect-error'}`;
const BIOME = `biome-${'ignore'}`;
const TODO = `TO${'DO'}`;

const DECISION = 'docs/decisions/0001-a-name.md';

describe('a breach of the house rules turns the check red', () => {
  it.each([
    ['packages/domain/src/utils/day.ts', 'export {};', /without a noun/],
    ['apps/web/app/shell/helpers/a.css', 'a {}', /without a noun/],
    ['packages/x/a.ts', `import { z } from 'zod';`, /imports \{ z \}/],
    ['packages/x/a.ts', `import type { ZodType, z } from 'zod';`, /imports \{ z \}/],
    ['apps/web/app/a.tsx', `if (key === 'Enter' && !event.isComposing) send();`, /isOfInputMethod/],
    ['apps/web/app/a.tsx', 'useEffect(() => box.current?.scrollIntoView(), []);', /newer browsers/],
    ['packages/ui/src/a.tsx', 'useLayoutEffect(\n  () => window.scrollTo(0, 0), []);', /newer browsers/],
    ['apps/web/app/features/a/pages/b.tsx', 'export default function B() {}', /without a loader/],
    ['packages/x/a.ts', `// ${TODO} make this nicer`, /does not say when/],
    ['packages/x/a.ts', `// ${IGNORE}`, /use @ts-expect-error/],
    ['packages/x/a.ts', `// ${EXPECT}`, /without a reason/],
    ['packages/x/a.ts', `// ${EXPECT}: no`, /without a reason/],
    ['packages/x/a.ts', `// ${BIOME} lint/suspicious/noConsole: x`, /without a reason/],
    ['README.md', `see /${'work'}/main`, /outside the repository/],
    ['README.md', `see ../${'shared'}/${'spec'}/a.md`, /outside the repository/],
    ['package-lock.json', `https://${'registry'}.example${'.org'}/a`, /outside the repository/],
    ['packages/x/a.test.ts', `it('works', () => { run(); });`, /expects nothing/],
    ['e2e/a.spec.ts', `await page${'.waitForTimeout'}(500); expect(1).toBe(1);`, /fixed time/],
    ['e2e/a.spec.ts', `new Promise((end) =>${' setTimeout'}(end, 300)); expect(1).toBe(1);`, /fixed time/],
    ['packages/x/a.test.ts', `${'afterAll'}(() => portal.close()); expect(1).toBe(1);`, /may not have begun/],
    ['packages/x/a.fixture.ts', `  ${'afterEach'}(() => stage.portal.close());`, /may not have begun/],
    ['e2e/a.spec.ts', `expect(page).toPass({ ${'timeout'}: 90_000 });`, /by hand/],
    ['packages/x/a.test.ts', `it('a', () => {\n  expect(1).toBe(1);\n}${', 60_000'});`, /by hand/],
    ['packages/x/a.test.ts', `await ${'vi.waitFor'}(() => expect(1).toBe(1));`, /after a second/],
    ['e2e/a.spec.ts', `await page${'.unroute'}(url); expect(1).toBe(1);`, /without an answer/],
    ['packages/x/a.test.ts', `it${'.only'}('a', () => expect(1).toBe(1));`, /one test only/],
    ['apps/web/app/features/x/a.tsx', '<form onSubmit={send}>', /out of the address/],
    ['apps/web/app/a.tsx', 'useEffect(() => setTyped(filters.word), [filters.word]);', /while drawing/],
    ['apps/web/app/features/x/a.tsx', "text.trim() === ''", /isBlank/],
    ['packages/contract/src/x/a.ts', "typed.trim() !== ''", /isBlank/],
    ['apps/web/app/features/x/a.tsx', 'user.last_name.slice(0, 1)', /halves/],
    ['apps/server/src/modules/x/a.ts', '[...title.trim()].slice(0, 40)', /halves/],
    ['apps/server/src/modules/x/a.ts', 'Array.from(text).slice(0, LIMIT)', /halves/],
    ['packages/domain/src/x/a.ts', "[...name][0] ?? ''", /halves/],
    ['apps/web/app/features/x/a.ts', 'const today = japanDay(new Date());', /may be wrong/],
    ['packages/ui/src/x/a.tsx', 'const isOver = end < Date.now();', /may be wrong/],
    ['packages/ui/src/x/a.tsx', '<b>{on ? <Icon /> : null}{children}</b>', /line 1: \{children\}/],
    ['packages/ui/src/x/a.tsx', '<b>{on && <Icon />}{label}</b>', /line 1: \{label\}/],
    ['packages/ui/src/x/a.tsx', '<b><Icon />{on ? `a` : null}</b>', /breaks translated pages/],
    ['apps/web/app/x/a.tsx', '<p>保存した{at ? <time>{at}</time> : null}</p>', /line 1: 保存した/],
    ['apps/web/app/x/a.tsx', '<>{on ? <em>はい</em> : "いいえ"}（{hours}）</>', /breaks translated pages/],
    ['apps/web/app/features/x/a.tsx', '<TextArea name="a" />', /without a CrisisNote/],
    [
      'apps/web/app/shell/x/a.tsx',
      '<TextArea name="a" /><CrisisNote text={a} /><TextArea name="b" />',
      /without a CrisisNote/,
    ],
    [
      'apps/web/app/features/x/a.tsx',
      '<TextField {...part.text("name")} />',
      /CrisisNote under it \(of name\)/,
    ],
    ['apps/web/app/features/x/a.tsx', '<input type="search" />', /without a CrisisNote/],
    [
      'apps/web/app/features/x/a.tsx',
      '<><TextField name="a" /><TextField name="b" /><Combobox name="c" /><CrisisNote text={[a, b]} /></>',
      /without a CrisisNote/,
    ],
    [
      'apps/web/app/shell/forms/address-fields.tsx',
      '<TextField name="memo" />',
      /needs it no more: city, address/,
    ],
    ['apps/web/app/parts/conversation/composer-field.tsx', '<input />', /needs it no more/],
    ['apps/web/app/features/x/desk/a.tsx', '<TextArea name="a" />', /without a BoundaryNote/],
    ['apps/web/app/features/desk/a.tsx', '<CaseNameFields form={form} />', /without a BoundaryNote/],
    ['apps/web/app/features/desk/a.tsx', '<ComposerField /><BoundaryNote text={a} />', /its press asks/],
    ['docs/decisions/one.md', '# One', /is not named/],
    [DECISION, '# 0002 A name\n\n2026-11-20 · accepted\n', /does not begin with/],
    [DECISION, '# 0001 A name\n\n2026-11-20\n', /third line/],
    [DECISION, '# 0001 A name\n\n2026-11-20 · maybe\n', /third line/],
  ])('%s: %s', (path, text, problem) => {
    expect(houseRuleProblems([{ path, text }]).join('\n')).toMatch(problem);
  });
});

describe('what keeps the rules passes', () => {
  it.each([
    ['packages/domain/src/japanese-dates/index.ts', `import * as z from 'zod';`],
    ['packages/x/a.ts', `// ${TODO}: remove when decision 0021 is live.`],
    ['packages/x/a.ts', `// ${EXPECT}: the path is not in the table`],
    ['packages/x/a.tsx', `{/* ${BIOME} lint/a11y/useSemanticElements: a group of links, not of fields. */}`],
    ['apps/web/app/features/x/a.tsx', '<search><form onSubmit={search}></form></search>'],
    ['apps/web/app/a.tsx', 'useEffect(() => setNear(!calm), [calm]);'],
    ['packages/ui/src/x/a.tsx', '<b>{on ? <Icon /> : null}<span>{children}</span></b>'],
    ['packages/ui/src/x/a.tsx', '<b><Icon />{on ? "はい" : "いいえ"}{children}</b>'],
    ['packages/ui/src/notice/notice.tsx', '<div>{title ? <p>{title}</p> : null}{children}</div>'],
    ['apps/web/app/features/x/a.tsx', '<TextArea name="a" /><CrisisNote text={a} />'],
    [
      'apps/web/app/features/x/a.tsx',
      '<TextField name="a" /><TextField name="b" /><CrisisNote text={[a, b]} />',
    ],
    [
      'apps/web/app/features/x/a.tsx',
      '<TextField name="a" type="email" /><TextField name="b" inputMode="numeric" />',
    ],
    ['apps/web/app/features/x/a.tsx', '<input type="radio" name="a" /><PasswordField name="b" />'],
    ['apps/web/app/parts/conversation/composer-field.tsx', '<TextArea name={draftName} />'],
    [
      'apps/web/app/features/x/desk/a.tsx',
      'if (boundary.mayGo(a)) send(); <TextArea name="a" /><BoundaryNote text={a} />',
    ],
    ['apps/web/app/features/desk/cases/case-notes.tsx', '<ComposerField />'],
    [
      'packages/x/a.fixture.ts',
      'beforeEach(async () => () => portal.close()); afterEach(() => vi.useRealTimers());',
    ],
    ['apps/web/app/features/a/pages/b.tsx', 'export const loader = () => null;'],
    ['apps/web/app/features/a/pages/b.tsx', "export { loader } from '../load.ts';"],
    ['packages/x/a.test.ts', `it('adds', () => expect(1 + 1).toBe(2));`],
    ['README.md', 'how we work/rest, network/path, the framework/'],
    [DECISION, '# 0001 A name\n\n2026-11-20 · superseded by 0004\n'],
  ])('%s: %s', (path, text) => {
    expect(houseRuleProblems([{ path, text }])).toEqual([]);
  });
});

it('decision numbers are neither repeated nor left out', () => {
  const record = (number: string) => `docs/decisions/${number}-a.md`;
  expect(decisionNumberProblems(['0001', '0002', '0003'].map(record))).toEqual([]);
  expect(decisionNumberProblems(['0001', '0001', '0003'].map(record))).toEqual([
    'docs/decisions has 0001 twice',
    'docs/decisions has 0003 where 0002 is due',
  ]);
});

it('a document names only files that are there', () => {
  const here = { path: 'apps/server/src/http/site.ts', text: '' };
  const inText = (text: string) => goneFileProblems([here, { path: 'docs/a.md', text }]);
  expect(inText('see `http/site.ts`, ../apps/server/src/http/site.ts and decisions/NNNN-what.md')).toEqual(
    [],
  );
  expect(inText('run apps/server/src/http/sites.ts, then `http/sites.ts` and `http/sites.ts`')).toEqual([
    'docs/a.md names apps/server/src/http/sites.ts, which is gone',
    'docs/a.md names http/sites.ts, which is gone',
  ]);
});

it('a link whose words are a file’s name leads to that file', () => {
  const here = { path: 'apps/server/src/http/site.ts', text: '' };
  const inText = (text: string) => goneFileProblems([here, { path: 'docs/a.md', text }]);
  expect(
    inText('[site.ts](../apps/server/src/http/site.ts), [the site](../apps/server/src/http/site.ts)'),
  ).toEqual([]);
  expect(inText('[line.ts](../apps/server/src/http/site.ts)')).toEqual([
    'docs/a.md calls ../apps/server/src/http/site.ts line.ts',
  ]);
});

describe('the page on safety and truth', () => {
  const test = { path: 'packages/x/a.test.ts', text: "it('ends by itself', () => {});" };
  const code = { path: 'packages/x/a.ts', text: '' };
  const HEAD = '| Rule | Code | Proved by |\n| --- | --- | --- |\n';
  const problemsOf = (row: string) =>
    unprovedRuleProblems([test, code, { path: 'docs/safety-and-truth.md', text: `${HEAD}${row}` }]).join(
      '\n',
    );
  const PROOF = '`packages/x/a.test.ts` · `ends by itself`';

  it.each([
    ['names no test', '| It ends. | `packages/x/a.ts` | seen by eye |', /「It ends.」 names no test/],
    ['names no code', `| It ends. | somewhere | ${PROOF} |`, /names no code/],
    ['names code that is gone', `| It ends. | \`packages/x/b.ts\` | ${PROOF} |`, /b\.ts, which is gone/],
    [
      'names a title that was changed',
      `| It ends. | \`packages/x\` | ${PROOF.replace('itself', 'hand')} |`,
      /does not have: ends by hand/,
    ],
  ])('is untrue where a row %s', (_, row, problem) => {
    expect(problemsOf(row)).toMatch(problem);
  });

  it('is true where each row names code and tests that are there', () => {
    expect(problemsOf(`| It ends. | \`packages/x\` | ${PROOF}<br>${PROOF} |`)).toBe('');
  });
});

it('reads what a person wrote, and nothing that tools made', () => {
  const root = mkdtempSync(join(tmpdir(), 'house-rules-'));
  try {
    for (const folder of ['a/data', 'node_modules/b', 'a/build', 'data']) {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, folder, 'file.ts'), '');
    }
    expect(listRepositoryFiles(root).map(({ path }) => path)).toEqual(['a/data/file.ts']);
    expect(ignoredPaths(root, ['a/data/file.ts'])).toEqual([]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
