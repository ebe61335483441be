import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * What most pages share comes in two pieces. Left to itself it came in 45, and a phone asks for six at a time, each
 * asking a journey of its own: first paint of a listing 3.2 s instead of 2.4 (Lighthouse, slow 4G).
 */
const PIECES = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: 'frame',
    test: /\/app\/([\w.-]+$|(ui|layout|cart|storefront)\/|account\/(local-user|return-target))|\/shop\/(money|[\w/]+\/rules)|rolldown\/runtime/,
    minShareCount: 2,
    priority: 1,
  },
];

const SERVER_PROGRAMS = { main: './server/main.ts', 'picture-program': './shop/media/picture-program.ts' };

/** Scripts and styles lie beside the built ones as small as they get, instead of being compressed for every request. */
const compressAssets: Plugin = {
  name: 'compress-assets',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }) {
    for (const file of globSync(`${dir}/assets/*.{js,css,svg}`)) {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compressAssets],
  build: { target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: PIECES } } } } },
    // The whole server is one bundle with the pages, so that both share one copy of shop/ (decision 002).
    // Beside it the program of the process that decodes pictures, which shares nothing with it (decision 050).
    ssr: { build: { rolldownOptions: { input: SERVER_PROGRAMS }, sourcemap: true } },
  },
});
