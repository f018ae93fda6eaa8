/** One row of docs/coverage.md. */
export interface CoverageRow {
  /** Heading the row stands under. */
  group: string;
  item: string;
  what: string;
  /** Each `file › part of a test's name`; empty where the row says `later`. */
  proofs: { file: string; title: string }[];
  /** Line in the document, from 1. */
  line: number;
}

/** What is wrong with a row's form, in words. */
export interface UnreadableRow {
  line: number;
  problem: string;
}

const LATER = 'later';
const BETWEEN_PROOFS = '<br>';
const ARROW = ' › ';

/** Reads the tables of docs/coverage.md: `| item | what | proof |` under a second-level heading. */
export function readCoverageDocument(text: string): { rows: CoverageRow[]; unreadable: UnreadableRow[] } {
  const rows: CoverageRow[] = [];
  const unreadable: UnreadableRow[] = [];
  let group = '';
  for (const [index, line] of text.split('\n').entries()) {
    const heading = /^## (.+)$/.exec(line);
    if (heading?.[1]) group = heading[1].trim();
    if (group === '' || !line.startsWith('|') || isTableHead(line)) continue;
    const row = readRow(line);
    if (typeof row === 'string') unreadable.push({ line: index + 1, problem: row });
    else rows.push({ ...row, group, line: index + 1 });
  }
  return { rows, unreadable };
}

function isTableHead(line: string): boolean {
  return /^\|[\s|:-]+$/.test(line) || /^\| *item *\|/.test(line);
}

function readRow(line: string): Omit<CoverageRow, 'group' | 'line'> | string {
  // A bar within a cell is written \|, as Markdown has it.
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
  const [, rawItem, what, proof] = cells;
  if (cells.length !== 5 || !rawItem || what === undefined || !proof) return 'not | item | what | proof |';
  const item = rawItem.replace(/^`|`$/g, '');
  if (proof === LATER) return { item, what, proofs: [] };
  const proofs = proof.split(BETWEEN_PROOFS).map(readProof);
  if (proofs.some((read) => read === null)) {
    return `proof of "${item}" is neither "later" nor "file › part of a test's name"`;
  }
  return { item, what, proofs: proofs.filter((read) => read !== null) };
}

function readProof(proof: string): { file: string; title: string } | null {
  const [file, ...title] = proof.split(ARROW).map((part) => part.trim());
  return file && title.length > 0 && title.join('') !== '' ? { file, title: title.join(ARROW) } : null;
}
