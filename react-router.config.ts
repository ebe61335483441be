import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Two programs are built (vite.config.ts): main.js and picture-program.js.
  serverBuildFile: '[name].js',
  // A shop has few routes: all are known from the first page on, which saves each visitor a call.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
