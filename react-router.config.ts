import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Config } from '@react-router/dev/config';
import { isStaffRoute, shopManifestOf } from './server/pages/shop-manifest.ts';

/** Beside the list of all routes lies one without the staff's, which shoppers get: it is less than half as long. */
function writeShopManifest(buildDirectory: string): void {
  for (const file of globSync(`${buildDirectory}/client/assets/manifest-*.js`)) {
    const [, assignment = '', json = ''] = /^([^{]*)(\{.*\});?\s*$/s.exec(readFileSync(file, 'utf8')) ?? [];
    const { routes, url, ...manifest }: { routes: Record<string, unknown>; url: string } = JSON.parse(json);
    const ofShop = Object.fromEntries(Object.entries(routes).filter(([id]) => !isStaffRoute(id)));
    writeFileSync(
      shopManifestOf(file),
      `${assignment}${JSON.stringify({ ...manifest, url: shopManifestOf(url), routes: ofShop })};`,
    );
  }
}

/** Scripts and styles lie beside the built ones as small as they get, instead of being compressed for every request. */
function compressAssets(buildDirectory: string): void {
  for (const file of globSync(`${buildDirectory}/client/assets/*.{js,css,svg}`)) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Two programs are built (vite.config.ts): main.js and picture-program.js.
  serverBuildFile: '[name].js',
  // A shop has few routes: all of its own are known from the first page on, which saves each visitor a call.
  routeDiscovery: { mode: 'initial' },
  // Not as a plugin of Vite: the list of routes is written last of all.
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => {
    writeShopManifest(buildDirectory);
    compressAssets(buildDirectory);
  },
} satisfies Config;
