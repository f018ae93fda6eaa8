import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** What a member agreed to, and what they may ask about their personal data. */
export const privacyRoutes: RouteConfigEntry[] = [
  route('account/privacy', 'features/privacy/pages/account-privacy.tsx', { id: 'accountPrivacy' }),
];
