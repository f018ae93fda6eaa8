import { currentUser } from '@hidamari/contract/members';
import { treatmentLog } from '@hidamari/contract/treatment-logs';
import { describe, expect, it } from 'vitest';
import { coverageProblems } from './coverage-problems.ts';
import type { ItemList } from './item-list.ts';
import { schemaFields } from './schema-fields.ts';

const TEST = `
  import { describe, it, test } from 'vitest';
  describe('受付の状態', () => {
    it.each([['祝日の場合、休みとする', 1]])('%s', () => {});
    it('市の窓口は火曜に開く', () => {});
    it.skip('飛ばしたもの', () => {});
  });
  describe.skip('飛ばした組', () => { it('組の中', () => {}); });
  for (const variant of VARIANTS) test(\`\${variant} の入口\`, () => {});
`;
const FILES: Record<string, string> = {
  'a/hours.test.ts': TEST,
  'a/hours.ts': 'export const hours = 1;',
};

const LISTS: readonly ItemList[] = [
  { group: 'Routes', from: 'SCREENS', items: ['/', '/faq'], isFinished: true },
  { group: 'Calls', from: 'ENDPOINTS', items: ['GET /a'], access: { 'GET /a': 'either' } },
  { group: 'Entities', from: 'a schema', items: ['popup.id'], isOpen: true },
];

const PROOF = 'a/hours.test.ts › 市の窓口は火曜に開く';
const ROUTES = [`| \`/\` | home | ${PROOF} |`, `| \`/faq\` | questions | ${PROOF} |`];
const ENTITIES = ['| `popup.id` | id | later |', '| popup.text | words | later |'];

const CALLS = ['| `GET /a` | Reads a (letters) (either; our own) | later |'];

function document(routes = ROUTES, entities = ENTITIES, calls = CALLS): string {
  const table = ['| item | what | proof |', '|---|---|---|'];
  const groups = { Routes: routes, Calls: calls, Entities: entities };
  return Object.entries(groups)
    .flatMap(([group, rows]) => [`## ${group}`, ...table, ...rows, ''])
    .join('\n');
}

const problemsOf = (text: string) =>
  coverageProblems({ document: text, lists: LISTS, readFile: (path) => FILES[path] ?? null });

describe('the coverage of the specification', () => {
  it('is in order when every item has a row and every proof is there', () => {
    expect(problemsOf(document())).toEqual([]);
  });

  it.each([
    ['a test file that is gone', 'b/gone.test.ts › 市の窓口', /proved by b\/gone\.test\.ts, which is gone/],
    ['a test that is gone', 'a/hours.test.ts › 市の窓口は水曜に開く', /has no test "市の窓口は水曜に開く"/],
    ['a skipped test', 'a/hours.test.ts › 飛ばしたもの', /has no test/],
    ['a test of a skipped group', 'a/hours.test.ts › 組の中', /has no test/],
    ['words that only stand in the code', 'a/hours.test.ts › VARIANTS', /has no test/],
    ['a file that is no test', 'a/hours.ts › hours', /is no test file/],
    ['neither a proof nor later', 'soon', /neither "later" nor/],
    ['a file without a name', 'a/hours.test.ts', /neither "later" nor/],
    ['a second proof that is gone', `${PROOF}<br>a/hours.test.ts › ない`, /has no test "ない"/],
  ])('turns red at %s', (_, proof, problem) => {
    const problems = problemsOf(document(ROUTES.with(1, `| \`/faq\` | questions | ${proof} |`)));
    expect(problems.join('\n')).toMatch(problem);
  });

  it.each([
    ['words of a test table', 'a/hours.test.ts › 祝日の場合'],
    ['the name of a group', 'a/hours.test.ts › 受付の状態'],
    ['a name with a place to fill', `a/hours.test.ts › \${variant} の入口`],
  ])('takes %s as a proof', (_, proof) => {
    expect(problemsOf(document(ROUTES.with(1, `| \`/faq\` | questions | ${proof} |`)))).toEqual([]);
  });

  it('turns red at a missing row, and prints the row to write', () => {
    expect(problemsOf(document(ROUTES.slice(0, 1)))).toEqual([
      expect.stringContaining('"Routes" lacks a row for /faq (SCREENS): | `/faq` | what it is | later |'),
    ]);
  });

  it('turns red at a row that nothing in the code stands for, but not in an open group', () => {
    expect(problemsOf(document([...ROUTES, '| `/old` | gone | later |']))).toEqual([
      expect.stringContaining('"/old" is not in SCREENS'),
    ]);
  });

  it('turns red at a repeated row', () => {
    expect(problemsOf(document([...ROUTES, ...ROUTES.slice(1)]))).toEqual([
      expect.stringContaining('"/faq" stands on line'),
    ]);
  });

  it('turns red at an item of a finished list that says later', () => {
    expect(problemsOf(document(ROUTES.with(0, '| `/` | home | later |')))).toEqual([
      expect.stringContaining('"/" is there (SCREENS)'),
    ]);
  });

  it.each(['Reads a (none)', 'Reads a, either', 'Reads a (either) of two', 'Reads a (neither)'])(
    'turns red at a call whose row does not say who may make it: %s',
    (what) => {
      expect(problemsOf(document(ROUTES, ENTITIES, [`| \`GET /a\` | ${what} | later |`]))).toEqual([
        expect.stringContaining('"GET /a" is for (either) in ENDPOINTS'),
      ]);
    },
  );

  it('turns red at a missing group and at a row it cannot read', () => {
    expect(problemsOf('## Routes\n| a | b |')).toEqual([
      expect.stringContaining('line 2: not | item'),
      expect.stringContaining('there is no group "## Routes"'),
      expect.stringContaining('there is no group "## Calls"'),
      expect.stringContaining('there is no group "## Entities"'),
    ]);
  });
});

it('names nested fields, lists and fields that may be absent', () => {
  const ofMember = schemaFields(currentUser);
  const ofLog = schemaFields(treatmentLog);
  expect(ofMember).toEqual(expect.arrayContaining(['agent', 'agent.birthday', 'organization.name', 'sex']));
  expect(ofLog).toEqual(
    expect.arrayContaining(['visit.kind', 'medicines[]', 'medicines[].name', 'test_results[].rows[].unit']),
  );
});
