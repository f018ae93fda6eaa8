/** How long a link token, and the nonce that follows it, can be used (G54). */
export const LINE_LINK_SECONDS = 600;

/**
 * How an attempt to link ended, once LINE has spoken. `another_line`: the dialog was confirmed in another LINE account than
 * the one that the attempt began in, which is what an address passed on by somebody else comes to.
 */
export const LINE_LINK_OUTCOMES = [
  'linked',
  'refused_by_line',
  'another_line',
  'line_taken',
  'member_has_line',
  'expired',
  'member_left',
] as const;
export type LineLinkOutcome = (typeof LINE_LINK_OUTCOMES)[number];

/** A member's newest attempt, as /line/complete reads it. */
export const LINE_ATTEMPT_STATES = ['none', 'waiting', ...LINE_LINK_OUTCOMES] as const;
export type LineAttemptState = (typeof LINE_ATTEMPT_STATES)[number];
