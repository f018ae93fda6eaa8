import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const favouritesRoutes: RouteConfigEntry[] = [
  route('favorite', 'features/favourites/pages/favourites.tsx', { id: 'favourites' }),
];
