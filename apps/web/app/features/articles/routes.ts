import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const articlesRoutes: RouteConfigEntry[] = [
  route('articles', 'features/articles/pages/article-list.tsx', { id: 'articles' }),
  route('articles/top', 'features/articles/pages/article-top.tsx', { id: 'articlesTop' }),
  route('articles/:id', 'features/articles/pages/article.tsx', { id: 'article' }),
  route('articles-preview/:id', 'features/articles/pages/article-preview.tsx', { id: 'articlePreview' }),
];
