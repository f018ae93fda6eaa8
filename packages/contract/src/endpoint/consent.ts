/**
 * What becomes of a call while the member has taken back the consent to keep what concerns an illness (decision 0021).
 * needed: it is refused with `consent_withdrawn`. in the use case: the use case leaves out or refuses what concerns an
 * illness, since the rest of the call goes on or only it finds out whose data it is. stays open: it may tell of an illness
 * and is theirs all the same, such as reading their own consultations (decision 0040). none: nothing of an illness is in it.
 */
export type IllnessConsent = 'needed' | 'in the use case' | 'stays open' | 'none';

/**
 * Whether a call waits until the member has agreed to the texts in force (asked), or why it goes on although one of them
 * has a newer version (G32, decision 0075).
 */
export type TermsConsent =
  | 'asked'
  /** A reading, or an address for what only a later call keeps. */
  | 'nothing is kept'
  /** A visitor may do it as well: whoever is signed in loses nothing by that. */
  | 'open to visitors'
  /** Somebody may be in danger: what they say is never held up. */
  | 'a consultation'
  /** Taking along, deleting and getting back what is one's own, and saying that it is right. */
  | 'own data'
  /** Logging out, leaving, taking a consent back, stopping what was begun, silence from us. */
  | 'a way out'
  /** Passwords, factors, addresses: an account that is not safe harms its owner. */
  | 'safety of the account'
  /** Marks of a page that was seen, put away or liked: nothing is told that the agreed version does not know. */
  | 'a mark';

/** What a call that a member may make asks of their consents. Declared with its access; a call without it does not compile. */
export interface CallConsent {
  readonly illness: IllnessConsent;
  readonly terms: TermsConsent;
}

interface Asking {
  readonly consent?: CallConsent | undefined;
}

/** Of a call that says nothing, although a member may make it: refused by default, as an unknown access is. */
const UNSAID: CallConsent = { illness: 'needed', terms: 'asked' };

const consentOf = ({ consent }: Asking): CallConsent => consent ?? UNSAID;

/** True where a member's call is refused while they have taken back the consent to keep what concerns an illness. */
export function needsIllnessConsent(endpoint: Asking): boolean {
  return consentOf(endpoint).illness === 'needed';
}

/** True where a member's call waits for the consent to the texts in force. */
export function waitsForTerms(endpoint: Asking): boolean {
  return consentOf(endpoint).terms === 'asked';
}
