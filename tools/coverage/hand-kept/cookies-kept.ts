import type { CookieName } from '../../../apps/server/src/http/cookies.ts';

/** What each cookie keeps, and for how long. */
export const COOKIES_KEPT: Readonly<Record<CookieName, string>> = {
  session: "Opaque id of a member's session",
  refresh: 'Refresh token, new after each use; one that comes twice ends its session',
  staff_session: 'Session of staff: ends after 30 minutes without use, and after 8 hours',
  staff_challenge: 'A staff login between password and second factor',
  acting_session: "A concierge in a member's place, for 30 minutes",
  hosted_login: 'State, nonce and PKCE verifier of a login that was begun here',
  visit: 'Signed id of a visitor, to which the anti-forgery token belongs',
  login_variant: 'Programme of the login page shown last',
  device: 'Devices that stand in for a second factor, sealed, for a year',
  browser: 'Random id by which a sign-in from a new browser is told, for a year',
  return_path: 'Where a person wanted to go before the login',
  challenge_token: 'The step that is pending',
  'XSRF-TOKEN': 'Anti-forgery token, readable for scripts',
  eligibility: 'Programme of a visitor, for seven days',
  eligibility_renewed: 'That its life was renewed today',
  example_line: 'Who one plays in the example LINE of a local deployment',
  outside_consent: 'What may be sent outside, for 180 days; read by the browser alone',
  left_as: 'What a member was when they left',
};
