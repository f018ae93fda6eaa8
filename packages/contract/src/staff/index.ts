export { ACTING_CALLS, actingCall, type CallName } from './acting-calls.ts';
export { type OnCallTold, onCallTold } from './on-call-told.ts';
export {
  beginActingBody,
  beginActingEndpoint,
  chooseDeskAlertsEndpoint,
  endActingEndpoint,
  type FindMembers,
  type FoundMember,
  findMembersBody,
  findMembersEndpoint,
  foundMember,
  type StaffMe,
  type StaffStep,
  staffCodeBody,
  staffLoginBody,
  staffLoginEndpoint,
  staffLogoutEndpoint,
  staffMeEndpoint,
  staffSecondFactorEndpoint,
  staffSetUpBody,
  staffSetUpEndpoint,
  staffStep,
} from './staff.endpoints.ts';
