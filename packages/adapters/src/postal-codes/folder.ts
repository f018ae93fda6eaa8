import { fileURLToPath } from 'node:url';
import { findPrefecture } from '@hidamari/domain/prefectures';
import type { PostalCodes } from './port.ts';
import { checkPostalFile, readPostalSection } from './postal-file.ts';

/** The data that comes with the portal. */
export const BUNDLED_FOLDER = fileURLToPath(new URL('data', import.meta.url));

/**
 * Looks up in the file of a folder. Rejects with PostalDataError where it is not there or not whole, since every code would
 * then seem unknown.
 */
export async function openFolderPostalCodes(folder: string = BUNDLED_FOLDER): Promise<PostalCodes> {
  await checkPostalFile(folder);
  return {
    async townsOf(code) {
      if (!/^\d{7}$/.test(code)) return [];
      const section = await readPostalSection(folder, code.slice(0, 3));
      const towns = section?.codes[code.slice(3)] ?? section?.codes[code.slice(3, 5)] ?? [];
      return towns.map(([at, town]) => {
        const [prefecture = '', city = ''] = section?.cities[at] ?? [];
        return { prefecture, prefecture_label: findPrefecture(prefecture)?.label ?? '', city, town };
      });
    },
  };
}
