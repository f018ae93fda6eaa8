import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { MY_DATA_FILES, picturePath } from '@hidamari/domain/my-data';
import { ZipFile } from 'yazl';
import { addLogComments } from '../log-comments/index.ts';
import { listTreatmentLogIds, openTreatmentLogs } from '../treatment-logs/index.ts';
import { documentText } from './document.ts';
import { bundleText } from './fhir/fhir-bundle.ts';
import type { MyDataNeeds } from './my-data-needs.ts';
import { readmeText } from './readme/readme-text.ts';
import { LOG_TABLES } from './tables/log-tables.ts';
import { tableText } from './tables/table-text.ts';

type Needs = Pick<MyDataNeeds, 'database' | 'encryption' | 'sections' | 'readPicture'>;

/** A ZIP on its way. */
export interface Archive {
  stream: Readable;
  /** Settles when the last byte is out or nobody reads any more; never rejects. */
  done: Promise<void>;
}

/** Numbers of pictures that a log names and nobody keeps any more. */
const MISSING_PICTURES = `${MY_DATA_FILES.pictures}/MISSING.txt`;

/** Endings of what is kept; a file of an unknown type is whole all the same. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/heic': '.heic',
  'application/pdf': '.pdf',
};

/**
 * Everything of a member as a ZIP (G136), written while it is read: each file goes through the diary anew, a few logs
 * at a time, and the next one begins when the last is out. Nothing is held and nothing is stored. The stream fails
 * when something cannot be read, so that a ZIP that arrives whole is whole.
 */
export function writeArchive(needs: Needs, memberId: string, now: Date): Archive {
  const zip = new ZipFile();
  // yazl writes into a PassThrough; its types know only the older interface.
  const stream = zip.outputStream as Readable;
  const writer = createWriter(zip, stream, now);
  const done = fill(needs, { memberId, now }, writer).then(
    () => zip.end(),
    (error) => void stream.destroy(error),
  );
  const isOut = finished(stream).catch(() => {});
  return { stream, done: Promise.all([done, isOut]).then(() => {}) };
}

/** Adds a file and resolves when its last byte is taken; rejects when it cannot be read or nobody reads any more. */
type Write = (path: string, contents: AsyncIterable<string | Buffer>, isPacked?: boolean) => Promise<void>;

function createWriter(zip: ZipFile, stream: Readable, mtime: Date): Write {
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

async function fill(
  needs: Needs,
  { memberId, now }: { memberId: string; now: Date },
  write: Write,
): Promise<void> {
  const ids = await listTreatmentLogIds(needs.database, memberId);
  const logs = () => openTreatmentLogs(needs, memberId, ids);
  const pictures = new Set<string>();

  await write(MY_DATA_FILES.readme, once(readmeText(needs.sections, now)));
  const sections = await readSections(needs, memberId);
  const document = {
    exportedAt: now,
    sections,
    logs: addLogComments(needs, memberId, notingPictures(logs(), pictures)),
  };
  await write(MY_DATA_FILES.document, documentText(document));
  for (const table of LOG_TABLES) {
    await write(`${MY_DATA_FILES.tables}/${table.file}`, tableText(table, logs()));
  }
  await write(MY_DATA_FILES.bundle, bundleText(logs(), now));
  const missing: string[] = [];
  for (const key of pictures) {
    const picture = await needs.readPicture(memberId, key);
    if (picture === null) {
      missing.push(key);
      continue;
    }
    const path = picturePath(key) + (ENDINGS[picture.contentType] ?? '');
    await write(path, once(picture.bytes), true);
  }
  // The export is whole without it, and says which one is not there.
  if (missing.length > 0) await write(MISSING_PICTURES, once(`\uFEFF${missing.join('\r\n')}\r\n`));
}

async function readSections({ sections }: Needs, memberId: string): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const section of sections) read[section.name] = await section.read(memberId);
  return read;
}

/** The same logs, with the keys of their pictures taken down on the way. */
async function* notingPictures(
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

async function* once<T>(whole: T): AsyncGenerator<T> {
  yield whole;
}
