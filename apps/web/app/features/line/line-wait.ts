/** Seconds between two looks at whether the link stands: LINE tells the server within moments, or late. */
const WAITS = [1, 1, 2, 2, 3, 4, 6, 8, 10, 15] as const;

/** Milliseconds until the next look after so many; false: nobody waits any longer, and the page says what to do. */
export function nextLook(looks: number): number | false {
  const seconds = WAITS[looks];
  return seconds === undefined ? false : seconds * 1_000;
}
