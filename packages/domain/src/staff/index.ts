export {
  ACTING_MINUTES,
  ACTING_NOTE_LENGTH,
  ACTING_REASONS,
  type ActingReason,
  actingMinutesLeft,
  actingReasonLabel,
  MEMBER_ONLY_ACTS,
} from './acting.ts';
export {
  ALERT_WORDS,
  type AlertKind,
  type DeskAlerts,
  type DeskNewest,
  type DeskWaiting,
  FIRST_ALERTS,
  titleWith,
  whatIsNew,
} from './alerts.ts';
export { STAFF_IDLE_SECONDS } from './idle.ts';
export { type MaskedPerson, maskPerson } from './masking.ts';
export { mayNotifyOnCall } from './on-call.ts';
export { PRESENCE_BEAT_SECONDS, presentSince } from './presence.ts';
export {
  permissionsOf,
  rolesWith,
  STAFF_ROLE_LABELS,
  STAFF_ROLES,
  type StaffPermission,
  type StaffRole,
  staffMay,
} from './roles.ts';
