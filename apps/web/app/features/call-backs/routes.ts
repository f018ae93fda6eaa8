import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Calls that were promised: a room of the desk (G127). */
export const callBacksRoutes: RouteConfigEntry[] = [
  route('desk/call-backs', 'features/call-backs/pages/desk-call-backs.tsx', { id: 'deskCallBacks' }),
];
