/** Signs that nobody confuses when a number is read or told: no 0, 1, 5, B, I, O, S, Z. */
const SIGNS = '2346789ACDEFGHJKLMNPQRTUVWXY';
const LENGTH = 8;

/**
 * A receipt number to tell on the telephone, such as `T-7K4M-QX2H`. `bytes` are random, 8 or more: about 38 bits, so
 * a number tells nothing of how many there are and none can be guessed from another.
 */
export function receiptNumber(letter: 'T' | 'K' | 'C' | 'M', bytes: Uint8Array): string {
  if (bytes.length < LENGTH) throw new RangeError('a receipt number needs eight random bytes');
  const signs = Array.from(bytes.subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${letter}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
