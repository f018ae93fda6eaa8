import { index, type RouteConfigEntry } from '@react-router/dev/routes';

export const homeRoutes: RouteConfigEntry[] = [index('features/home/pages/visitor-home.tsx', { id: 'home' })];
