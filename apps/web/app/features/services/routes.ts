import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const servicesRoutes: RouteConfigEntry[] = [
  route('services', 'features/services/pages/services.tsx', { id: 'services' }),
];
