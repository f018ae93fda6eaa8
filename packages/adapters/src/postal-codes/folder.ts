import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPrefecture } from '@hidamari/domain/prefectures';
import type { PostalCodes } from './port.ts';
import { PostalDataError, SplitFile } from './split-files.ts';

/** The data that comes with the portal. */
export const BUNDLED_FOLDER = fileURLToPath(new URL('data', import.meta.url));

/**
 * Reads the split files of a folder, one for each look-up: an import is seen at once, and nothing fills the memory.
 * Rejects with PostalDataError where the folder holds none, since every code would then seem unknown.
 */
export async function openFolderPostalCodes(folder: string = BUNDLED_FOLDER): Promise<PostalCodes> {
  const names = await readdir(folder).catch(() => []);
  if (!names.some((name) => /^\d{3}\.json$/.test(name))) {
    throw new PostalDataError(`POSTAL_CODES_DIR holds no postal codes: ${folder}`);
  }
  return {
    async townsOf(code) {
      if (!/^\d{7}$/.test(code)) return [];
      const file = await readSplitFile(join(folder, `${code.slice(0, 3)}.json`));
      const towns = file?.codes[code.slice(3)] ?? file?.codes[code.slice(3, 5)] ?? [];
      return towns.map(([at, town]) => {
        const [prefecture = '', city = ''] = file?.cities[at] ?? [];
        return { prefecture, prefecture_label: findPrefecture(prefecture)?.label ?? '', city, town };
      });
    },
  };
}

async function readSplitFile(path: string): Promise<SplitFile | null> {
  try {
    return SplitFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    // Three digits that no code of Japan begins with.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
