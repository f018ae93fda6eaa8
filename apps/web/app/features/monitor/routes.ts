import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The registration in the panel (G87), and its room of the desk. What the panel is stands among the services. */
export const monitorRoutes: RouteConfigEntry[] = [
  route('treatment/monitor/registration-request', 'features/monitor/pages/monitor-registration.tsx', {
    id: 'monitorRegistration',
  }),
  route('desk/monitor-registrations', 'features/monitor/pages/desk-monitor-registrations.tsx', {
    id: 'deskMonitorRegistrations',
  }),
];
