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
    name: 'staffLogin',
    reason:
      'Staff sign in with accounts of their own (G42): the specification names the login and none of its calls.',
  },
  {
    name: 'staffSecondFactor',
    reason: 'Staff always show a second factor (G42); this is its step.',
  },
  {
    name: 'staffSetUp',
    reason: 'The first login of a staff account sets its password and its authenticator (G42).',
  },
  {
    name: 'staffLogout',
    reason: 'Staff leave the desk, and with it what they began in a member’s place (G42).',
  },
  {
    name: 'staffMe',
    reason: 'The desk says who is signed in and what they did last (G140).',
  },
  {
    name: 'findMembers',
    reason: 'A concierge chooses the member by an exact handle (G42); every search is recorded (F46).',
  },
  {
    name: 'beginActing',
    reason: 'A concierge gives a reason and works in the member’s place for thirty minutes (G42).',
  },
  {
    name: 'endActing',
    reason: 'A concierge ends the work in the member’s place before its time is over (G42).',
  },
  {
    name: 'listAccessDiary',
    reason: 'Every act of staff is shown to the member in 「だれが見たか」 (G42, F46).',
  },
];
