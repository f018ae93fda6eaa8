import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './content-codings.ts';

/** Past these a page of a member's shrinks by a few hundredths, for twice the time (decision 0115). */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Packs an answer that is there as a whole. */
export function packWhole(body: string | Buffer, coding: Coding): Promise<Buffer> {
  return coding === 'br' ? compressBrotli(body, BROTLI) : compressGzip(body, { level: GZIP_LEVEL });
}
