import type { ArticleHeading, CleanedHtml } from '@hidamari/contract/content';
import sanitizeHtml from 'sanitize-html';

export interface CleanText {
  html: CleanedHtml;
  headings: ArticleHeading[];
}

export interface SanitizeOptions {
  /** Start of the ids of headings: they never meet an id of the page. */
  idPrefix?: string;
  /** Hosts whose frames may stay. None unless an operator lists them. */
  frameHosts?: readonly string[];
}

const ALLOWED_TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'aside', 'div', 'figure', 'figcaption', 'img', 'a'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'em', 'b', 'ruby', 'rt', 'rp'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'iframe'],
];

const ALLOWED_ATTRIBUTES = {
  a: ['href', 'rel'],
  h2: ['id'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  iframe: ['src', 'title', 'width', 'height', 'loading'],
};

/**
 * Cleans HTML from the content service on its way to a page: scripts, handlers, styles, foreign frames and
 * unsafe addresses are gone. `h2` get ids of ours, returned as headings; `aside` keeps only our two looks.
 */
export function sanitizeContent(html: string, options: SanitizeOptions = {}): CleanText {
  const frameHosts = [...(options.frameHosts ?? [])];
  const ids = headingIds(options.idPrefix ?? 'section');
  const clean = sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedClasses: { aside: ['margin', 'memo'] },
    allowedSchemes: ['https', 'tel', 'mailto'],
    allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
    allowProtocolRelative: false,
    allowedIframeHostnames: frameHosts,
    allowIframeRelativeUrls: false,
    transformTags: {
      h1: () => ({ tagName: 'h2', attribs: { id: ids() } }),
      h2: () => ({ tagName: 'h2', attribs: { id: ids() } }),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs.href) }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'iframe' && !isFrameAllowed(attribs.src, frameHosts)) || (tag === 'img' && !attribs.src),
  });
  return { html: clean as CleanedHtml, headings: headingsOf(clean) };
}

function headingIds(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}-${++count}`;
}

function linkAttributes(href = ''): Record<string, string> {
  return /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer external' } : { href };
}

/** sanitize-html leaves an empty frame where it refuses the address, so the frame goes as a whole. */
function isFrameAllowed(src: string | undefined, hosts: readonly string[]): boolean {
  const address = src ? URL.parse(src) : null;
  return address?.protocol === 'https:' && hosts.includes(address.hostname);
}

const HEADING = /<h2 id="([\w-]+)">(.*?)<\/h2>/gs;
const READING = /<r[tp]>.*?<\/r[tp]>/gs;

/** Furigana is left out of the text: a screen reader would read the word twice. */
function headingsOf(html: string): ArticleHeading[] {
  return [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({
    id,
    text: decode(inner.replace(READING, '').replace(/<[^>]*>/g, '')),
  }));
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}
