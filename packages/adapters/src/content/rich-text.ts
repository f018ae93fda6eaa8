/**
 * What a text of the content service may be made of: the one list by which `sanitize.ts` cleans and by which an editor is
 * told what does not reach the page.
 *
 * Measured by what microCMS says its editor writes (https://document.microcms.io/manual/rich-editor-usage, and for what
 * comes in by its API https://document.microcms.io/manual/rich-editor-write-api; both as of September 2026: headings 1 to
 * 5, bold, italic, underlined, struck, code, colour, alignment, lists, quotes, tables with joined cells, code blocks,
 * links, pictures, embedded pages), and by the default list of sanitize-html 2.18, which holds what its former editor and
 * other editors write.
 */
export const KEPT_TAGS: Readonly<Record<string, readonly string[]>> = {
  ...plain(
    'p',
    'br',
    'hr',
    'blockquote',
    'aside',
    'div',
    'figure',
    'figcaption',
    'pre',
    'details',
    'summary',
  ),
  ...plain('h2', 'h3', 'h4', 'h5', 'ul', 'dl', 'dt', 'dd'),
  ...plain(
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
  ),
  ...plain('var', 'abbr', 'cite', 'q', 'dfn', 'wbr', 'ruby', 'rt', 'rp'),
  ...plain('table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'),
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start'],
  li: ['value'],
  colgroup: ['span'],
  col: ['span'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  iframe: ['src', 'title', 'width', 'height', 'loading'],
};

function plain(...tags: string[]): Record<string, readonly string[]> {
  return Object.fromEntries(tags.map((tag) => [tag, []]));
}

/** Another tag that says the same inside a page, which has its own title, landmarks and depth of headings. */
export const TAGS_INSTEAD: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h6: 'h5', strike: 's', tt: 'code', acronym: 'abbr', menu: 'ul', center: 'div' },
  ...{
    section: 'div',
    article: 'div',
    header: 'div',
    footer: 'div',
    main: 'div',
    nav: 'div',
    address: 'div',
  },
};

/** Whether a tag is written in some form, so that a link can lead to its id. */
export const isWritten = (tag: string): boolean =>
  !EMBEDDING_TAGS.has(tag) &&
  (KEPT_TAGS[TAGS_INSTEAD[tag] ?? tag] !== undefined || TAGS_WITHOUT_LOSS.has(tag));

/** Pages and films inside a text: whoever reads finds a link in their place. */
export const EMBEDDING_TAGS: ReadonlySet<string> = new Set(['iframe', 'video', 'audio', 'embed', 'object']);

/** Nothing is lost with these: their words stay. */
export const TAGS_WITHOUT_LOSS: ReadonlySet<string> = new Set([
  ...['span', 'font', 'big', 'picture', 'rb', 'rbc', 'rtc', 'hgroup', 'html', 'body', 'bdi', 'time', 'data'],
]);

/** Looks that classes of ours give a text. */
export const ASIDE_CLASSES = ['margin', 'memo'];
export const ALIGNED_CLASSES = ['align-center', 'align-right'];
export const ALIGNED_TAGS = ['p', 'h2', 'h3', 'h4', 'h5', 'td', 'th', 'figure', 'div'];

/** Attributes that carry nothing a reader would miss, or that the portal sets by itself. */
const ATTRIBUTES_WITHOUT_LOSS: ReadonlySet<string> = new Set([
  ...[
    'id',
    'name',
    'target',
    'rel',
    'title',
    'lang',
    'dir',
    'loading',
    'decoding',
    'srcset',
    'sizes',
    'fetchpriority',
  ],
  ...[
    'width',
    'height',
    'align',
    'valign',
    'border',
    'cellpadding',
    'cellspacing',
    'colspan',
    'rowspan',
    'contenteditable',
  ],
  ...['spellcheck', 'open', 'cite', 'datetime'],
]);
/** What these stand for is said by their title alone. */
const TAGS_EXPLAINED_BY_TITLE: ReadonlySet<string> = new Set(['abbr', 'acronym', 'dfn']);
/** Classes that say how a code block or an embedded page is drawn elsewhere. */
const CLASS_WITHOUT_LOSS = /^(?:language-|iframely-)/;
/** Of a style, what a reader would see that it is gone. The rest is measures and places. */
const STYLES_WITH_LOSS: readonly Style[] = [
  [/^(?:color|background|background-color|font|font-weight|font-style|font-size)$/, /./],
  [/^(?:text-decoration|text-decoration-line|list-style|list-style-type)$/, /./],
  [/^(?:-webkit-)?text-emphasis(?:-style)?$/, /./],
  [/^(?:vertical-align|font-variant|font-variant-position)$/, /super|sub|^[-+.]?\d/],
  [/^display$/, /none/],
  [/^visibility$/, /hidden|collapse/],
  [/^text-transform$/, /case|capitalize|full/],
  [/^white-space$/, /pre|break-spaces/],
];
/** Styles that tags say as well. */
const TAGS_OF_STYLES: readonly (readonly [...style: Style, tag: string])[] = [
  [/^(?:vertical-align|font-variant|font-variant-position)$/, /\bsuper\b/, 'sup'],
  [/^(?:vertical-align|font-variant|font-variant-position)$/, /\bsub\b/, 'sub'],
  [/^text-decoration(?:-line)?$/, /\bline-through\b/, 's'],
  [/^text-decoration(?:-line)?$/, /\bunderline\b/, 'u'],
  [/^font-weight$/, /^(?:bold|bolder|[6-9]\d\d)$/, 'strong'],
  [/^font-style$/, /^(?:italic|oblique)\b/, 'em'],
];
/** Inside these no tag can stand around all they say. */
const TAGS_WITHOUT_WORDS: ReadonlySet<string> = new Set([
  ...[
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'colgroup',
    'col',
    'ul',
    'ol',
    'dl',
    'menu',
    'figure',
    'details',
  ],
  ...['br', 'hr', 'wbr', 'img', 'iframe', 'picture', 'ruby'],
]);
const ALIGNMENT = /(?:^|;)\s*text-align\s*:\s*(center|right|end)\b/i;
const COLOUR = /(?:^|;)\s*color\s*:/i;

