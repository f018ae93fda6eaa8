export {
  ANONYMOUS,
  AUTH_CHALLENGES,
  type AuthChallenge,
  type AuthEvent,
  type AuthState,
  authReducer,
  authView,
} from './auth-state.ts';
