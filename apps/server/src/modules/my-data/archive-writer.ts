import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ZipFile } from 'yazl';

/** Adds a file and resolves when its last byte is taken; rejects when it cannot be read or nobody reads any more. */
export type Write = (
  path: string,
  contents: AsyncIterable<string | Buffer>,
  isPacked?: boolean,
) => Promise<void>;

/** Writes into a ZIP whose bytes leave by this stream. */
export function createWriter(zip: ZipFile, stream: Readable, mtime: Date): Write {
  return async (path, contents, isPacked = false) => {
    const source = Readable.from(contents, { objectMode: false });
    const giveUp = () => source.destroy(new Error('The download was given up.'));
    stream.once('close', giveUp);
    try {
      if (stream.destroyed) giveUp();
      else zip.addReadStream(source, path, { mtime, compress: !isPacked });
      await finished(source);
    } finally {
      stream.off('close', giveUp);
    }
  };
}

/** What is there already, as the contents of a file. */
export async function* once<T>(whole: T): AsyncGenerator<T> {
  yield whole;
}
