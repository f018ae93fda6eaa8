/** Where a link of a text may lead: another page, a telephone, a mail. */
const SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'tel:', 'sms:', 'mailto:']);
/** Stands for the portal while an address is read; no host has this name (RFC 2606). */
const PORTAL = 'https://portal.invalid';

/**
 * An address as a link may carry it, or null where it leads nowhere that a reader may go. One of the portal stays as it
 * was written; one without a scheme (`//host`) is https, as our pages are. `http:` stays: a hospital's page that has
 * nothing else is still its page, and following a link sends it nothing.
 */
export function linkAddress(written: string): string | null {
  const address = written.trim();
  const url = URL.parse(address, PORTAL);
  if (address === '' || url === null || !SCHEMES.has(url.protocol)) return null;
  if (url.origin === PORTAL) return /^[a-z]+:/i.test(address) ? null : address;
  return /^[a-z]+:/i.test(address) ? address : url.href;
}

/** Link attributes; another host is told nothing of who comes from where. */
export function linkAttributes(href: string): Record<string, string> {
  return /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer external' } : { href };
}

/** A link whose words are ours, in place of what stood there without any. */
export interface WordedLink {
  href: string;
  words: string;
}

/** Names by which readers know the places that films of the library come from. */
const PLACES: Readonly<Record<string, string>> = {
  'www.youtube.com': 'YouTube',
  'youtube.com': 'YouTube',
  'www.youtube-nocookie.com': 'YouTube',
  'youtu.be': 'YouTube',
  'player.vimeo.com': 'Vimeo',
  'vimeo.com': 'Vimeo',
};
const NOUNS: Readonly<Record<string, string>> = { video: '動画を見る', audio: '音声を聞く' };

/**
 * A link to what an embedding tag would have shown, with the title an editor gave it, else with what it is and where.
 * Null where it names no page.
 */
export function embeddedLink(tag: string, attributes: Readonly<Record<string, string>>): WordedLink | null {
  const written = attributes.src ?? attributes.data ?? attributes.href ?? attributes['data-iframely-url'];
  const url = URL.parse(linkAddress(written ?? '') ?? '');
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const title = attributes.title?.trim();
  const place = PLACES[url.hostname];
  const what = place ? `${place}の動画を見る` : (NOUNS[tag] ?? `${url.hostname}のページを見る`);
  return { href: pageOf(url), words: title || what };
}

/** A film's player has no words around it; its own page has. */
function pageOf(url: URL): string {
  const film = /^\/embed\/([\w-]+)$/.exec(url.pathname)?.[1];
  return film && PLACES[url.hostname] === 'YouTube' ? `https://www.youtube.com/watch?v=${film}` : url.href;
}
