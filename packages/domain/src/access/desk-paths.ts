import { pathTest } from './path-patterns.ts';

/** True for every address of the staff's side, its login too (G42). */
export const isDeskPath = pathTest(['/desk', '/desk/*']);
