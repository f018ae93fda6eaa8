import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Sentences that staff begin an answer with (G140). */
export const cannedAnswersRoutes: RouteConfigEntry[] = [
  route('desk/canned-answers', 'features/canned-answers/pages/desk-canned-answers.tsx', {
    id: 'deskCannedAnswers',
  }),
];
