import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const faqRoutes: RouteConfigEntry[] = [route('faq', 'features/faq/pages/faq.tsx', { id: 'faq' })];
