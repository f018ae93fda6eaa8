import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** 診察のためのまとめ: the treatment logs on paper (G70). Stands inside the member area. */
export const logPrintRoutes: RouteConfigEntry[] = [
  route('treatment-logs/print', 'features/log-print/pages/treatment-log-print.tsx', {
    id: 'treatmentLogPrint',
  }),
];
