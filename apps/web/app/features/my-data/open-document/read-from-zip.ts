import { type ImportFault, MY_DATA_FILES, MY_DATA_LIMITS } from '@hidamari/domain/my-data';

type Read = string | { fault: ImportFault };

/** Where a file of the ZIP lies, as its list at the end says. */
interface ZipEntry {
  name: string;
  method: number;
  packedBytes: number;
  bytes: number;
  /** Of its own head, from the start of the ZIP. */
  offset: number;
}

/** Signatures and fixed lengths of the ZIP format (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
const END = { signature: 0x06054b50, bytes: 22, mostBytes: 22 + 65_535 };
const LISTED = { signature: 0x02014b50, bytes: 46 };
const HEAD = { signature: 0x04034b50, bytes: 30 };
const STORED = 0;
const DEFLATED = 8;
/** The list of a diary with a thousand pictures has some 100 KB. */
const MOST_LIST_BYTES = 8 * 1024 * 1024;

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

/**
 * The text of our document inside a ZIP. Only the list at the end and that one file are read: a ZIP with a year of
 * pictures is larger than a telephone's memory. Rejects for a ZIP that is not in order.
 */
export async function readFromZip(file: Blob): Promise<Read> {
  const entries = await readList(file);
  const wanted = MY_DATA_FILES.document;
  // Packed again by hand, it lies in a folder.
  const entry = entries.find(({ name }) => name === wanted || name.endsWith(`/${wanted}`));
  if (!entry) return { fault: 'no_document' };
  if (entry.bytes > MY_DATA_LIMITS.importBytes) return { fault: 'too_large' };
  return await readEntry(file, entry);
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
      packedBytes: list.getUint32(at + 20, true),
      bytes: list.getUint32(at + 24, true),
      offset: list.getUint32(at + 42, true),
    });
    at += LISTED.bytes + lengthAt(28) + lengthAt(30) + lengthAt(32);
  }
  return entries;
}

async function readEntry(file: Blob, { method, packedBytes, offset }: ZipEntry): Promise<Read> {
  const head = await viewOf(file.slice(offset, offset + HEAD.bytes));
  if (head.getUint32(0, true) !== HEAD.signature) throw new Error('The head of a file in the ZIP is broken.');
  const start = offset + HEAD.bytes + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = file.slice(start, start + packedBytes);
  if (method === STORED) return await packed.text();
  if (method !== DEFLATED) throw new Error('Packed in a way that no export of ours is.');
  return await readBounded(packed.stream().pipeThrough(new DecompressionStream('deflate-raw')));
}

/** What the list says of the length may be wrong: nobody unpacks more than a document may have. */
async function readBounded(unpacked: ReadableStream<Uint8Array>): Promise<Read> {
  const decoder = new TextDecoder();
  const reader = unpacked.getReader();
  let text = '';
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    if (bytes > MY_DATA_LIMITS.importBytes) {
      await reader.cancel();
      return { fault: 'too_large' };
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}
