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
