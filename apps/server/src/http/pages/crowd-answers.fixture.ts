import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { ownersIn } from './crowd.fixture.ts';
import type { Visit } from './crowd-visits.fixture.ts';

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

/** Pages that came in more than one form to visitors who asked for the same; one with a dead session gets no version. */
export function differingPages(seen: readonly Seen[]): string[] {
  const forms = new Map<string, { texts: Set<string>; versions: Set<string> }>();
  for (const { visit, etag, text } of seen.filter(isKept)) {
    const page = `${visit.variant} ${visit.drawn}`;
    const { texts, versions } = forms.get(page) ?? { texts: new Set(), versions: new Set() };
    forms.set(page, { texts: texts.add(text), versions: etag ? versions.add(etag) : versions });
  }
  const differs = [...forms].filter(([, { texts, versions }]) => texts.size > 1 || versions.size > 1);
  return differs.map(([page]) => page);
}
