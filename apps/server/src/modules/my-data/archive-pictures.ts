import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import type { TakenCase } from '../../export-sources.ts';
import { once, type Write } from './archive-writer.ts';
import type { ReadPicture } from './my-data-needs.ts';
import { type PictureFolder, pictureFile } from './picture-files.ts';

/** The same logs, with the keys of their pictures taken down on the way. */
export async function* notingLogPictures(
  logs: AsyncIterable<TreatmentLog>,
  keys: Set<string>,
): AsyncGenerator<TreatmentLog> {
  for await (const log of logs) {
    for (const list of [log.images, ...log.test_results.map(({ images }) => images)]) {
      for (const key of list) keys.add(key);
    }
    yield log;
  }
}

/** The same cases; the keys of their messages' pictures are taken down as the messages are read. */
export async function* notingCasePictures(
  cases: AsyncIterable<TakenCase>,
  keys: Set<string>,
): AsyncGenerator<TakenCase> {
  for await (const one of cases) {
    yield {
      ...one,
      async *messages() {
        for await (const message of one.messages()) {
          for (const { key } of message.pictures) keys.add(key);
          yield message;
        }
      },
    };
  }
}

/**
 * Writes pictures into their folder, one at a time. The export is whole without one that nobody keeps any more:
 * `MISSING.txt` names it.
 */
export async function writePictures(
  readPicture: (key: string) => ReturnType<ReadPicture>,
  { folder, keys }: { folder: PictureFolder; keys: ReadonlySet<string> },
  write: Write,
): Promise<void> {
  const missing: string[] = [];
  for (const key of keys) {
    const picture = await readPicture(key);
    if (picture === null) missing.push(key);
    else await write(pictureFile(folder, key, picture.contentType), once(picture.bytes), true);
  }
  if (missing.length > 0) await write(`${folder}/MISSING.txt`, once(`\uFEFF${missing.join('\r\n')}\r\n`));
}
