import { createRequire } from 'node:module';
import type { Font } from '@cantoo/fontkit';

const require = createRequire(import.meta.url);

/**
 * Opens a file that holds one font. The reader is loaded when the first file is printed: a start does not wait 120 ms for its
 * tables of letters.
 */
export function openFont(file: Uint8Array): Font {
  const reader: typeof import('@cantoo/fontkit') = require('@cantoo/fontkit');
  const font = reader.create(file);
  if ('fonts' in font) throw new Error('a file of several fonts');
  return font;
}
