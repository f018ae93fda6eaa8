/**
 * Who may make the calls that the specification does not list, typed by hand (their reasons: the contract's own calls).
 * Of the specified ones a test of the contract compares the access with the specification's own list.
 */
export const OWN_CALLS_BY_ACCESS: Readonly<Record<string, readonly string[]>> = {
  none: [
    'POST /sign-up/residence',
    'POST /desk/login',
    'POST /desk/login/set-up',
    'POST /desk/login/second-factor',
  ],
  either: [
    'GET /hi/hosted-login/terms',
    'PUT /hi/hosted-login/terms',
    'DELETE /hi/hosted-login/terms',
    'GET /hi/hosted-login/transfer',
  ],
  challenge: [
    'POST /sign-up/account',
    'POST /hi/hosted-login/transfer',
    'POST /hi/hosted-login/transfer/login',
    'POST /hi/hosted-login/transfer/number',
    'POST /hi/hosted-login/transfer/number/code',
    'PUT /hi/hosted-login/transfer/number',
    'DELETE /hi/hosted-login/transfer/step',
  ],
  member: [
    'GET /account-security',
    'POST /account-security/proof',
    'PUT /account-security/proof',
    'POST /account-security/address',
    'PUT /account-security/address',
    'POST /account-security/app',
    'PUT /account-security/app',
    'POST /account-security/sms',
    'PUT /account-security/sms',
    'DELETE /account-security/factors',
    'GET /account-security/devices',
    'DELETE /account-security/devices/{device_key}',
    'POST /account-security/sign-out-everywhere',
    'GET /account/access-diary',
    'GET /account/consents',
    'PUT /account/consents/{kind}',
    'GET /account/privacy-requests',
    'POST /account/privacy-requests',
    'POST /account/entries-confirmation',
    'POST /account/switch',
    'POST /logout/idle',
    'GET /treatment-logs/trash',
    'GET /treatment-logs/charts',
    'PUT /treatment-logs/{id}/restore',
    'GET /contact-threshold',
    'PUT /contact-threshold',
    'DELETE /contact-threshold',
    'GET /next-visits/{id}',
    'PUT /next-visits/{id}',
    'DELETE /next-visits/{id}',
    'GET /treatment-logs/calendar',
    'GET /treatment-logs/check-in',
    'PUT /treatment-logs/check-in',
    'GET /treatment-logs/print',
    'POST /treatment-logs/print-files',
  ],
  staff: [
    'GET /desk/me',
    'POST /desk/logout',
    'POST /desk/members/search',
    'POST /desk/acting',
    'POST /desk/acting/end',
  ],
};

/** G42: who answers members may look for them and act for them; everybody of staff has the desk. */
export const ONLY_WHO_ANSWERS_MEMBERS = ['POST /desk/members/search', 'POST /desk/acting'];
