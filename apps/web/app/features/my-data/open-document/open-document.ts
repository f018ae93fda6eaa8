import { type ImportFault, MY_DATA_LIMITS, type ReadImport, readImportText } from '@hidamari/domain/my-data';
import { readFromZip } from './read-from-zip.ts';

const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

/**
 * Reads a file that a person chose: the ZIP as it was downloaded, whose pictures are never read, or the JSON alone. It
 * is looked at by its contents, whatever it is called. Never rejects: whatever it is, the answer says so.
 */
export async function openDocument(file: Blob): Promise<ReadImport> {
  try {
    const text = (await isZip(file)) ? await readFromZip(file) : await readWhole(file);
    return typeof text === 'string' ? readImportText(text) : { kind: 'refused', fault: text.fault };
  } catch {
    // The file went meanwhile, or lies where this browser may not read.
    return { kind: 'refused', fault: 'unreadable' };
  }
}

async function isZip(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, ZIP_START.length).arrayBuffer());
  return start.length === ZIP_START.length && ZIP_START.every((byte, place) => start[place] === byte);
}

async function readWhole(file: Blob): Promise<string | { fault: ImportFault }> {
  return file.size > MY_DATA_LIMITS.importBytes ? { fault: 'too_large' } : await file.text();
}
