import type { CleanedHtml } from '@hidamari/contract/content';

/** From every `<` to the next `>`, or to the end: whatever a browser may take for a tag is one piece. */
const PIECE = /<[^>]*>?/g;
/** A tag as the sanitiser writes it: small letters, each value in double quotes. */
const TAG = /^<([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)(?: \/)?>$/;
const END_TAG = /^<\/([a-z][a-z0-9]*)>$/;
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g;

/** Without a scheme, nor another host: up to the first `/`, `?` or `#` nothing is a `:`, or may stand for one. */
const OWN_ADDRESS = String.raw`(?![/\\]{2})(?:[^:&/?#]|&amp;)*(?:[/?#]|$)`;
const ADDRESS = new RegExp(`^(?:https?:|tel:|sms:|mailto:|${OWN_ADDRESS})`, 'i');
const PICTURE = new RegExp(`^(?:https:|${OWN_ADDRESS})`, 'i');
/** Whatever it says, it does nothing. */
const WORDS = /^/;
const ID = /^[\w-]+$/;
const ALIGNED = /^align-(?:center|right)$/;
const CELL = { scope: WORDS, colspan: WORDS, rowspan: WORDS, class: ALIGNED };
const BLOCK = { id: ID, class: ALIGNED };
const ANYWHERE = { id: ID };

type Attributes = Readonly<Record<string, RegExp>>;

/** What the texts of the content service are made of, and what each tag may carry. */
const WITH_ATTRIBUTES: Readonly<Record<string, Attributes>> = {
  a: { href: ADDRESS, rel: /^noopener noreferrer external$/ },
  aside: { class: /^(?:margin|memo)(?: (?:margin|memo))*$/ },
  img: { src: PICTURE, alt: WORDS, width: WORDS, height: WORDS, loading: /^lazy$/ },
  ol: { start: /^-?\d+$/ },
  li: { value: /^-?\d+$/ },
  colgroup: { span: /^\d+$/ },
  col: { span: /^\d+$/ },
  th: CELL,
  td: CELL,
  ...Object.fromEntries(['p', 'h2', 'h3', 'h4', 'h5', 'div', 'figure'].map((tag) => [tag, BLOCK])),
  // The mark of a word that is explained in place (adapters/content/glossary-marks).
  button: { type: /^button$/, class: /^term$/, popovertarget: /^term-[\w-]+$/ },
};
const PLAIN = [
  ...['br', 'hr', 'blockquote', 'figcaption', 'ul', 'dl', 'dt', 'dd', 'pre', 'details', 'summary', 'span'],
  ...[
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'del',
    'ins',
    'sup',
    'sub',
    'small',
    'mark',
    'code',
    'kbd',
    'samp',
    'var',
  ],
  ...['abbr', 'cite', 'q', 'dfn', 'wbr', 'ruby', 'rt', 'rp'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'],
];
const KNOWN: ReadonlyMap<string, Attributes> = new Map([
  ...Object.entries(WITH_ATTRIBUTES).map(([tag, own]): [string, Attributes] => [
    tag,
    tag === 'button' ? own : { ...ANYWHERE, ...own },
  ]),
  ...PLAIN.map((tag): [string, Attributes] => [tag, ANYWHERE]),
]);

/**
 * The second check for HTML of the content service, on its way to a page. It cleans in another way than the first
 * (adapters/content/sanitize) and trusts nothing of it: every tag that is not written exactly as the first check writes
 * those that it lets through goes, and its words stay as words. So what comes out holds no `<` but those of known tags.
 * Frames are none of them: no operator can name a host for one yet.
 * Text that was cleaned comes back as it is. Linear, and a fraction of a millisecond for a long article.
 */
export function checkedHtml(html: string): CleanedHtml {
  return html.replace(PIECE, (piece) => (isKnown(piece) ? piece : '')) as CleanedHtml;
}

function isKnown(piece: string): boolean {
  const end = END_TAG.exec(piece);
  if (end) return KNOWN.has(end[1] ?? '');
  const [, tag = '', written = ''] = TAG.exec(piece) ?? [];
  const attributes = KNOWN.get(tag);
  if (attributes === undefined) return false;
  return [...written.matchAll(ATTRIBUTE)].every(([, name = '', value = '']) =>
    isAllowed(attributes, name, value),
  );
}

/** Own rules alone: an attribute named `constructor` has none. */
function isAllowed(attributes: Attributes, name: string, value: string): boolean {
  return Object.hasOwn(attributes, name) && attributes[name]?.test(value) === true;
}
