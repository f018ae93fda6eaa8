import { type RouteConfigEntry, route } from '@react-router/dev/routes';

const PAGES = 'features/services/pages';

/** One page for the four concerns' services, and one for the services themselves; partners have theirs. */
const CONCERNS = ['treatment', 'financial', 'life', 'mental'] as const;

/** Partners' services with an address of their own name (G82 to G86), and the concern they stand under. */
const NAMED: readonly [id: string, path: string][] = [
  ['medicalNote', 'treatment/medical-note'],
  ['tomosnote', 'mental/tomosnote'],
  ['ancs', 'life/ancs'],
  ['bears', 'life/bears'],
  ['avic', 'life/avic'],
];

export const servicesRoutes: RouteConfigEntry[] = [
  route('services', `${PAGES}/services.tsx`, { id: 'services' }),
  ...CONCERNS.map((concern) => route(concern, `${PAGES}/concern-services.tsx`, { id: concern })),
  ...NAMED.map(([id, path]) => route(path, `${PAGES}/partner-service.tsx`, { id })),
  route('treatment/monitor', `${PAGES}/monitor.tsx`, { id: 'monitor' }),
  ...CONCERNS.map((concern) => route(`${concern}/:id`, `${PAGES}/service.tsx`, { id: `${concern}Service` })),
  route('service-preview/:id', `${PAGES}/service-preview.tsx`, { id: 'servicePreview' }),
];
