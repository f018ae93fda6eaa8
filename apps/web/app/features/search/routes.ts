import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const searchRoutes: RouteConfigEntry[] = [
  route('search', 'features/search/pages/search.tsx', { id: 'search' }),
];
