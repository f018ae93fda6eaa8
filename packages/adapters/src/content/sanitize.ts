import type { ArticleHeading, CleanedHtml } from '@hidamari/contract/content';
import { withFacts } from '@hidamari/domain/facts';
import { foldWidth, isBlank, stripMarkup } from '@hidamari/domain/japanese-text';
import sanitizeHtml from 'sanitize-html';
import {
  ALIGNED_CLASSES,
  ALIGNED_TAGS,
  ASIDE_CLASSES,
  type Attributes,
  alignedClass,
  EMBEDDING_TAGS,
  isColoured,
  isWritten,
  KEPT_TAGS,
  namesLeftOut,
  TAGS_INSTEAD,
  TAGS_WITHOUT_LOSS,
  tagsOfStyle,
} from './rich-text.ts';
import {
  embeddedLink,
  linkAddress,
  linkAttributes,
  shortNumberAddress,
  type WordedLink,
} from './rich-text-links.ts';

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
/**
 * What sanitize-html cannot write by itself stands in marks until `withMarksWritten`: `data-inner` names tags that stand
 * around all the words of a tag, `data-words` says what a tag says in place of what it holds. Nobody else can set them.
 */
const ALLOWED_ATTRIBUTES = {
  ...Object.fromEntries(Object.entries(KEPT_TAGS).map(([tag, attributes]) => [tag, [...attributes]])),
  a: [...(KEPT_TAGS.a ?? []), 'data-words'],
  span: ['data-words'],
  '*': ['id', 'data-inner'],
};
/** Attributes that are whole numbers; what follows a number, browsers do not read either. */
const NUMBERED: Readonly<Record<string, RegExp>> = {
  start: /^\s*(-?\d{1,9})/,
  value: /^\s*(-?\d{1,9})/,
  span: /^\s*(\d{1,9})/,
};
const ALLOWED_CLASSES = {
  aside: ASIDE_CLASSES,
  ...Object.fromEntries(ALIGNED_TAGS.map((tag) => [tag, ALIGNED_CLASSES])),
};

/**
 * Cleans HTML from the content service on its way to a page: scripts, handlers, styles, foreign frames and
 * unsafe addresses are gone. `h2` get ids of ours, returned as headings, and links to an editor's own ids follow them;
 * `aside` keeps only our two looks. What cannot be shown is replaced by something a person can use (a film by a link to
 * it), or told in `leftOut`. Dated figures stand in place of their ids.
 */
