import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** How a member likes to hear from us. It stands inside the member area, which gives it the tab's query client. */
export const noticesRoutes: RouteConfigEntry[] = [
  route('account/notices', 'features/notices/pages/account-notices.tsx', { id: 'accountNotices' }),
];
