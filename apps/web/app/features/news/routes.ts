import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const newsRoutes: RouteConfigEntry[] = [
  route('news', 'features/news/pages/news-list.tsx', { id: 'news' }),
  route('news/:id', 'features/news/pages/news-item.tsx', { id: 'newsItem' }),
];
