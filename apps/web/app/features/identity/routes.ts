import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The ways in: login by the common ID, and sign-up. */
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
  route('sign-up/role-verification', 'features/identity/pages/role-verification.tsx', {
    id: 'roleVerification',
  }),
  route('sign-up/verification', 'features/identity/pages/sign-up-verification.tsx', {
    id: 'signUpVerification',
  }),
  route('sign-up/register', 'features/identity/pages/register.tsx', { id: 'register' }),
];
