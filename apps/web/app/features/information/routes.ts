import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { LEGAL_SCREENS } from './legal-screens.ts';

const legalRoutes = LEGAL_SCREENS.map(({ path, id }) =>
  route(path.slice(1), 'features/information/pages/legal-text.tsx', { id }),
);

export const informationRoutes: RouteConfigEntry[] = [
  ...legalRoutes,
  route('howto-signup', 'features/information/pages/how-to-sign-up.tsx', { id: 'howToSignUp' }),
  route('sign-up/known-address', 'features/information/pages/known-address.tsx', { id: 'knownAddress' }),
];
