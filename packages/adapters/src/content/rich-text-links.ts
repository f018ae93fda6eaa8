import { foldCode, foldWidth, isBlank, withoutInvisible } from '@hidamari/domain/japanese-text';
import { telHref } from '@hidamari/domain/site-variants';

/** Stands for the portal while an address is read; no host has this name (RFC 2606). */
const PORTAL = 'https://portal.invalid';
/** The scheme of an address, also as a Japanese keyboard writes it: ｈｔｔｐ：／／. */
const BEGIN = /^[a-zａ-ｚＡ-Ｚ]+[:：](?:[/／]{2})?/i;
/** The scheme of a page with a letter or its colon missing (`ttps://`), and one that was pasted behind another. */
const BROKEN_BEGIN = /^(?!https?:\/\/)h?ttp(s?):?\/\//i;
const DOUBLE_BEGIN = /^(?:https?:\/\/)+(?=https?:\/\/)/i;
const MAIL = /^[^\s@:/?#<>"]+@(?:[^\s@:/?#<>".]+\.)+[a-z]{2,}$/i;
/** A name of a host alone, with or without a path; by its end, so that `index.html` is none. */
const HOST =
  /^(?:[^\s@:/?#.]+\.)+(?:jp|com|net|org|info|gov|edu|int)(?=[:/?#]|$)|^www\.[^\s@:/?#]+\.[a-z]{2,}/i;
/** Numbers that are nothing else: of ten digits or eleven, of three (119), of four behind a # (#7119). */
const NUMBER = /^\(?(?:0(?:[-.()]*\d){9,10}|\+81(?:[-.()]*\d){9,11}|1\d\d|#\d{4})$/;

/**
 * An address as a link may carry it, or null where it leads nowhere that a reader may go. One of the portal begins with
 * `/`, `?` or `#` and stays as it was written. What lacks its scheme and is plainly a host, a mail address or a telephone
 * number gets it, https for a host, as our pages are. `http:` stays: a hospital's page that has nothing else is still its
 * page, and following a link sends it nothing.
 */
export function linkAddress(written: string): string | null {
  const address = withoutInvisible(written)
    .trim()
    .replace(BEGIN, (begin) => foldWidth(begin))
    .replace(BROKEN_BEGIN, 'http$1://')
    .replace(DOUBLE_BEGIN, '');
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/is.exec(address) ?? [];
  switch (scheme.toLowerCase()) {
    case 'https':
    case 'http':
      return pageAddress(address);
    case 'tel':
      return telephoneAddress(rest);
    case 'sms':
      return messageAddress(rest);
    case 'mailto':
      return mailAddress(rest);
    case '':
      return addressWithoutScheme(address);
    default:
      return null;
  }
}

function pageAddress(address: string): string | null {
  const url = URL.parse(address);
  if (url === null) return null;
  return /^https?:\/\//i.test(address) ? address : url.href;
}

function addressWithoutScheme(address: string): string | null {
  const folded = foldWidth(address);
  if (/^[/?#]/.test(address)) {
    const url = URL.parse(address, PORTAL);
    return url?.origin === PORTAL ? address : (url?.href ?? null);
  }
  if (NUMBER.test(foldCode(address))) return telephoneAddress(address);
  if (MAIL.test(folded)) return mailAddress(address);
  return HOST.test(folded) ? (URL.parse(`https://${folded}`)?.href ?? null) : null;
}

/** `#7119` of a text where no part has this name. */
export function shortNumberAddress(written: string): string | null {
  return NUMBER.test(foldCode(written)) ? telephoneAddress(written) : null;
}

/**
 * `tel:` address of a number in any writing. What stands behind the number is another one, or an extension that a telephone
 * cannot dial by itself, and goes, but for a pause with figures.
 */
function telephoneAddress(written: string): string | null {
  const folded = foldCode(decoded(written)).replace(/^\/\//, '');
  const [, sign = '', number = '', extension = ''] =
    /^([+#*]?)([\d\-.()]+)((?:,+|;ext=)\d+)?/.exec(folded.replace(/^\+81-?\(0\)/, '+81')) ?? [];
  const [, digits] = telHref(number)?.split(':') ?? [];
  return digits && digits.length > 2 ? `tel:${sign === '#' ? '%23' : sign}${digits}${extension}` : null;
}

function messageAddress(written: string): string | null {
  const [number = '', words] = written.split(/(?=[?&])/s, 2);
  const address = telephoneAddress(number);
  return address && address.replace('tel:', 'sms:') + (words ?? '');
}

function mailAddress(written: string): string | null {
  const at = written.search(/[?？]/);
  const [to, words] = at < 0 ? [written, ''] : [written.slice(0, at), written.slice(at + 1)];
  const receivers = foldWidth(decoded(to)).replace(/\s/g, '');
  const isKnown = receivers === '' ? words !== '' : receivers.split(',').every((one) => MAIL.test(one));
  return isKnown ? `mailto:${receivers}${words && `?${words}`}` : null;
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
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
const GOOGLE = /^(?:www|maps)\.google\.(?:com|co\.jp)$/;
const NOUNS: Readonly<Record<string, string>> = { video: '動画を見る', audio: '音声を聞く' };

/**
 * A link to what an embedding tag would have shown, with the title an editor gave it, else with what it is and where.
 * Null where it names no page.
 */
export function embeddedLink(tag: string, attributes: Readonly<Record<string, string>>): WordedLink | null {
  const written = attributes.src ?? attributes.data ?? attributes.href ?? attributes['data-iframely-url'];
  const url = URL.parse(linkAddress(written ?? '') ?? '');
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const place = PLACES[url.hostname];
  const isMap = GOOGLE.test(url.hostname) && url.pathname.startsWith('/maps');
  const href = place === 'YouTube' ? youtubePage(url) : isMap ? mapPage(url) : url.href;
  if (href === null) return null;
  const { title = '' } = attributes;
  const page = isMap ? '地図を見る' : `${url.hostname}のページを見る`;
  const what = place ? `${place}の動画を見る` : (NOUNS[tag] ?? page);
  return { href, words: isBlank(title) ? what : title.trim() };
}

/** Google shows a map that is made for a frame nowhere else: its place by name, else its middle (`!2d` east, `!3d` north). */
function mapPage(url: URL): string | null {
  if (!url.pathname.startsWith('/maps/embed')) {
    url.searchParams.delete('output');
    return url.href;
  }
  const [, east, north] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(url.searchParams.get('pb') ?? '') ?? [];
  const place = url.searchParams.get('q') ?? (east && north && `${north},${east}`);
  return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : null;
}

/** A film's player has no words around it; its own page has. Null where the player names neither film, list nor channel. */
function youtubePage(url: URL): string | null {
  const [, player, film = ''] = /^\/(embed|v)\b\/?(.*)$/.exec(url.pathname) ?? [];
  if (player === undefined) return url.href;
  const named = (name: string) => /^[\w-]+$/.exec(url.searchParams.get(name) ?? '')?.[0];
  if (film === 'live_stream') {
    const channel = named('channel');
    return channel ? `https://www.youtube.com/channel/${channel}/live` : null;
  }
  if (film === '' || film === 'videoseries') {
    const list = named('list');
    const isList = (url.searchParams.get('listType') ?? 'playlist') === 'playlist';
    return list && isList ? `https://www.youtube.com/playlist?list=${list}` : null;
  }
  if (!/^[\w-]+$/.test(film)) return null;
  const start = named('start');
  return `https://www.youtube.com/watch?v=${film}${start ? `&t=${start}s` : ''}`;
}
