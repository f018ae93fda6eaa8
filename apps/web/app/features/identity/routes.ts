import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The ways in: by the common ID, by a temporary account, back by a new password, and sign-up. */
export const identityRoutes: RouteConfigEntry[] = [
  route('login', 'features/identity/pages/login.tsx', { id: 'login' }),
  route('login/migration', 'features/identity/pages/migration.tsx', { id: 'migration' }),
  route('login/session', 'features/identity/pages/login-session.tsx', { id: 'loginSession' }),
  route('login/login-verification', 'features/identity/pages/login-verification.tsx', {
    id: 'loginVerification',
  }),
  route('login/mail-verification', 'features/identity/pages/mail-verification.tsx', {
    id: 'mailVerification',
  }),
  route('login/password-request', 'features/identity/pages/password-request.tsx', { id: 'passwordRequest' }),
  route('login/password-verification', 'features/identity/pages/password-verification.tsx', {
    id: 'passwordVerification',
  }),
  route('login/password-reset', 'features/identity/pages/password-reset.tsx', { id: 'passwordReset' }),
  route('login/logged-in-password-reset', 'features/identity/pages/logged-in-password-reset.tsx', {
    id: 'loggedInPasswordReset',
  }),
  route('login/insurance-verification', 'features/identity/pages/insurance-verification.tsx', {
    id: 'insuranceVerification',
  }),
  route('login-temporary', 'features/identity/pages/temporary-login.tsx', { id: 'temporaryLogin' }),
  route('login-temporary/password-request', 'features/identity/pages/temporary-password-request.tsx', {
    id: 'temporaryPasswordRequest',
  }),
  route(
    'login-temporary/password-verification',
    'features/identity/pages/temporary-password-verification.tsx',
    {
      id: 'temporaryPasswordVerification',
    },
  ),
  route('login-temporary/password-reset', 'features/identity/pages/temporary-password-reset.tsx', {
    id: 'temporaryPasswordReset',
  }),
  route('sign-up/role-verification', 'features/identity/pages/role-verification.tsx', {
    id: 'roleVerification',
  }),
  route('sign-up/verification', 'features/identity/pages/sign-up-verification.tsx', {
    id: 'signUpVerification',
  }),
  route('sign-up/register', 'features/identity/pages/register.tsx', { id: 'register' }),
];
