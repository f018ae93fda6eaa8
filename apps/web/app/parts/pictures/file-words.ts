const MEGABYTE = 1024 * 1024;

/**
 * Without `capture`: a telephone asks by itself whether to take a photograph, choose one or fetch a paper. HEIC by name,
 * for browsers that do not count it among the pictures.
 */
export const FILE_ACCEPT = 'image/*,.heic,.heif,application/pdf';

/** A file's size as a person reads it; at least 0.1MB. */
export function sizeWords(bytes: number): string {
  return `${Math.max(0.1, bytes / MEGABYTE).toFixed(1)}MB`;
}

/** What a file is called beside others: 画像1, 書類2. `number` counts from 1. */
export function fileName(isPaper: boolean, number: number): string {
  return `${isPaper ? '書類' : '画像'}${number}`;
}

/** Where a kept file is read; with the member's session alone. */
export const fileHref = (key: string) => `/files/${key}`;
export const thumbnailHref = (key: string) => `/files/${key}/thumbnail`;
