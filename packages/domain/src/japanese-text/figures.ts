/**
 * A whole number as people read it: 12,345. Without the browser's own formatting, whose first use keeps a slow phone
 * busy for a tenth of a second, and most lists show a number.
 */
export function formatFigure(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
