import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** A member's own data, to take along and to bring back. It stands inside the member area, whose queries it renews. */
export const myDataRoutes: RouteConfigEntry[] = [
  route('account/my-data', 'features/my-data/pages/my-data.tsx', { id: 'myData' }),
];
