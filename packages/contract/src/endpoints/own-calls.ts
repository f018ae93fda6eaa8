/** A call that the specification's list does not have, and why the product needs it. */
export interface OwnCall {
  /** Name in `ENDPOINTS`. */
  name: string;
  reason: string;
}

/** The closed list of our additions; every other endpoint is the specification's. */
export const OWN_CALLS: readonly OwnCall[] = [
  {
    name: 'createAccount',
    reason: 'Step two of sign-up is our own page: phone number, e-mail and password make the common ID.',
  },
  {
    name: 'readAccountSecurity',
    reason: "Specification section 1's sign-in has second factors: a member sees which one is on.",
  },
  {
    name: 'proveAccount',
    reason:
      'A change of how somebody signs in asks for the present password again: a session alone never suffices.',
  },
  {
    name: 'proveAccountByCode',
    reason: 'Who has a second factor shows it too before it can be changed or turned off.',
  },
  {
    name: 'beginAuthenticator',
    reason: 'Section 4 lets an authenticator app answer a sign-in: here a member sets one up.',
  },
  {
    name: 'confirmAuthenticator',
    reason: 'An authenticator app is asked for only after it has shown its first right code.',
  },
  {
    name: 'beginSmsFactor',
    reason: 'Section 4 lets a code by SMS answer a sign-in: the number is tried before it is relied on.',
  },
  {
    name: 'confirmSmsFactor',
    reason: 'The code of that try; from then on one is asked for at each sign-in.',
  },
  {
    name: 'dropSecondFactor',
    reason: 'What a member has turned on they can turn off, with password and code.',
  },
  {
    name: 'listDevices',
    reason: 'Section 9 names a device list of 60 a page: the devices that are not asked for a code.',
  },
  {
    name: 'forgetDevice',
    reason: 'A device that was lost or given away must be asked for a code again.',
  },
  {
    name: 'signOutEverywhere',
    reason: 'A member who fears that somebody else is signed in ends every session at once.',
  },
  {
    name: 'declareResidence',
    reason: 'Chofu members confirm that they live or are treated in the city before they may sign up.',
  },
  {
    name: 'listTrashedTreatmentLogs',
    reason:
      'The delete dialog promises 30 days to take a log back (G68): the member sees what can still be taken.',
  },
  {
    name: 'restoreTreatmentLog',
    reason: 'The delete dialog promises 30 days to take a log back (G68): this is how it is taken back.',
  },
];
