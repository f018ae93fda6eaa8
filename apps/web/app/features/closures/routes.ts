import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Days off that staff enter at the desk (G7). */
export const closuresRoutes: RouteConfigEntry[] = [
  route('desk/closures', 'features/closures/pages/desk-closures.tsx', { id: 'deskClosures' }),
];
