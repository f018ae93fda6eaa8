import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const outsideTransmissionRoutes: RouteConfigEntry[] = [
  route('privacy/outside', 'features/outside-transmission/pages/outside.tsx', { id: 'outside' }),
];
