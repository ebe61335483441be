import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: {
    // The whole server is one bundle with the pages, so that both share one copy of shop/ (decision 002).
    ssr: { build: { rolldownOptions: { input: './server/main.ts' }, sourcemap: true } },
  },
});
