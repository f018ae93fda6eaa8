/**
 * What may be told of somebody's way through the temporary login (G94): a closed list, so that nothing personal can
 * come along. Counted to find where people stop; never whose way it was.
 */
export const TEMPORARY_ACTIVITY_EVENTS = [
  'opened',
  'credentials-sent',
  'credentials-refused',
  'challenge-shown',
  'challenge-refused',
  'challenge-ended',
  'passed',
  'recovery-code-sent',
  'recovery-code-refused',
  'recovery-done',
  'waits',
] as const;

export type TemporaryActivityEvent = (typeof TEMPORARY_ACTIVITY_EVENTS)[number];

/** The screens of the temporary login (specification section 2.3). */
export const TEMPORARY_ACTIVITY_SCREENS = ['U-L01', 'U-L02', 'U-L03', 'U-L04'] as const;

export type TemporaryActivityScreen = (typeof TEMPORARY_ACTIVITY_SCREENS)[number];

/** How long an event is kept (G94). */
export const TEMPORARY_ACTIVITY_KEPT_DAYS = 90;
