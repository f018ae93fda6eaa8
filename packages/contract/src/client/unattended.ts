/**
 * Header of a call that a page makes by itself, without anybody having done anything: a list that is asked for again,
 * a live connection that opens anew. A session is not in use because of it (G35, G42), so it can only ever end sooner: who leaves
 * it out gains what every call has, who sends it loses that.
 */
export const UNATTENDED_HEADER = 'x-unattended';