export function sanitizeContent(written: string, options: SanitizeOptions = {}): CleanText {
  const html = withFacts(written);
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
  const named = withNamedLinks(withMarksWritten(clean));
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
      if (!id || ids.has(id) || !isWritten(tag)) return;
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
      attribs: this.own(attributes, tag),
    });
    const kept = [...Object.keys(KEPT_TAGS), ...Object.keys(TAGS_INSTEAD)].map(
      (tag) => [tag, asItIs] as const,
    );
    const bare = [...TAGS_WITHOUT_LOSS].map((tag) => [tag, this.span] as const);
    const embedded = [...EMBEDDING_TAGS].map((tag) => [tag, this.embedded] as const);
    this.transforms = {
      ...Object.fromEntries([...kept, ...bare, ...embedded]),
      ...{ h1: this.heading, h2: this.heading, a: this.link, img: this.picture, source: this.filmSource },
    };
  }

  /** Whether an element goes: whole where nothing of it is left, else its tag alone. */
  isLeftOut({ tag, attribs }: sanitizeHtml.IFrame): boolean | 'excludeTag' {
    if (this.unwrapped.has(attribs)) return 'excludeTag';
    return (tag === 'iframe' || tag === 'img') && !attribs.src && attribs['data-words'] === undefined;
  }

  /**
   * Without an editor's ids and classes, but for an id that is linked to and the look of an alignment; with a mark for what
   * its style says, and numbers only where they are numbers.
   */
  private own(attributes: Attributes, tag: string): Record<string, string> {
    const { id, name, class: looks, 'data-inner': _mark, ...others } = attributes;
    const ownId = this.survey.ids.get(id ?? name ?? '');
    const align = tag === 'center' ? 'center' : others.align;
    const ownLooks = [looks, alignedClass({ ...others, ...(align && { align }) })].filter(Boolean).join(' ');
    const inner = tagsOfStyle(tag, others).join(' ');
    return {
      ...this.numbered(tag, others),
      ...(ownId && { id: ownId }),
      ...(ownLooks && { class: ownLooks }),
      ...(inner && { 'data-inner': inner }),
    };
  }

  private numbered(tag: string, attributes: Attributes): Record<string, string> {
    const known = Object.entries(attributes).flatMap(([name, value]) => {
      const rule = Object.hasOwn(NUMBERED, name) ? NUMBERED[name] : undefined;
      if (rule === undefined) return [[name, value]];
      const number = rule.exec(foldWidth(value))?.[1];
      if (number === undefined && KEPT_TAGS[tag]?.includes(name)) this.survey.leftOut.add(`${tag}[${name}]`);
      return number === undefined ? [] : [[name, number]];
    });
    return Object.fromEntries(known);
  }

  private readonly heading = (tag: string, attributes: Attributes): sanitizeHtml.Tag => {
    this.headings += 1;
    return {
      tagName: 'h2',
      attribs: { ...this.own(attributes, tag), id: `${this.prefix}-${this.headings}` },
    };
  };

  private readonly link = (_tag: string, attributes: Attributes): sanitizeHtml.Tag => {
    if (attributes['data-iframely-url'] !== undefined) {
      const link = embeddedLink('a', attributes);
      if (link === null) this.survey.leftOut.add('a[href]');
      return this.wordedLink('a', link);
    }
    const href = attributes.href === undefined ? null : this.address(attributes.href);
    if (href !== null) {
      return { tagName: 'a', attribs: { ...linkAttributes(href), ...this.idAndInner('a', attributes) } };
    }
    if (attributes.href !== undefined) this.survey.leftOut.add('a[href]');
    return this.span('a', attributes);
  };

  private address(href: string): string | null {
    if (!href.trim().startsWith('#')) return linkAddress(href);
    const id = this.survey.ids.get(anchorName(href));
    return id ? `#${id}` : shortNumberAddress(href);
  }

  private readonly picture = (tagName: string, attributes: Attributes): sanitizeHtml.Tag => {
    const { src = '', ...others } = this.own(attributes, tagName);
    const address = pictureAddress(src);
    if (address !== null) return { tagName, attribs: { src: address, ...others, loading: 'lazy' } };
    this.survey.leftOut.add('img[src]');
    const { alt = '' } = attributes;
    // Its words stay, as a browser shows them: a link around it keeps its name.
    return isBlank(alt) ? { tagName, attribs: {} } : { tagName: 'span', attribs: { 'data-words': alt } };
  };

  /** Not everybody sees a colour, and ours are chosen so that they can be read: coloured words stand out by their weight. */
  private readonly span = (tag: string, attributes: Attributes): sanitizeHtml.Tag => {
    const { id, 'data-inner': inner } = this.idAndInner(tag, attributes);
    const isStrong = tag !== 'a' && isColoured(attributes);
    const tags = new Set([...(isStrong ? ['strong'] : []), ...(inner?.split(' ') ?? [])]);
    const [tagName = 'span', ...others] = tags;
    if (tags.size === 0 && !id) return this.words(tag);
    return {
      tagName,
      attribs: { ...(id && { id }), ...(others.length > 0 && { 'data-inner': others.join(' ') }) },
    };
  };

  private idAndInner(tag: string, attributes: Attributes): Record<string, string> {
    const { id, 'data-inner': inner } = this.own(attributes, tag);
    return { ...(id && { id }), ...(inner && { 'data-inner': inner }) };
  }

  private readonly embedded = (tagName: string, attributes: Attributes): sanitizeHtml.Tag => {
    if (tagName === 'iframe' && isFrameAllowed(attributes.src, this.frameHosts)) {
      return { tagName, attribs: this.own(attributes, tagName) };
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
    return { tagName: 'a', attribs: { ...linkAttributes(link.href), 'data-words': link.words } };
  }
}

