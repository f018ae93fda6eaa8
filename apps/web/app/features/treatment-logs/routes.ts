import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The member's treatment logs. They stand inside the member area, which gives them the tab's query client. */
export const treatmentLogsRoutes: RouteConfigEntry[] = [
  route('treatment-logs', 'features/treatment-logs/pages/treatment-logs.tsx', { id: 'treatmentLogs' }),
  route('treatment-logs/new', 'features/treatment-logs/pages/treatment-log-new.tsx', {
    id: 'treatmentLogNew',
  }),
  route('treatment-logs/contact-threshold', 'features/treatment-logs/pages/contact-threshold.tsx', {
    id: 'contactThreshold',
  }),
  route('treatment-logs/next-visit', 'features/treatment-logs/pages/next-visit.tsx', { id: 'nextVisit' }),
  route('treatment-logs/:id', 'features/treatment-logs/pages/treatment-log.tsx', { id: 'treatmentLog' }),
  route('treatment-logs/:id/edit', 'features/treatment-logs/pages/treatment-log-edit.tsx', {
    id: 'treatmentLogEdit',
  }),
];
