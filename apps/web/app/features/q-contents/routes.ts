import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const PAGES = 'features/q-contents/pages';

export const qContentsRoutes: RouteConfigEntry[] = [
  route('articles/questions', `${PAGES}/q-contents.tsx`, { id: 'qContents' }),
  route('articles/questions/:id', `${PAGES}/q-content.tsx`, { id: 'qContent' }),
];
