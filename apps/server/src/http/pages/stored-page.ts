import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { holdScripts } from '@hidamari/web/held-scripts';
import { type OutsideOrigins, pagePolicy } from '../security-headers.ts';
import { proveInlineScripts } from './inline-scripts.ts';
import type { Cacheable } from './page-cache.ts';

/** A visitor's page, whole: the same bytes for everybody who asks under the same key. */
export interface StoredPage extends Cacheable {
  status: number;
  contentType: string;
  /** Marks the router's own data answers; the browser's router looks for it. */
  routerHeaders: Readonly<Record<string, string>>;
  location: string | null;
  policy: string;
  etag: string;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Smaller answers gain nothing. */
const WORTH_COMPRESSING = 1_024;
/** 600 s, or the next edge of what the page shows (architecture: public page). */
export const LONGEST_LIFE_MS = 600_000;

/** Headers of the router that travel with its data answers. */
const ROUTER_HEADERS = ['x-remix-response', 'x-remix-reload-document'];

interface Options {
  /** One-time marker that the renderer put on its own scripts, in place of a nonce. */
  marker: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** What the page may load from elsewhere. */
  outside: OutsideOrigins;
}

/** Reads a rendered answer whole: marker off, scripts hashed, compressed once, hashed for its ETag. */
export async function storePage(
  response: Response,
  { marker, expiresAt, outside }: Options,
): Promise<StoredPage> {
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  const marked = holdScripts(await response.text());
  const { html, hashes } = proveInlineScripts(marked, marker);
  const plain = Buffer.from(html);
  const isWorth = plain.length >= WORTH_COMPRESSING && response.status === 200;
  const [br, zipped] = isWorth
    ? await Promise.all([
        compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
        compressGzip(plain, { level: 6 }),
      ])
    : [null, null];
  return {
    status: response.status,
    contentType,
    routerHeaders: routerHeadersOf(response.headers),
    location: response.headers.get('location'),
    policy: pagePolicy({ hashes }, outside),
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    plain,
    br,
    gzip: zipped,
    bytes: plain.length + (br?.length ?? 0) + (zipped?.length ?? 0),
    expiresAt,
  };
}

export function routerHeadersOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    ROUTER_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The smallest body that the browser accepts, with its content coding. */
export function bodyFor(
  page: StoredPage,
  acceptEncoding: string | undefined,
): { body: Buffer; coding: string | null } {
  const accepted = acceptedCodings(acceptEncoding);
  if (page.br !== null && accepted.has('br')) return { body: page.br, coding: 'br' };
  if (page.gzip !== null && accepted.has('gzip')) return { body: page.gzip, coding: 'gzip' };
  return { body: page.plain, coding: null };
}

/** Browsers send a handful of headers: what was read of them is remembered. */
const REMEMBERED_HEADERS = 100;
const remembered = new Map<string, ReadonlySet<string>>();

function acceptedCodings(header = ''): ReadonlySet<string> {
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const accepted = readCodings(header);
  if (remembered.size >= REMEMBERED_HEADERS) remembered.clear();
  remembered.set(header, accepted);
  return accepted;
}

function readCodings(header: string): ReadonlySet<string> {
  const accepted = new Set<string>();
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (!isRefused) accepted.add(coding);
  }
  return accepted;
}
