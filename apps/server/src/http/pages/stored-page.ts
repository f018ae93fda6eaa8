import { createHash } from 'node:crypto';
import type { DrawnDocument } from '@hidamari/web/page-context';
import { type Coding, codingFor, type PackingCare, packWhole, WORTH_COMPRESSING } from '../packing.ts';
import { type OutsideOrigins, pagePolicy } from '../security-headers.ts';
import { proveInlineScripts } from './inline-scripts.ts';
import type { Cacheable } from './page-cache.ts';
import { DOCUMENT_TYPE, isDrawn } from './page-handler.ts';

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
  /** Its packed copies, each made when a browser asks for it; null where none is worth making. */
  packed: Map<`${Care} ${Coding}`, Promise<Buffer>> | null;
}

/** Whoever waits for a page to be rendered gets it packed in haste; from then on it is packed well, once. */
type Care = Exclude<PackingCare, 'once'>;

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

/** Reads a rendered answer whole: marker off, scripts hashed, hashed for its ETag. */
export async function storePage(
  answer: Response | DrawnDocument,
  { marker, expiresAt, outside }: Options,
): Promise<StoredPage> {
  const { status } = answer;
  const { marked, ...head } = isDrawn(answer) ? drawnParts(answer) : await responseParts(answer);
  const { html: plain, hashes } = proveInlineScripts(marked, marker);
  const isWorth = plain.length >= WORTH_COMPRESSING && status === 200;
  return {
    status,
    ...head,
    policy: pagePolicy({ hashes }, outside),
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    plain,
    packed: isWorth ? new Map() : null,
    // With room for both packed copies, which come later: text packs to less than half.
    bytes: isWorth ? 2 * plain.length : plain.length,
    expiresAt,
  };
}

type StoredParts = Pick<StoredPage, 'contentType' | 'routerHeaders' | 'location'> & { marked: Buffer };

const drawnParts = ({ html }: DrawnDocument): StoredParts => ({
  marked: Buffer.from(html),
  contentType: DOCUMENT_TYPE,
  routerHeaders: {},
  location: null,
});

async function responseParts(response: Response): Promise<StoredParts> {
  const { headers } = response;
  return {
    marked: Buffer.from(await response.arrayBuffer()),
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    routerHeaders: routerHeadersOf(headers),
    location: headers.get('location'),
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
export async function bodyFor(
  { plain, packed }: StoredPage,
  acceptEncoding: string | undefined,
  care: Care,
): Promise<{ body: Buffer; coding: Coding | null }> {
  const coding = packed && codingFor(acceptEncoding);
  if (!coding) return { body: plain, coding: null };
  const packing = packed.get(`${care} ${coding}`) ?? packWhole(plain, coding, care);
  packed.set(`${care} ${coding}`, packing);
  try {
    return { body: await packing, coding };
  } catch (error) {
    // One failure is not everybody's: the next who asks tries again.
    packed.delete(`${care} ${coding}`);
    throw error;
  } finally {
    // Shared by those who waited together, and not kept.
    if (care === 'haste') packed.delete(`haste ${coding}`);
  }
}
