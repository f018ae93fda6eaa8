import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole route list comes with the first page: no further request stands between a press and its page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
