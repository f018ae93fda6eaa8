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
    name: 'declareResidence',
    reason: 'Chofu members confirm that they live or are treated in the city before they may sign up.',
  },
  {
    name: 'listConsents',
    reason: 'A member sees what they agreed to, which version and when (G32, G33), on /account/privacy.',
  },
  {
    name: 'changeConsent',
    reason: 'A consent is taken back as easily as it was given: news mail and data about an illness.',
  },
  {
    name: 'listPrivacyRequests',
    reason: 'A member sees how far their requests for disclosure, correction and stop of use are.',
  },
  {
    name: 'sendPrivacyRequest',
    reason: 'The law gives everybody the right to ask for disclosure, correction and stop of use.',
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