/** What a style is called, and its value. */
type Style = readonly [name: RegExp, value: RegExp];

export type Attributes = Readonly<Record<string, string>>;

/** The class that stands for an alignment an editor chose. */
export function alignedClass({ style = '', align = '' }: Attributes): string | undefined {
  const side = (ALIGNMENT.exec(style)?.[1] ?? /^(?:center|right)$/i.exec(align)?.[0])?.toLowerCase();
  return side && (side === 'center' ? 'align-center' : 'align-right');
}

/** Whether an editor gave the words a colour. */
export const isColoured = ({ style = '', color }: Attributes): boolean =>
  color !== undefined || COLOUR.test(style);

/** Tags that say what the style of this one says, each once, the outermost first. */
export function tagsOfStyle(tag: string, { style = '' }: Attributes): string[] {
  const tags = stylesOf(style).flatMap(([name, value]) => tagsFor(tag, name, value));
  return [...new Set(tags)].filter((inner) => inner !== tag && !(tag === 'a' && inner === 'u'));
}

function tagsFor(tag: string, name: string, value: string): string[] {
  if (TAGS_WITHOUT_WORDS.has(tag)) return [];
  return TAGS_OF_STYLES.flatMap(([names, values, inner]) =>
    names.test(name) && values.test(value) ? [inner] : [],
  );
}

function stylesOf(style: string): [name: string, value: string][] {
  return style.split(';').map((rule) => {
    const [name = '', value = ''] = rule.toLowerCase().split(/:(.*)/s);
    return [name.trim(), value.replace(/!\s*important/, '').trim()];
  });
}

/**
 * What of one tag does not reach the page, by names of tags and attributes alone: `form`, `p[class]`,
 * `span[style: color]`. Addresses are judged where they are cleaned.
 */
export function namesLeftOut(tag: string, attributes: Attributes): string[] {
  if (tag === 'script' && /^(?:https?:)?\/\/cdn\.iframe\.ly\//.test(attributes.src ?? '')) return [];
  if (EMBEDDING_TAGS.has(tag) || tag === 'source') return [];
  const kept = KEPT_TAGS[TAGS_INSTEAD[tag] ?? tag];
  if (kept === undefined && !TAGS_WITHOUT_LOSS.has(tag)) return [tag];
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'title' && TAGS_EXPLAINED_BY_TITLE.has(tag)) return [`${tag}[title]`];
    if (kept?.includes(name) || ATTRIBUTES_WITHOUT_LOSS.has(name)) return [];
    if (name === 'style') return stylesLeftOut(tag, value).map((style) => `${tag}[style: ${style}]`);
    if (name === 'class') return isClassKept(tag, value) ? [] : [`${tag}[class]`];
    if (name === 'src' || name.startsWith('data-iframely-') || /^data-(?:filename|start|end)$/.test(name))
      return [];
    return /^[a-z][a-z0-9:-]*$/.test(name) ? [`${tag}[${name}]`] : [];
  });
}

function stylesLeftOut(tag: string, style: string): string[] {
  return stylesOf(style).flatMap(([name, value]) => {
    const isLoss = STYLES_WITH_LOSS.some(([names, values]) => names.test(name) && values.test(value));
    const isPlace = name === 'vertical-align' && tag === 'img';
    return isLoss && !isPlace && tagsFor(tag, name, value).length === 0 ? [name] : [];
  });
}

function isClassKept(tag: string, value: string): boolean {
  const ours = tag === 'aside' ? ASIDE_CLASSES : [];
  const names = value.split(/\s+/).filter((name) => name !== '');
  return names.every((name) => ours.includes(name) || CLASS_WITHOUT_LOSS.test(name));
}
