/** @typedef {'portal' | 'everything'} Size */

/**
 * Whether the mark of an earlier install covers what is asked for: the same lock file, and that size or more.
 * @param {string} mark
 * @param {{ lock: string, size: Size }} asked
 */
export function isEnough(mark, { lock, size }) {
  const [of, found] = mark.split(' ');
  return of === lock && (found === 'everything' || found === size);
}

/**
 * What to install: never less than is there, be it by an earlier command or by hand (`npm ci`).
 * @param {{ size: Size, hasTools: boolean }} asked
 * @returns {Size}
 */
export function sizeToInstall({ size, hasTools }) {
  return hasTools ? 'everything' : size;
}
