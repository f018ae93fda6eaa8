import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Leaving the service, and the page that says goodbye. */
export const withdrawalRoutes: RouteConfigEntry[] = [
  route('unsubscribe', 'features/withdrawal/pages/unsubscribe.tsx', { id: 'unsubscribe' }),
  route('unsubscribe/complete', 'features/withdrawal/pages/unsubscribe-complete.tsx', {
    id: 'unsubscribeComplete',
  }),
];
