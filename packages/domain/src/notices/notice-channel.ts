/** What decides how a notice goes. */
export interface ChannelFacts {
  chosen: 'mail' | 'line' | 'none';
  hasEmail: boolean;
  /** A LINE account is linked, and the variant has LINE. */
  isLineLinked: boolean;
  /** Whether our official account is a friend; null while LINE told nothing. A message to a stranger is dropped silently. */
  isLineFriend: boolean | null;
}

/**
 * How a notice goes; null: not at all. Whoever chose LINE and cannot be reached there gets a mail: an answer must not
 * be lost because a link was taken back. Whoever chose mail is never written to by LINE, which shows on a locked screen.
 */
export function noticeChannel(facts: ChannelFacts): 'mail' | 'line' | null {
  if (facts.chosen === 'none') return null;
  if (facts.chosen === 'line' && facts.isLineLinked && facts.isLineFriend !== false) return 'line';
  return facts.hasEmail ? 'mail' : null;
}
