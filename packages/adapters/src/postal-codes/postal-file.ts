import { type FileHandle, mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PostalDataError } from './port.ts';
import { PostalSection, type PostalSections } from './postal-sections.ts';

/**
 * All postal codes in one file, of which a look-up reads some kilobytes: the marker, then 1,001 places (32 bits, little
 * endian), then the sections 000 to 999, each as gzip of its JSON. Section n lies from place n to place n + 1; without
 * bytes there is none. The check sum of gzip tells a damaged section from a right one.
 */
export const POSTAL_FILE = 'postal-codes.bin';

const MARKER = Buffer.from('hidamari-postal1', 'latin1');
const SECTIONS = 1000;
const PLACE_BYTES = 4;
const SECTIONS_BEGIN = MARKER.length + (SECTIONS + 1) * PLACE_BYTES;

/**
 * Writes the file of a folder, which is made where it is not there yet. The file is put in the old one's place when it is
 * whole: a reader meets the old or the new.
 */
export async function writePostalFile(sections: PostalSections, folder: string): Promise<void> {
  const places = Buffer.alloc((SECTIONS + 1) * PLACE_BYTES);
  const parts: Buffer[] = [];
  let end = SECTIONS_BEGIN;
  places.writeUInt32LE(end);
  for (let number = 0; number < SECTIONS; number += 1) {
    const section = sections.get(String(number).padStart(3, '0'));
    if (section !== undefined) {
      const bytes = gzipSync(JSON.stringify(section), { level: 9 });
      parts.push(bytes);
      end += bytes.length;
    }
    places.writeUInt32LE(end, (number + 1) * PLACE_BYTES);
  }
  await mkdir(folder, { recursive: true });
  const path = join(folder, POSTAL_FILE);
  await writeFile(`${path}.new`, Buffer.concat([MARKER, places, ...parts]));
  await rename(`${path}.new`, path);
}

/** Rejects with PostalDataError unless the folder's file is there, is one of these, and is whole. */
export async function checkPostalFile(folder: string): Promise<void> {
  await readingFrom(folder, async (file) => {
    const head = await bytesOf(file, 0, SECTIONS_BEGIN);
    if (!head.subarray(0, MARKER.length).equals(MARKER)) throw new Error('it is another kind of file');
    let end = SECTIONS_BEGIN;
    for (let at = MARKER.length; at < SECTIONS_BEGIN; at += PLACE_BYTES) {
      const place = head.readUInt32LE(at);
      if (place < end) throw new Error('its list of places is damaged');
      end = place;
    }
    const { size } = await file.stat();
    if (end === SECTIONS_BEGIN || end !== size) throw new Error(`it has ${size} bytes instead of ${end}`);
  });
}

/**
 * What the folder's file knows of three digits; null where no code begins with them. Rejects with PostalDataError where it
 * cannot be read or is damaged there. The file is opened for each look-up: an import is seen at once, and nothing is kept
 * in memory.
 */
export function readPostalSection(folder: string, digits: string): Promise<PostalSection | null> {
  return readingFrom(folder, async (file) => {
    const places = await bytesOf(file, MARKER.length + Number(digits) * PLACE_BYTES, 2 * PLACE_BYTES);
    const [begin, end] = [places.readUInt32LE(0), places.readUInt32LE(PLACE_BYTES)];
    if (begin === end) return null;
    const bytes = await bytesOf(file, begin, end - begin);
    return PostalSection.parse(JSON.parse(gunzipSync(bytes).toString('utf8')));
  });
}

async function readingFrom<Result>(
  folder: string,
  read: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, POSTAL_FILE);
  try {
    await using file = await open(path);
    return await read(file);
  } catch (error) {
    const problem = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'it is not there' : String(error);
    throw new PostalDataError(`The postal codes of ${path} cannot be read: ${problem}`, { cause: error });
  }
}

async function bytesOf(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead !== length) throw new Error('it ends too early');
  return buffer;
}
