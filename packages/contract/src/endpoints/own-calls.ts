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
    name: 'listTrashedTreatmentLogs',
    reason:
      'The delete dialog promises 30 days to take a log back (G68): the member sees what can still be taken.',
  },
  {
    name: 'restoreTreatmentLog',
    reason: 'The delete dialog promises 30 days to take a log back (G68): this is how it is taken back.',
  },
  {
    name: 'transferState',
    reason: 'The page of the move draws itself on the server, and the check of the specification is no read.',
  },
  { name: 'transfer', reason: 'The specification checks whether an account can move (G40), and moves none.' },
  {
    name: 'sendTransferCode',
    reason: 'An account that becomes the common ID needs a proven number: this takes it and sends the code.',
  },
  { name: 'resendTransferCode', reason: 'A code of the move that did not arrive is sent again.' },
  { name: 'checkTransferCode', reason: 'The code of the move proves the number of the common ID.' },
  {
    name: 'joinCommonId',
    reason: 'Whoever has a common ID already shows it at the hosted login while the move waits (G40).',
  },
  { name: 'leaveTransferStep', reason: 'A wrong number or the wrong way is corrected: back to the choice.' },
  {
    name: 'confirmEntries',
    reason: 'The first login of a member whom staff registered shows what was entered (G43): kept once.',
  },
  { name: 'risenTerms', reason: 'U-E09 asks for consent to new texts (G32): which, and of which day.' },
  { name: 'agreeToTerms', reason: 'The new consent of U-E09 is kept with version and day (G32, G112).' },
  { name: 'declineTerms', reason: 'Nobody has to agree in order to leave (G112).' },
  { name: 'switchMember', reason: 'One account may own several members (G44): this goes on as another.' },
];
