/** What a page says of itself in its HTML. */
export interface PageSource {
  title: string;
  robots: string | null;
  /** Own screens that its links lead to, with query, as written; a kept file is no screen. */
  ownLinks: string[];
}

/** Reads title, robots and links of a page's HTML. */
export function readPageSource(html: string): PageSource {
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => unescaped(href));
  return {
    title: unescaped(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null,
    ownLinks: links.filter((href) => /^\/(?!\/|files\/)/.test(href)),
  };
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
