import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** 「だれが見たか」: what anybody but the member did with the member's data (G42, F46). */
export const accessDiaryRoutes: RouteConfigEntry[] = [
  route('account/access-diary', 'features/access-diary/pages/access-diary.tsx', { id: 'accessDiary' }),
];
