import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { ownersIn } from './concurrent-visitors.fixture.ts';
import type { Visit } from './concurrent-visits.fixture.ts';

/** What a browser saw of one answer. */
export interface Seen {
  visit: Visit;
  status: number;
  /** Whose bytes are in it, headers included. */
  owners: string[];
  cacheControl: string | undefined;
  etag: string | undefined;
  /** Names of the cookies that it sets. */
  cookies: string[];
  text: string;
}

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Asks as the visit says, and unpacks what comes. */
export async function see(app: FastifyInstance, visit: Visit): Promise<Seen> {
  const { url, headers, remoteAddress } = visit;
  const answer = await app.inject({ url, headers, remoteAddress });
  const unpack = UNPACK[String(answer.headers['content-encoding'])];
  const text = (unpack?.(answer.rawPayload) ?? answer.rawPayload).toString();
  return {
    visit,
    status: answer.statusCode,
    owners: ownersIn(JSON.stringify(answer.headers) + text),
    cacheControl: answer.headers['cache-control'],
    etag: answer.headers.etag,
    cookies: [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split('=')[0] ?? ''),
    text,
  };
}

/** A visitor's page without a cookie to set: what the cache may keep. */
export const isKept = ({ visit, status, cookies }: Seen): boolean =>
  visit.kind === 'visitor' && status === 200 && cookies.length === 0;

/**
 * Pages that came in more than one form to visitors who asked for the same. Data for one with a dead session is drawn for that
 * moment and says so; it has no version, and is compared with its like.
 */
export function differingPages(seen: readonly Seen[]): string[] {
  const forms = new Map<string, Set<string>>();
  for (const { visit, etag, text } of seen.filter(isKept)) {
    const page = `${visit.variant} ${visit.drawn}${etag === undefined ? ', of the moment' : ''}`;
    forms.set(page, (forms.get(page) ?? new Set()).add(JSON.stringify([etag, text])));
  }
  return [...forms].flatMap(([page, of]) => (of.size > 1 ? [page] : []));
}
