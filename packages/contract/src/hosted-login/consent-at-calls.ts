import type { Endpoint } from '../endpoint/index.ts';
import type { CallName } from '../staff/index.ts';

/** Why a call goes on although a text that the member agreed to has a newer version; asked: it does not. */
export type ConsentAtCall =
  | 'asked'
  /** Somebody may be in danger: what they say is never held up. */
  | 'a consultation'
  /** Reading, taking along, deleting and getting back what is one's own, and seeing who has read it. */
  | 'own data'
  /** Logging out, leaving, taking a consent back, stopping what was begun, silence from us. */
  | 'a way out'
  /** Passwords, factors, addresses: an account that is not safe harms its owner. */
  | 'safety of the account'
  /** Marks of a page that was seen, put away or liked: nothing is told that the agreed version does not know. */
  | 'a mark';

/**
 * Every call by which a member writes, and each reading that hands something of theirs to another company: whether it waits
 * until they have agreed to the texts in force (G32, decision 0075). A session that was open when a text changed learns it
 * at the next call that gives us more. A test holds the table whole: a new call has to be thought about.
 */
export const CONSENT_AT_CALLS: Readonly<Partial<Record<CallName, ConsentAtCall>>> = {
  'POST /treatment-logs': 'asked',
  'PUT /treatment-logs/{id}': 'asked',
  'PUT /treatment-logs/check-in': 'asked',
  'POST /treatment-logs/next-visit-information': 'asked',
  'PUT /treatment-logs/{id}/next-visit-information': 'asked',
  'PUT /next-visits/{id}': 'asked',
  'PUT /contact-threshold': 'asked',
  'PUT /monitor-registration': 'asked',
  'PUT /users/me': 'asked',
  'POST /my-data/imports': 'asked',
  'GET /medical_note/verification-token': 'asked',
  'GET /handovers/{partner}/verification-token': 'asked',
  'PUT /line/link-base-account': 'asked',

  'POST /consultations': 'a consultation',
  'POST /consultations/{id}/messages': 'a consultation',
  'PUT /consultations/{id}/marks': 'a consultation',
  'POST /consultations/{id}/corrections': 'a consultation',
  'PUT /consultations/{id}/sharing': 'a consultation',

  'DELETE /treatment-logs/{id}': 'own data',
  'PUT /treatment-logs/{id}/restore': 'own data',
  'POST /treatment-logs/print-files': 'own data',
  'DELETE /next-visits/{id}': 'own data',
  'DELETE /contact-threshold': 'own data',
  'POST /my-data/exports': 'own data',
  'POST /account/privacy-requests': 'own data',
  'POST /account/switch': 'own data',
  'POST /account/entries-confirmation': 'own data',

  'POST /logout': 'a way out',
  'POST /logout/idle': 'a way out',
  'POST /unsubscribe': 'a way out',
  'PUT /account/consents/{kind}': 'a way out',
  'POST /monitor-registration/state': 'a way out',
  'POST /line/send-unlink-confirmation': 'a way out',
  'PUT /users/profile': 'a way out',

  'POST /account-security/proof': 'safety of the account',
  'PUT /account-security/proof': 'safety of the account',
  'POST /account-security/app': 'safety of the account',
  'PUT /account-security/app': 'safety of the account',
  'POST /account-security/sms': 'safety of the account',
  'PUT /account-security/sms': 'safety of the account',
  'POST /account-security/address': 'safety of the account',
  'PUT /account-security/address': 'safety of the account',
  'DELETE /account-security/factors': 'safety of the account',
  'DELETE /account-security/devices/{device_key}': 'safety of the account',
  'POST /account-security/sign-out-everywhere': 'safety of the account',
  'POST /hi/hosted-login/logged-in/password-reset/check': 'safety of the account',
  'PUT /hi/hosted-login/logged-in/password': 'safety of the account',

  'POST /favorite-articles': 'a mark',
  'PUT /favorite-articles/{id}': 'a mark',
  'DELETE /favorite-articles/{id}': 'a mark',
  'POST /favorite-services': 'a mark',
  'PUT /favorite-services/{id}': 'a mark',
  'DELETE /favorite-services/{id}': 'a mark',
  'PUT /treatment-logs/viewed': 'a mark',
  'POST /viewed-popups': 'a mark',
  'POST /popup-restraint-flags': 'a mark',
  'POST /viewed-information/bulk-store': 'a mark',
  'POST /viewed-notifications/bulk-store': 'a mark',
  'POST /viewed-contents': 'a mark',
  'POST /viewed-pages': 'a mark',
};

/** True where the call waits for the consent to the texts in force. */
export function waitsForConsent({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean {
  return CONSENT_AT_CALLS[`${method} ${path}`] === 'asked';
}
