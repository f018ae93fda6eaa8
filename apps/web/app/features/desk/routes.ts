import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The supporters' side (G42, G140). */
export const deskRoutes: RouteConfigEntry[] = [
  route('desk/login', 'features/desk/pages/desk-login.tsx', { id: 'deskLogin' }),
  route('desk', 'features/desk/pages/desk.tsx', { id: 'desk' }),
];
