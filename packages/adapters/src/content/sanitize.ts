import type { ArticleHeading, CleanedHtml } from '@hidamari/contract/content';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import sanitizeHtml from 'sanitize-html';
import {
  ALIGNED_CLASSES,
  ALIGNED_TAGS,
  ASIDE_CLASSES,
  type Attributes,
  alignedClass,
  EMBEDDING_TAGS,
  isColoured,
  KEPT_TAGS,
  namesLeftOut,
  TAGS_INSTEAD,
} from './rich-text.ts';
import { embeddedLink, linkAddress, linkAttributes, type WordedLink } from './rich-text-links.ts';

export interface CleanText {
  html: CleanedHtml;
  headings: ArticleHeading[];
  /** Tags and attributes that did not reach the page, each once, in their order (`namesLeftOut`). Never a word of the text. */
  leftOut: string[];
}

export interface SanitizeOptions {
  /** Start of the ids of headings: they never meet an id of the page. */
  idPrefix?: string;
  /** Hosts whose frames may stay. None unless an operator lists them. */
  frameHosts?: readonly string[];
}

const ALLOWED_TAGS = [...Object.keys(KEPT_TAGS), 'span'];
const ALLOWED_ATTRIBUTES = {
  ...Object.fromEntries(Object.entries(KEPT_TAGS).map(([tag, attributes]) => [tag, [...attributes]])),
  '*': ['id'],
};
const ALLOWED_CLASSES = {
  aside: ASIDE_CLASSES,
  ...Object.fromEntries(ALIGNED_TAGS.map((tag) => [tag, ALIGNED_CLASSES])),
};

/**
 * Cleans HTML from the content service on its way to a page: scripts, handlers, styles, foreign frames and
 * unsafe addresses are gone. `h2` get ids of ours, returned as headings, and links to an editor's own ids follow them;
 * `aside` keeps only our two looks. What cannot be shown is replaced by something a person can use (a film by a link to
 * it), or told in `leftOut`.
 */
export function sanitizeContent(html: string, options: SanitizeOptions = {}): CleanText {
  const survey = surveyOf(html, options.idPrefix ?? 'section');
  const rewriter = new TagRewriter(survey, options);
  const clean = sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedClasses: ALLOWED_CLASSES,
    allowedSchemes: ['https', 'http', 'tel', 'sms', 'mailto'],
    allowedSchemesByTag: { img: ['https'], iframe: ['https'] },
    allowProtocolRelative: false,
    allowedIframeHostnames: [...(options.frameHosts ?? [])],
    allowIframeRelativeUrls: false,
    transformTags: rewriter.transforms,
    exclusiveFilter: (frame) => rewriter.isLeftOut(frame),
  });
  const named = withNamedLinks(clean);
  return { html: named as CleanedHtml, headings: headingsOf(named), leftOut: [...survey.leftOut] };
}

interface Survey {
  /** Ids of an editor that a link of the same text leads to, and what they are called on the page. */
  ids: ReadonlyMap<string, string>;
  leftOut: Set<string>;
}

/** What has to be known before the first tag is written: where the links within the text lead, and what will be missing. */
function surveyOf(html: string, prefix: string): Survey {
  const ids = new Map<string, string>();
  const targets = new Set<string>();
  const leftOut = new Set<string>();
  let headings = 0;
  sanitizeHtml(html, {
    allowedTags: [],
    onOpenTag: (tag, attributes) => {
      for (const name of namesLeftOut(tag, attributes)) leftOut.add(name);
      if (tag === 'h1' || tag === 'h2') headings += 1;
      if (tag === 'a' && attributes.href) targets.add(anchorName(attributes.href));
      const id = attributes.id ?? (tag === 'a' ? attributes.name : undefined);
      if (!id || ids.has(id)) return;
      ids.set(id, tag === 'h1' || tag === 'h2' ? `${prefix}-${headings}` : `${prefix}-at-${ids.size + 1}`);
    },
  });
  return { ids: new Map([...ids].filter(([id]) => targets.has(id))), leftOut };
}

