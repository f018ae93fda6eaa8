import { randomFillSync } from 'node:crypto';

/** Neither 0 and O nor 1 and I: the number is read out on the telephone (G117). */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;
/** Random bytes are fetched for many requests at once. */
const supply = Buffer.alloc(LENGTH * 400);
let used = supply.length;

/**
 * The number of a request in answers, logs and error pages: two groups of five letters and digits (50 random
 * bits), such as `K7QM2-XPD9A`. It names a request and opens nothing.
 */
export function newRequestId(): string {
  if (used + LENGTH > supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  let id = '';
  for (let place = 0; place < LENGTH; place += 1) {
    if (place === LENGTH / 2) id += '-';
    // 32 letters divide 256 evenly, so none is likelier than another.
    id += LETTERS[(supply[used + place] ?? 0) % LETTERS.length];
  }
  used += LENGTH;
  return id;
}
