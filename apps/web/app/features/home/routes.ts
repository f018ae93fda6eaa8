import { index, type RouteConfigEntry } from '@react-router/dev/routes';

export const homeRoutes: RouteConfigEntry[] = [index('features/home/pages/home.tsx', { id: 'home' })];
