/**
 * What `status_code` of GET line/link-token, PUT line/unlink and PUT line/friend-status can say (specification section 7:
 * the status is kept in the result). The screens branch on it; there is no other value.
 */
export const LINE_STATUS = {
  /** Done. */
  ok: 200,
  /** LINE does not know the access token, or no longer: open the page from LINE again. */
  token_refused: 401,
  /** A true token of LINE, but given to somebody else's service. */
  foreign_token: 403,
  /**
   * unlink, friend-status: no portal account is linked with this LINE account. link-token: our official account does not
   * know it, as LINE says; it has to become a friend first.
   */
  unknown: 404,
  /** The LINE account is linked with a portal account already (link-token). */
  already_linked: 409,
  /** LINE does not answer just now; nothing was changed. */
  line_down: 503,
} as const;

/** Statuses by call, closed. */
export const LINE_STATUSES = {
  'link-token': [
    LINE_STATUS.ok,
    LINE_STATUS.token_refused,
    LINE_STATUS.foreign_token,
    LINE_STATUS.unknown,
    LINE_STATUS.already_linked,
    LINE_STATUS.line_down,
  ],
  unlink: [
    LINE_STATUS.ok,
    LINE_STATUS.token_refused,
    LINE_STATUS.foreign_token,
    LINE_STATUS.unknown,
    LINE_STATUS.line_down,
  ],
  'friend-status': [
    LINE_STATUS.ok,
    LINE_STATUS.token_refused,
    LINE_STATUS.foreign_token,
    LINE_STATUS.unknown,
    LINE_STATUS.line_down,
  ],
} as const;

export type LineStatusOf<Call extends keyof typeof LINE_STATUSES> = (typeof LINE_STATUSES)[Call][number];

/** How long a link token, and the nonce that follows it, can be used (G54). */
export const LINE_LINK_SECONDS = 600;

/**
 * How an attempt to link ended, once LINE has spoken. `another_line`: the dialog was confirmed in another LINE account than
 * the one that the attempt began in, which is what an address passed on by somebody else comes to.
 */
const LINE_LINK_OUTCOMES = [
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
