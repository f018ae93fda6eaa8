import { pipeline, type Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Coding } from './content-codings.ts';

/** Past these a page of a member's shrinks by a few hundredths, for twice the time (decision 0115). */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

/** Packers of a stream, and what makes them let go of all that they were given. */
const PACKERS = {
  br: () => ({ packer: createBrotliCompress(BROTLI), letGo: constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => ({ packer: createGzip({ level: GZIP_LEVEL }), letGo: constants.Z_SYNC_FLUSH }),
} as const;

/**
 * Packs a stream as it comes: what was written leaves at once, so that a page's first part is not held back by the rest.
 * Parts that come while others are being packed go together. Whoever stops reading ends the source.
 */
export function packStream(source: Readable, coding: Coding): Readable {
  const { packer, letGo } = PACKERS[coding]();
  const intoPacker = new Writable({
    writev(parts, done) {
      packer.write(Buffer.concat(parts.map(({ chunk }) => chunk)));
      packer.flush(letGo, () => done());
    },
    final(done) {
      packer.end(done);
    },
  });
  pipeline(source, intoPacker, (error) => {
    if (error) packer.destroy(error);
  });
  packer.on('close', () => source.destroy());
  return packer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Packs an answer that is there as a whole. */
export function packWhole(body: string, coding: Coding): Promise<Buffer> {
  return coding === 'br' ? compressBrotli(body, BROTLI) : compressGzip(body, { level: GZIP_LEVEL });
}
