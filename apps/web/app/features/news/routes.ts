import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const newsRoutes: RouteConfigEntry[] = [
  route('news/:id', 'features/news/pages/news-item.tsx', { id: 'newsItem' }),
];
