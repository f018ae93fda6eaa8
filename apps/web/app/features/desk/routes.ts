import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The way in for staff (G42). */
export const deskRoutes: RouteConfigEntry[] = [
  route('desk/login', 'features/desk/pages/desk-login.tsx', { id: 'deskLogin' }),
];

/** The supporters' side (G42, G140). It stands inside the area that gives it the tab's query client. */
export const deskRoomRoutes: RouteConfigEntry[] = [
  route('desk', 'features/desk/pages/desk.tsx', { id: 'desk' }),
  route('desk/members', 'features/desk/pages/desk-members.tsx', { id: 'deskMembers' }),
  route('desk/cases/:id', 'features/desk/pages/desk-case.tsx', { id: 'deskCase' }),
];
