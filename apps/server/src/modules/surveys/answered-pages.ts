import type { ResponseRow } from './surveys.repository.ts';

/** The page to go on with: the one behind those that are kept, and never one that is not there. */
export const pageAfter = (response: Pick<ResponseRow, 'pages'> | null, pages: number): number =>
  Math.min((response?.pages ?? 0) + 1, pages);
