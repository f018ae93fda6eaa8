/** Business days within which a written question is answered (G9, G122). */
export const REPLY_BUSINESS_DAYS = 3;

/** 「3営業日以内にお返事します」, as mail and forms promise it: the one place that says so. */
export const REPLY_PROMISE = `${REPLY_BUSINESS_DAYS}営業日以内にお返事します`;
