import { createRequire } from 'node:module';

export type FontReader = typeof import('@pdf-lib/fontkit');

const require = createRequire(import.meta.url);

/** Reads fonts. Loaded when the first file is printed: a start does not wait 120 ms for its tables of letters. */
export const fontReader = (): FontReader => require('@pdf-lib/fontkit');
