import { createHash, randomBytes } from 'node:crypto';
import { nextEdgeOfHours } from '@hidamari/domain/consultation-hours';
import { CONTENT_CACHE_SECONDS } from '@hidamari/domain/limits';
import type { DrawnDocument } from '@hidamari/web/page-context';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MessageBus } from '../../bus/message-bus.ts';
import type { Clock } from '../../dependencies.ts';
import { networkOf } from '../address-networks.ts';
import type { RequestFacts } from '../caller.ts';
import type { Turns } from '../limit-concurrency.ts';
import { type Coding, codingFor, type PackingCare, packWhole, WORTH_COMPRESSING } from '../packing.ts';
import { type OutsideOrigins, outsideOrigins, pagePolicy } from '../security-headers.ts';
import type { ResolvedVariant } from '../site.ts';
import { proveInlineScripts } from './inline-scripts.ts';
import type { PageAddress } from './page-address.ts';
import { type Cacheable, createPageCache } from './page-cache.ts';
import { type PageContextTools, pageContextFor, watchContent } from './page-context-for.ts';
import {
  DOCUMENT_TYPE,
  isDrawn,
  isDrawnAsDocument,
  type PageHandler,
  refuseBareFault,
} from './page-handler.ts';
import { pageStatus, UNAVAILABLE_RETRY_AFTER } from './page-status.ts';

/** Pages that are the same for every visitor of a variant, kept as buffers. */
export interface SharedPages {
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: { address: PageAddress; resolved: ResolvedVariant },
  ): Promise<FastifyReply>;
  /** Stops listening to the bus. */
  close(): void;
}

const CACHE_LIMITS = { maxEntries: 1_000, maxBytes: 64 * 1_048_576 };

/** 600 s, or the next edge of what the page shows (architecture: public page). */
const LONGEST_LIFE_MS = 600_000;

/** A page that had to do without something, or with an old copy, is asked for again soon: the fault may be over. */
const UNSOUND_LIFE_MS = 10_000;

/** Shows the end of the maintenance, which changes without a purge on servers without a shared bus. */
const NEVER_KEPT = new Set(['/maintenance']);

interface Options extends PageContextTools {
  handler: PageHandler;
  clock: Clock;
  bus: MessageBus;
  /** Counts a render against the address that asked for it. */
  limitByAddress: (address: string) => Promise<void>;
  turns: Pick<Turns, 'take'>;
}

export function createSharedPages(options: Options): SharedPages {
  const { handler, clock, bus, limitByAddress, turns } = options;
  const cache = createPageCache<StoredPage>(CACHE_LIMITS);
  const stops = (['maintenance-changed', 'content-changed', 'closures-changed'] as const).map((topic) =>
    bus.subscribe(topic, () => cache.purge()),
  );

  const render = async (facts: RequestFacts, address: PageAddress, resolved: ResolvedVariant) => {
    const marker = randomBytes(18).toString('base64url');
    const now = clock();
    const { content, isSound, oldestRead } = watchContent(options.content);
    const tools = { ...options, content };
    const context = pageContextFor(tools, {
      // Nothing that the visitor sent: the bytes are for everybody.
      facts: { ...facts, now, userAgent: '' },
      nonce: marker,
      isShared: true,
      isDocument: isDrawnAsDocument(address, { kind: 'enter' }),
      member: null,
      hasChallenge: false,
      onOrganizationHost: resolved.onOrganizationHost,
      cookie: `eligibility=${resolved.eligibility}`,
    });
    const request = new Request(facts.origin + address.renderPath, {
      headers: { host: facts.host },
    });
    const response = await handler(request, context, { kind: 'enter' });
    refuseBareFault(response);
    const life = isSound() ? LONGEST_LIFE_MS : UNSOUND_LIFE_MS;
    // Never longer than the copies that it was drawn of: nobody reads content that is older than they may be.
    const contentEnds = oldestRead() + CONTENT_CACHE_SECONDS * 1_000;
    const edge = nextEdgeOfHours(now, await context.site.closures).getTime();
    const expiresAt = Math.min(now.getTime() + life, contentEnds, edge);
    const outside = outsideOrigins(options.settings, { screenPath: address.screenPath });
    const page = await storePage(response, { marker, expiresAt, outside });
    return { answer: page, keep: page.status === 200 && !NEVER_KEPT.has(address.screenPath) ? page : null };
  };

  return {
    async answer(request, reply, { address, resolved }) {
      const { facts } = request;
      const key = keyOf(facts, address);
      const now = clock().getTime();
      const kept = cache.read(key, now);
      if (kept !== null)
        return sendStored(request, reply, { page: kept, isKept: true, address, resolved, now });
      await limitByAddress(request.ip);
      const asker = { kind: 'visitor', network: networkOf(request.ip) } as const;
      const page = await cache.fill(key, () => turns.take(asker, () => render(facts, address, resolved)));
      return sendStored(request, reply, { page, isKept: false, address, resolved, now });
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}

/** Variant (which settles the eligibility), host, path and known query: nothing else decides the bytes. */
function keyOf({ variant, host }: RequestFacts, { renderPath }: PageAddress): string {
  return `${variant} ${host} ${renderPath}`;
}

interface Sending {
  page: StoredPage;
  /** It came from the cache, and was not rendered for this answer. */
  isKept: boolean;
  address: PageAddress;
  resolved: ResolvedVariant;
  now: number;
}

async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isKept, address, resolved, now }: Sending,
): Promise<FastifyReply> {
  const status = address.isData ? page.status : pageStatus(address.screenPath, page.status);
  reply.header('content-security-policy', page.policy).headers(page.routerHeaders);
  if (page.location !== null) reply.header('location', page.location);
  if (status === 503) reply.header('retry-after', String(UNAVAILABLE_RETRY_AFTER));
  const isFresh = status === 200;
  if (!request.jar.isEmpty || !isFresh) {
    // A cookie is for one person; a fault is for now.
    request.jar.applyTo(reply);
    reply.header('cache-control', 'private, no-store');
  } else if (resolved.onOrganizationHost) {
    // Host and address alone decide these bytes; a session makes another page of the same address.
    const seconds = Math.max(0, Math.floor((page.expiresAt - now) / 1_000));
    reply
      .header('cache-control', `public, max-age=0, s-maxage=${seconds}, must-revalidate`)
      .header('etag', page.etag);
    reply.header('vary', 'Accept-Encoding, Cookie');
  } else {
    reply
      .header('cache-control', 'private, no-cache')
      .header('etag', page.etag)
      .header('vary', 'Accept-Encoding, Cookie');
  }
  if (isFresh && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const { body, coding } = await bodyFor(page, request.headers['accept-encoding'], isKept ? 'well' : 'haste');
  reply.code(status).header('content-type', page.contentType).header('content-length', body.length);
  if (coding !== null) reply.header('content-encoding', coding);
  return reply.send(request.method === 'HEAD' ? '' : body);
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((known) => known.trim() === etag) ?? false;
}

/** A visitor's page, whole: the same bytes for everybody who asks under the same key. */
interface StoredPage extends Cacheable {
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

/** Headers of the router that travel with its data answers. */
const ROUTER_HEADERS = ['x-remix-response', 'x-remix-reload-document'];

/** How an answer is stored. */
interface Storing {
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
  { marker, expiresAt, outside }: Storing,
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
