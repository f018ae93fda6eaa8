import { fitsAny } from './path-patterns.ts';

/** True for every address of the staff's side, its login too (G42). */
export function isDeskPath(pathname: string): boolean {
  return fitsAny(['/desk', '/desk/*'], pathname);
}
