/** Screens that are themselves the answer to a fault say so in their status, not only in words. */
const STATUS_BY_SCREEN: Readonly<Record<string, number>> = {
  '/404': 404,
  '/500': 500,
  '/503': 503,
  '/maintenance': 503,
};

/** Seconds that /503 asks a caller to wait. */
export const UNAVAILABLE_RETRY_AFTER = 60;

/** The status of a rendered screen. */
export function pageStatus(screenPath: string, rendered: number): number {
  return rendered === 200 ? (STATUS_BY_SCREEN[screenPath] ?? rendered) : rendered;
}
