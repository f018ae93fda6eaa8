import type { RepositoryFile } from './repository-files.ts';

/** Where rules are cited. Not in data: paths of an SVG and hashes of a lock file are full of what looks like a number. */
const CITES = /\.(ts|tsx|mjs|cjs|css|sql|md)$/;

/** What explains and tests how a rule is cited, and cites none itself. */
const EXPLAINS = /^tools\/house-rules\/(rule-citations|rules-page)\b|^docs\/rules\.md$/;

/** Files of what people type and of what articles say: a tumour's grade (G3) stands there, so only comments count. */
const WORDS_OF_PEOPLE = /^packages\/(domain\/src\/(topic-words|medicine-names)|sample-content\/src)\//;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm;

/** The end of a line, with what begins the next one of a comment. */
const LINE_END = /\s*\n\s*(?:\/\/|\*(?!\/)|--)?\s*/g;

/**
 * A number of G or F, or a range of them (`G82 to G86`, `G56-G65`, `G106〜G113`, `F19からF21`). None of them is a colour
 * (`#F15`), a code point, a screen's id (`U-F01`), a piece of an address, or a name that is the whole of a string (`'F1'`).
 */
const NUMBERED =
  /(?<![\w#%+./\\-])(?<!'(?=\w+')|"(?=\w+")|`(?=\w+`))([GF])([1-9]\d{0,2})(?!\w)(?:(?: to |-|〜|から)\1([1-9]\d{0,2})(?!\w))?/g;

/** A section by its number; the page of rules tells whether there is one of that number. */
const SECTION = String.raw`[1-9]\d*(?:\.\d+)*`;

/** Sections of the specification, in the spellings that are used. Those of a public standard stand behind its name. */
const SECTIONS: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\b(?:RFC|APPNOTE) [\d.]+, )\bsection (${SECTION})`, 'gi'),
  new RegExp(
    String.raw`(?<!\b(?:RFC|APPNOTE) [\d.]+, )\bsections (${SECTION}(?:(?:, | and )${SECTION})*)`,
    'gi',
  ),
  new RegExp(String.raw`\bspecification (${SECTION}(?: and ${SECTION})*)`, 'gi'),
  new RegExp(`仕様 ?(${SECTION}(?:[と・、]${SECTION})*)`, 'g'),
];

/** Conventions of the screens by their number: `ui 14`, `ui 2 and 3`, 「ui 2・3」. */
const CONVENTIONS = /(?<![\w/.@-])ui ([1-9]\d?(?:(?:, | and |・)[1-9]\d?)*)(?!\w)/g;

/** A heading of another page, in the brackets of a comment: `(identity: tokens)`, `(G36, quality: accessibility)`. */
const HEADINGS = /[(,;] ?((?:architecture|identity|quality|safety|ui): [A-Za-z][A-Za-z -]+?)(?= ?[,;.)])/g;

const figuresIn = (text: string) => text.match(/\d+(?:\.\d+)*/g) ?? [];

/** All numbers of a range, both ends included. */
function numbersOf(letter: string, first: string, last = first): string[] {
  const count = Math.max(Number(last) - Number(first) + 1, 1);
  return Array.from({ length: count }, (_, index) => `${letter}${Number(first) + index}`);
}

/**
 * The rules that a file cites, each as the page of rules names it: `G56`, `F19`, `specification 2.5`, `ui 14`,
 * `identity: tokens`.
 */
export function citedRules({ path, text }: RepositoryFile): ReadonlySet<string> {
  if (!CITES.test(path) || EXPLAINS.test(path)) return new Set();
  const onOneLine = (part: string) => part.replace(LINE_END, ' ');
  const comments = path.endsWith('.md') ? text : (text.match(COMMENT) ?? []).map(onOneLine).join(' | ');
  const read = WORDS_OF_PEOPLE.test(path) ? comments : onOneLine(text);
  return new Set([
    ...[...read.matchAll(NUMBERED)].flatMap(([, letter = '', first = '', last]) =>
      numbersOf(letter, first, last),
    ),
    ...SECTIONS.flatMap((spelling) => [...read.matchAll(spelling)])
      .flatMap(([, sections = '']) => figuresIn(sections))
      .map((section) => `specification ${section}`),
    ...[...read.matchAll(CONVENTIONS)]
      .flatMap(([, numbers = '']) => figuresIn(numbers))
      .map((number) => `ui ${number}`),
    ...[...comments.matchAll(HEADINGS)].map(([, heading = '']) => heading),
  ]);
}