/** sanitize-html leaves an empty frame where it refuses the address, so the frame goes as a whole. */
function isFrameAllowed(src: string | undefined, hosts: readonly string[]): boolean {
  const address = src ? URL.parse(src) : null;
  return address?.protocol === 'https:' && hosts.includes(address.hostname);
}

/** Where a picture lies, or null where a page may not load it from there. */
function pictureAddress(written: string): string | null {
  const address = written.trim().replace(/^(?=\/\/)/, 'https:');
  const isElsewhere = /^(?:[^/?#]*[:"<>]|\\)/.test(address);
  return address === '' || (isElsewhere && URL.parse(address)?.protocol !== 'https:') ? null : address;
}

/** A tag as it is written here, or words. */
const PIECE = /<(\/?)([a-z]\w*)([^>]*)>|[^<]+/g;
const MARK = / data-(inner|words)="([^"]*)"/g;

/**
 * Clean HTML with what its marks say, and without them. A link in a link, as a film in one becomes, begins where the outer
 * one ends: a browser would end it there too.
 */
function withMarksWritten(html: string): string {
  /** Of each open tag, what ends it. */
  const ends: string[] = [];
  /** Which of them is a link, and which one's words stand for what it holds. */
  let link = -1;
  let worded = -1;
  return html.replace(PIECE, (piece, slash: string, tag: string | undefined, written: string) => {
    if (slash) {
      const end = ends.pop() ?? '';
      if (ends.length === link) link = -1;
      if (ends.length === worded) worded = -1;
      return end;
    }
    const isOpening = tag !== undefined && !written.endsWith('/');
    if (worded >= 0) {
      if (isOpening) ends.push('');
      return '';
    }
    if (!isOpening) return piece;
    const marks = new Map([...written.matchAll(MARK)].map(([, name = '', value = '']) => [name, value]));
    const tags = [tag, ...(marks.get('inner')?.split(' ') ?? [])];
    const words = marks.get('words');
    if (words !== undefined) worded = ends.length;
    let begin = tags
      .map((name) => `<${name}>`)
      .join('')
      .replace('>', `${written.replace(MARK, '')}>`);
    if (tag === 'a') {
      if (link >= 0) begin = ends.splice(link, 1, '').join('') + begin;
      link = ends.length;
    }
    ends.push(
      tags
        .map((name) => `</${name}>`)
        .toReversed()
        .join(''),
    );
    return begin + (words ?? '');
  });
}

/** A link, as it is written here, that holds no other. */
const LINK = /<a ([^>]*)>((?:(?!<\/?a[ >]).)*)<\/a>/gs;

/**
 * A link whose pictures say nothing is a stop that nobody can tell from another: it says at least what a press does. One
 * that holds nothing at all is no link.
 */
function withNamedLinks(html: string): string {
  return html.replace(LINK, (link, attributes: string, inside: string) => {
    if (!isBlank(inside.replace(/<[^>]*>/g, '')) || inside.includes('<iframe ')) return link;
    if (!inside.includes('<img ')) {
      const id = /\bid="[^"]*"/.exec(attributes)?.[0];
      return id ? `<span ${id}>${inside}</span>` : inside;
    }
    const names = [...inside.matchAll(/ alt="([^"]*)"/g)];
    if (names.some(([, name = '']) => !isBlank(name))) return link;
    const named = inside.replace(/ alt="[^"]*"/g, '').replace('<img ', '<img alt="リンク先を見る" ');
    return `<a ${attributes}>${named}</a>`;
  });
}

const HEADING = /<h2 (?:class="[^"]*" )?id="([\w-]+)"[^>]*>(.*?)<\/h2>/gs;
/** As a table of contents names them: words alone, without furigana, which a screen reader would read twice. */
function headingsOf(html: string): ArticleHeading[] {
  return [...html.matchAll(HEADING)].map(([, id = '', inner = '']) => ({ id, text: stripMarkup(inner) }));
}
