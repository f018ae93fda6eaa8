import { type ImportFault, MY_DATA_FILES, MY_DATA_LIMITS, picturePath } from '@hidamari/domain/my-data';
import { LOG_FILE_HEAD_BYTES, LOG_LIMITS, logFileTypeOf } from '@hidamari/domain/treatment-logs';

type Read = string | { fault: ImportFault };

/** Where a file of the ZIP lies, as its list at the end says. */
interface ZipEntry {
  name: string;
  method: number;
  /** CRC-32 of the file before it was packed. */
  checkSum: number;
  packedBytes: number;
  bytes: number;
  /** Of its own head, from the start of the ZIP. */
  offset: number;
}

/** Signatures and fixed lengths of the ZIP format (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
const END = { signature: 0x06054b50, bytes: 22, mostBytes: 22 + 65_535 };
const LISTED = { signature: 0x02014b50, bytes: 46 };
const HEAD = { signature: 0x04034b50, bytes: 30 };
const ENDING = /\.[a-z]+$/;
const STORED = 0;
const DEFLATED = 8;
/** The list of a diary with a thousand pictures has some 100 KB. */
const MOST_LIST_BYTES = 8 * 1024 * 1024;

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

/** Opens a picture or paper of the ZIP by the number that a log names; null when it is not there, or is none of ours. */
export type OpenPicture = (key: string) => Promise<Blob | null>;

/**
 * The text of our document inside a ZIP, and its pictures as they are asked for. Only the list at the end and the asked
 * files are read: a ZIP with a year of pictures is larger than a telephone's memory. Rejects for a ZIP that is not in
 * order.
 */
export async function readFromZip(file: Blob): Promise<{ text: Read; openPicture: OpenPicture }> {
  const entries = await readList(file);
  return { text: await readText(file, entries), openPicture: (key) => openPicture(file, entries, key) };
}

/** Packed again by hand, everything lies in a folder. */
const isAt = (name: string, wanted: string) => name === wanted || name.endsWith(`/${wanted}`);

async function readText(file: Blob, entries: readonly ZipEntry[]): Promise<Read> {
  const entry = entries.find(({ name }) => isAt(name, MY_DATA_FILES.document));
  if (!entry) return { fault: 'no_document' };
  if (entry.bytes > MY_DATA_LIMITS.importBytes) return { fault: 'too_large' };
  const text = await readBounded(await unpack(file, entry), MY_DATA_LIMITS.importBytes);
  return text === null ? { fault: 'too_large' } : await text.text();
}

async function openPicture(file: Blob, entries: readonly ZipEntry[], key: string): Promise<Blob | null> {
  const wanted = picturePath(key);
  const entry = entries.find(({ name }) => isAt(name.replace(ENDING, ''), wanted));
  if (!entry || entry.bytes > LOG_LIMITS.imageBytes) return null;
  try {
    const bytes = await readBounded(await unpack(file, entry), LOG_LIMITS.imageBytes);
    const type =
      bytes && logFileTypeOf(new Uint8Array(await bytes.slice(0, LOG_FILE_HEAD_BYTES).arrayBuffer()));
    return type ? new Blob([bytes], { type }) : null;
  } catch {
    // One picture that is broken keeps no other from coming back.
    return null;
  }
}

async function readList(file: Blob): Promise<ZipEntry[]> {
  const tailStart = Math.max(0, file.size - END.mostBytes);
  const tail = await viewOf(file.slice(tailStart));
  const at = findEnd(tail);
  const bytes = tail.getUint32(at + 12, true);
  const offset = tail.getUint32(at + 16, true);
  if (bytes > MOST_LIST_BYTES || offset + bytes > file.size)
    throw new Error('The list of the ZIP is broken.');
  return entriesIn(await viewOf(file.slice(offset, offset + bytes)));
}

function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - END.bytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) === END.signature) return at;
  }
  throw new Error('The end of the ZIP is missing: it was not downloaded whole.');
}

function entriesIn(list: DataView): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + LISTED.bytes <= list.byteLength && list.getUint32(at, true) === LISTED.signature) {
    const lengthAt = (place: number) => list.getUint16(at + place, true);
    const nameBytes = new Uint8Array(list.buffer, at + LISTED.bytes, lengthAt(28));
    entries.push({
      name: new TextDecoder().decode(nameBytes),
      method: lengthAt(10),
      checkSum: list.getUint32(at + 16, true),
      packedBytes: list.getUint32(at + 20, true),
      bytes: list.getUint32(at + 24, true),
      offset: list.getUint32(at + 42, true),
    });
    at += LISTED.bytes + lengthAt(28) + lengthAt(30) + lengthAt(32);
  }
  return entries;
}

/**
 * The file as it was packed. It breaks off where it is not that any more: the platform's reader of gzip compares the check
 * sum, and one wrong byte in a diary would be taken for what its member wrote.
 */
async function unpack(file: Blob, entry: ZipEntry): Promise<ReadableStream> {
  const { method, packedBytes, offset } = entry;
  const head = await viewOf(file.slice(offset, offset + HEAD.bytes));
  if (head.getUint32(0, true) !== HEAD.signature) throw new Error('The head of a file in the ZIP is broken.');
  const start = offset + HEAD.bytes + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = file.slice(start, start + packedBytes);
  if (method !== STORED && method !== DEFLATED) throw new Error('Packed in a way that no export of ours is.');
  const deflated = method === STORED ? inStoredBlocks(packed) : [packed];
  return new Blob([GZIP_HEAD, ...deflated, gzipTail(entry)])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
}

/** Head of a gzip file that says nothing of itself (RFC 1952, section 2.3). */
const GZIP_HEAD = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

function gzipTail({ checkSum, bytes }: ZipEntry): Uint8Array<ArrayBuffer> {
  const tail = new DataView(new ArrayBuffer(8));
  tail.setUint32(0, checkSum, true);
  tail.setUint32(4, bytes, true);
  return new Uint8Array(tail.buffer);
}

/** As much as a block of deflate holds unpacked (RFC 1951, section 3.2.4). */
const MOST_OF_BLOCK = 65_535;

/** What was never packed, in blocks that say so. */
function inStoredBlocks(file: Blob): BlobPart[] {
  const parts: BlobPart[] = [];
  for (let at = 0; at === 0 || at < file.size; at += MOST_OF_BLOCK) {
    const block = file.slice(at, at + MOST_OF_BLOCK);
    const head = new DataView(new ArrayBuffer(5));
    head.setUint8(0, at + MOST_OF_BLOCK >= file.size ? 1 : 0);
    head.setUint16(1, block.size, true);
    head.setUint16(3, ~block.size & 0xffff, true);
    parts.push(head.buffer, block);
  }
  return parts;
}

/** All of it; null when it is more. What the list says of the length may be wrong. */
async function readBounded(
  unpacked: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Blob | null> {
  const reader = unpacked.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    if (bytes > most) {
      await reader.cancel();
      return null;
    }
    parts.push(next.value);
  }
  return new Blob(parts);
}
