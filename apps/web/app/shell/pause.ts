/** A pause in writing, in milliseconds, after which what stands there is looked at. */
export const PAUSE_MS = 800;