/** Id that an address within the text names; empty for any other. */
function anchorName(href: string): string {
  const [, name = ''] = /^\s*#(\S+)\s*$/.exec(href) ?? [];
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Rewrites the tags of one text, in their order. */
class TagRewriter {
  readonly transforms: Record<string, sanitizeHtml.Transformer>;
  private readonly survey: Survey;
  private readonly prefix: string;
  private readonly frameHosts: readonly string[];
  /** Attributes of links whose words are ours. */
  private readonly worded = new WeakSet<object>();
  /** Attributes of tags that go while their words stay. */
  private readonly unwrapped = new WeakSet<object>();
  private headings = 0;
  private isFilmLinked = false;

  constructor(survey: Survey, { idPrefix = 'section', frameHosts = [] }: SanitizeOptions) {
    this.survey = survey;
    this.prefix = idPrefix;
    this.frameHosts = frameHosts;
    const asItIs = (tag: string, attributes: Attributes) => ({
      tagName: TAGS_INSTEAD[tag] ?? tag,
      attribs: this.own(attributes),
    });
    const kept = [...Object.keys(KEPT_TAGS), ...Object.keys(TAGS_INSTEAD)].map(
      (tag) => [tag, asItIs] as const,
    );
    const embedded = [...EMBEDDING_TAGS].map((tag) => [tag, this.embedded] as const);
    this.transforms = {
      ...Object.fromEntries([...kept, ...embedded]),
      ...{ h1: this.heading, h2: this.heading, a: this.link, img: this.picture, source: this.filmSource },
      ...{ span: this.span, font: this.span },
    };
  }

  /** Whether an element goes: whole where nothing of it is left, else its tag alone. */
  isLeftOut({ tag, attribs, text, mediaChildren }: sanitizeHtml.IFrame): boolean | 'excludeTag' {
    if (this.worded.has(attribs)) return false;
    if (this.unwrapped.has(attribs)) return 'excludeTag';
    if (tag === 'iframe' || tag === 'img') return !attribs.src;
    return tag === 'a' && attribs.href !== undefined && text.trim() === '' && mediaChildren.length === 0;
  }

  /** Without an editor's ids and classes, but for an id that is linked to and the look of an alignment. */
  private own({ id, name, class: looks, ...others }: Attributes): Record<string, string> {
    const ownId = this.survey.ids.get(id ?? name ?? '');
    const ownLooks = [looks, alignedClass(others)].filter(Boolean).join(' ');
    return { ...others, ...(ownId && { id: ownId }), ...(ownLooks && { class: ownLooks }) };
  }

  private readonly heading = (_tag: string, attributes: Attributes): sanitizeHtml.Tag => {
    this.headings += 1;
    return { tagName: 'h2', attribs: { ...this.own(attributes), id: `${this.prefix}-${this.headings}` } };
  };

  private readonly link = (_tag: string, attributes: Attributes): sanitizeHtml.Tag => {
    if (attributes['data-iframely-url'] !== undefined)
      return this.wordedLink('a', embeddedLink('a', attributes));
    const { id } = this.own(attributes);
    const href = attributes.href === undefined ? null : this.address(attributes.href);
    if (href !== null) return { tagName: 'a', attribs: { ...linkAttributes(href), ...(id && { id }) } };
    if (attributes.href !== undefined) this.survey.leftOut.add('a[href]');
    return id ? { tagName: 'span', attribs: { id } } : this.words('a');
  };

  private address(href: string): string | null {
    if (!href.trim().startsWith('#')) return linkAddress(href);
    const id = this.survey.ids.get(anchorName(href));
    return id ? `#${id}` : null;
  }

  private readonly picture = (tagName: string, attributes: Attributes): sanitizeHtml.Tag => {
    const { src = '', ...others } = this.own(attributes);
    const address = src.startsWith('//') ? `https:${src}` : src;
    if (address === '' || /^http:/i.test(address)) this.survey.leftOut.add('img[src]');
    return { tagName, attribs: { ...(address && { src: address }), ...others, loading: 'lazy' } };
  };

  /** Not everybody sees a colour, and ours are chosen so that they can be read: coloured words stand out by their weight. */
  private readonly span = (_tag: string, attributes: Attributes): sanitizeHtml.Tag => {
    const { id } = this.own(attributes);
    if (isColoured(attributes)) return { tagName: 'strong', attribs: id ? { id } : {} };
    return id ? { tagName: 'span', attribs: { id } } : this.words('span');
  };

  private readonly embedded = (tagName: string, attributes: Attributes): sanitizeHtml.Tag => {
    if (tagName === 'iframe' && isFrameAllowed(attributes.src, this.frameHosts)) {
      return { tagName, attribs: this.own(attributes) };
    }
    const link = embeddedLink(tagName, attributes);
    this.isFilmLinked = link !== null;
    const hasSources = tagName === 'video' || tagName === 'audio';
    if (link === null && !hasSources) this.survey.leftOut.add(tagName);
    // What stands in a frame is for browsers without frames, and goes with it.
    return link === null && tagName === 'iframe' ? { tagName, attribs: {} } : this.wordedLink(tagName, link);
  };

  /** The first source of a film that names none itself; a picture's sources carry no `src`. */
  private readonly filmSource = (_tag: string, attributes: Attributes): sanitizeHtml.Tag => {
    if (this.isFilmLinked) return this.words('source');
    const link = embeddedLink(attributes.type?.startsWith('audio/') ? 'audio' : 'video', attributes);
    this.isFilmLinked = link !== null;
    return this.wordedLink('source', link);
  };

  /** The tag goes, its words stay. */
  private words(tagName: string): sanitizeHtml.Tag {
    const attribs = {};
    this.unwrapped.add(attribs);
    return { tagName, attribs };
  }

  private wordedLink(tagName: string, link: WordedLink | null): sanitizeHtml.Tag {
    if (link === null) return this.words(tagName);
    const attribs = linkAttributes(link.href);
    this.worded.add(attribs);
    return { tagName: 'a', attribs, text: link.words };
  }
}

/** sanitize-html leaves an empty frame where it refuses the address, so the frame goes as a whole. */
function isFrameAllowed(src: string | undefined, hosts: readonly string[]): boolean {
  const address = src ? URL.parse(src) : null;
  return address?.protocol === 'https:' && hosts.includes(address.hostname);
}

/** A link around pictures alone, as it is written here. */
const LINKED_PICTURES = /(<a [^>]*>)((?:\s|<img [^>]*>)*)(<\/a>)/g;

/** A link whose pictures say nothing is a stop that nobody can tell from another: it says at least what a press does. */
function withNamedLinks(html: string): string {
  return html.replace(LINKED_PICTURES, (link, begin: string, pictures: string, end: string) =>
    / alt="[^"]*[^\s"][^"]*"/.test(pictures)
      ? link
      : `${begin}${pictures.replace(/ alt=""/g, '').replace('<img ', '<img alt="リンク先を見る" ')}${end}`,
  );
}

const HEADING = /<h2 (?:class="[^"]*" )?id="([\w-]+)"[^>]*>(.*?)<\/h2>/gs;
/** As a table of contents names them: words alone, without furigana, which a screen reader would read twice. */
function headingsOf(html: string): ArticleHeading[] {
  return [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({ id, text: stripMarkup(inner) }));
}
