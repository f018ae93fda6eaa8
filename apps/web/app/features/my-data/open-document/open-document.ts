import { type ImportFault, MY_DATA_LIMITS, type ReadImport, readImportText } from '@hidamari/domain/my-data';
import { type OpenPicture, readFromZip } from './read-from-zip.ts';

const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

/** What a chosen file holds; `openPicture` is null for the JSON alone, which has no pictures with it. */
export type OpenedDocument =
  | (Extract<ReadImport, { kind: 'ready' }> & { openPicture: OpenPicture | null })
  | Extract<ReadImport, { kind: 'refused' }>;

/**
 * Reads a file that a person chose: the ZIP as it was downloaded, or the JSON alone. It is looked at by its contents,
 * whatever it is called. Never rejects: whatever it is, the answer says so.
 */
export async function openDocument(file: Blob): Promise<OpenedDocument> {
  try {
    const { text, openPicture } = (await isZip(file)) ? await readFromZip(file) : await readWhole(file);
    if (typeof text !== 'string') return { kind: 'refused', fault: text.fault };
    const read = readImportText(text);
    return read.kind === 'ready' ? { ...read, openPicture } : read;
  } catch {
    // The file went meanwhile, or lies where this browser may not read.
    return { kind: 'refused', fault: 'unreadable' };
  }
}

async function isZip(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, ZIP_START.length).arrayBuffer());
  return start.length === ZIP_START.length && ZIP_START.every((byte, place) => start[place] === byte);
}

async function readWhole(file: Blob): Promise<{ text: string | { fault: ImportFault }; openPicture: null }> {
  const isTooLarge = file.size > MY_DATA_LIMITS.importBytes;
  return { text: isTooLarge ? { fault: 'too_large' } : await file.text(), openPicture: null };
}
