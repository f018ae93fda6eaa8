import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings that answers are packed with, the smallest first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Smaller answers gain nothing, in bytes. */
export const WORTH_COMPRESSING = 1_024;

/** The smallest of our codings that a browser accepts; null for none. */
export function codingFor(acceptEncoding: string | undefined): Coding | null {
  const accepted = acceptedCodings(acceptEncoding);
  return CODINGS.find((known) => accepted.has(known)) ?? null;
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

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * How much time a packed copy is worth. In haste for whoever waits for a page to be rendered that will be kept: a third
 * larger in a tenth of the time, since many such pages are asked for once. Past `once` a page of a member's shrinks by a
 * few hundredths, for twice the time (decision 0115). Well for what is kept and sent many times.
 */
export type PackingCare = 'haste' | 'once' | 'well';
const LEVELS: Record<Coding, Record<PackingCare, number>> = {
  br: { haste: 0, once: 4, well: 5 },
  gzip: { haste: 1, once: 4, well: 6 },
};

/** Packs an answer that is there as a whole. */
export function packWhole(body: string | Buffer, coding: Coding, care: PackingCare): Promise<Buffer> {
  const level = LEVELS[coding][care];
  return coding === 'br'
    ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
    : compressGzip(body, { level });
}
