const MEGABYTE = 1024 * 1024;

/** A file's size as a person reads it; at least 0.1MB. */
export function sizeWords(bytes: number): string {
  return `${Math.max(0.1, bytes / MEGABYTE).toFixed(1)}MB`;
}

/** What a file of a log is called: 画像1, 書類2. `number` counts from 1. */
export function fileName(isPaper: boolean, number: number): string {
  return `${isPaper ? '書類' : '画像'}${number}`;
}

/** Where a kept file is read; with the member's session alone. */
export const fileHref = (key: string) => `/files/${key}`;
export const thumbnailHref = (key: string) => `/files/${key}/thumbnail`;
