export {
  ANONYMOUS,
  AUTH_CHALLENGES,
  type AuthChallenge,
  type AuthEvent,
  type AuthState,
  authChallengeOf,
  authReducer,
  authView,
} from './auth-state.ts';
