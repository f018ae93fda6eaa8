/** A server says so often whose desk is open on it, in seconds. */
export const PRESENCE_BEAT_SECONDS = 30;

/** Two beats that did not come: the server is gone, and with it whoever was at the desk there. */
const PRESENCE_ENDS_SECONDS = PRESENCE_BEAT_SECONDS * 2.5;

/** Whoever was seen since this moment has the desk open. */
export const presentSince = (now: Date): Date => new Date(now.getTime() - PRESENCE_ENDS_SECONDS * 1_000);
