import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The gallery of parts: no screen of the table, and 404 unless the server's setting says otherwise (decision 0026). */
export const partsRoutes: RouteConfigEntry[] = [
  route('dev/parts/:group?/:state?', 'features/parts/pages/parts.tsx', { id: 'parts' }),
];
