import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const LANDING = 'features/consultation/pages/landing.tsx';

export const consultationRoutes: RouteConfigEntry[] = [
  route('lp/aflac', LANDING, { id: 'landingAflac' }),
  route('lp/hatch', LANDING, { id: 'landingHatch' }),
  route('lp/chofu', LANDING, { id: 'landingChofu' }),
  route('treatment/hidamari', 'features/consultation/pages/consultation.tsx', { id: 'consultation' }),
];

/** The member's own cases. They stand inside the member area, which gives them the tab's query client. */
export const questionsRoutes: RouteConfigEntry[] = [
  route('questions', 'features/consultation/pages/questions.tsx', { id: 'questions' }),
];
