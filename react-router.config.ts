import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  serverBuildFile: 'main.js',
  // A shop has few routes: all are known from the first page on, which saves each visitor a call.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
