import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The ways in: login by the common ID, and sign-up. */
export const identityRoutes: RouteConfigEntry[] = [
  route('login', 'features/identity/pages/login.tsx', { id: 'login' }),
  route('login/session', 'features/identity/pages/login-session.tsx', { id: 'loginSession' }),
  route('sign-up/role-verification', 'features/identity/pages/role-verification.tsx', {
    id: 'roleVerification',
  }),
  route('sign-up/verification', 'features/identity/pages/sign-up-verification.tsx', {
    id: 'signUpVerification',
  }),
  route('sign-up/register', 'features/identity/pages/register.tsx', { id: 'register' }),
];
