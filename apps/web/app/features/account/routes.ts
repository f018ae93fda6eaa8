import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The member's own account. It stands inside the member area, which gives it the tab's query client. */
export const accountRoutes: RouteConfigEntry[] = [
  route('account', 'features/account/pages/account.tsx', { id: 'account' }),
  route('account/edit', 'features/account/pages/account-edit.tsx', { id: 'accountEdit' }),
  route('account/security', 'features/account/pages/account-security.tsx', { id: 'accountSecurity' }),
];
