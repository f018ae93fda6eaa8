/** A staff session ends when nobody has used it for so many seconds (G42). Short: a desk may be left for a moment. */
export const STAFF_IDLE_SECONDS = 30 * 60;
