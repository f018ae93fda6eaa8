import type { ItemKind } from './item-kinds.ts';
import { readProofTags } from './proof-tags.ts';

export interface CoverageFacts {
  kinds: Readonly<Record<string, ItemKind>>;
  /** Test files: what each holds, by its path from the top folder. */
  tests: Readonly<Record<string, string>>;
}

interface Coverage {
  /** docs/coverage.md as the tags make it. */
  page: string;
  /** What is wrong, one line each; empty = all is well. */
  problems: string[];
}

/** A tag for a walk over every item of a kind, such as `all call`. It stands beside the table and proves no item alone. */
const ALL = 'all';

const HEAD = `# Coverage

Everything the portal names in its own tables, with the test files that prove it. \`npm run coverage\` makes this page from tags in the tests, \`// @proves <kind> <item>\` (decision 0069); \`npm run lint\` fails when it is not what the tags make, when an item has no test of its own, or when a tag names nothing or stands above no test that runs. A file that walks over all items of a kind is named above its table and counts for no item alone.
`;

/** The page that the tags of the tests make, and what is wrong with them. */
export function readCoverage({ kinds, tests }: CoverageFacts): Coverage {
  const { filesOf, problems } = readTags(kinds, tests);
  const proofs = (item: string) => [...(filesOf.get(item) ?? [])].sort();
  const tables = Object.entries(kinds).map(([word, kind]) => tableOf(word, kind, proofs));
  return { page: [HEAD, ...tables].join('\n'), problems: [...problems, ...withoutTest(kinds, filesOf)] };
}

/** The files that prove an item, by the tag that names it. */
type FilesOf = Map<string, Set<string>>;

function readTags(kinds: CoverageFacts['kinds'], tests: CoverageFacts['tests']) {
  const filesOf: FilesOf = new Map();
  const problems: string[] = [];
  for (const [file, source] of Object.entries(tests)) {
    for (const { item, line, isOfTest } of readProofTags(source, file)) {
      const where = `${file}:${line}: "${item}"`;
      if (!isOfTest) problems.push(`${where} stands above no test that runs`);
      else if (!isKnown(kinds, item)) problems.push(`${where} is no item that tools/coverage knows`);
      else filesOf.set(item, (filesOf.get(item) ?? new Set()).add(file));
    }
  }
  return { filesOf, problems };
}

function withoutTest(kinds: CoverageFacts['kinds'], filesOf: FilesOf): string[] {
  return Object.entries(kinds).flatMap(([kind, { items, from }]) =>
    Object.keys(items)
      .map((item) => `${kind} ${item}`)
      .filter((tag) => !filesOf.has(tag))
      .map(
        (tag) => `${from} has an item without a test: write "// @proves ${tag}" above one that is about it`,
      ),
  );
}

function isKnown(kinds: CoverageFacts['kinds'], tag: string): boolean {
  const [kind = '', ...rest] = tag.split(' ');
  if (kind === ALL) return Object.hasOwn(kinds, rest.join(' '));
  return Object.hasOwn(kinds, kind) && Object.hasOwn(kinds[kind]?.items ?? {}, rest.join(' '));
}

function tableOf(word: string, kind: ItemKind, proofs: (item: string) => string[]): string {
  const walks = proofs(`${ALL} ${word}`);
  const rows = Object.entries(kind.items).map(
    ([item, what]) => `| \`${item}\` | ${asCell(what)} | ${proofs(`${word} ${item}`).join('<br>')} |`,
  );
  return [
    `## ${kind.heading}`,
    '',
    `\`${word}\`, from ${kind.from}.${walks.length > 0 ? ` All of them: ${walks.join(', ')}.` : ''}`,
    '',
    '| item | what | proved by |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function asCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
