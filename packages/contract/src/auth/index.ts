export {
  authCheckEndpoint,
  csrfCookieEndpoint,
  endIdleSessionEndpoint,
  loginEndpoint,
  logoutEndpoint,
  refreshEndpoint,
  unsubscribeBody,
  unsubscribeEndpoint,
} from './auth.endpoints.ts';
export { credentials } from './credentials.ts';
export {
  requestTemporaryPasswordCodeEndpoint,
  resetTemporaryPasswordEndpoint,
} from './password-recovery.endpoints.ts';
export {
  type Challenge,
  challenge,
  challengeType,
  leaveUrl,
  type PendingAnswer,
  pendingAnswer,
  type SessionAnswer,
  type SessionOrPending,
  screenId,
  sessionAnswer,
  sessionOrPending,
  urlAnswer,
} from './session-answers.ts';
