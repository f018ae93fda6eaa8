import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const glossaryRoutes: RouteConfigEntry[] = [
  route('articles/words', 'features/glossary/pages/glossary.tsx', { id: 'glossary' }),
];
