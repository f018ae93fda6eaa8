import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './content-codings.ts';

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
