import { stripMarkup } from '@hidamari/domain/japanese-text';

/** What a drawn page tells machines: search engines, and whoever shows a link to it. */
export interface PageHead {
  title: string;
  /** By `name` or `property`; each is there once, or the reading fails. */
  metas: ReadonlyMap<string, string>;
  canonicals: readonly string[];
  /** Things of schema.org, read as a search engine reads them. */
  structured: readonly Record<string, unknown>[];
}

const TAGS = /<(meta|link)\s[^>]*>/g;
const ATTRIBUTES = /([a-z:-]+)="([^"]*)"/gi;
const STRUCTURED = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(ATTRIBUTES)].map(([, name = '', value = '']) => [name, stripMarkup(value)]);
  return Object.fromEntries(pairs);
}

/** Reads the head of a page as it arrived. Throws where a tag that must be one stands twice. */
export function readHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(TAGS)].map(([tag]) => attributesOf(tag));
  const metas = new Map<string, string>();
  for (const { name, property, content } of tags) {
    const key = property ?? name;
    if (key === undefined || content === undefined) continue;
    if (metas.has(key)) throw new Error(`${key} stands twice`);
    metas.set(key, content);
  }
  return {
    title: stripMarkup(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    metas,
    canonicals: tags.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    structured: [...html.matchAll(STRUCTURED)].map(([, json = '']) => JSON.parse(json)),
  };
}
