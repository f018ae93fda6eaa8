import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** The whole of what a generator of text writes about these items. */
export async function writtenAbout<Item>(
  items: readonly Item[],
  write: (items: AsyncIterable<Item>) => AsyncGenerator<string>,
): Promise<string> {
  return await text(Readable.from(write(Readable.from(items))));
}
