import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * What pages share comes in few pieces, each with what it needs itself unless an earlier one has it. Left to itself it
 * came in 45, and a phone asks for six at a time, each asking a journey of its own: first paint of a listing 3.2 s
 * instead of 2.4 (Lighthouse, slow 4G).
 */
const PIECES = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/ },
  // What is on every page of the shop, and the cards of products.
  {
    name: 'frame',
    test: /\/app\/([\w.-]+$|(ui|layout|cart)\/|storefront\/[\w.-]+$|account\/[lr]|storefront\/home\/stored)|\/shop\/(dates|catalogue\/reviews\/rules)/,
    minShareCount: 2,
  },
  { name: 'listing', test: /\/app\/storefront\/(listing|search|pages)\//, minShareCount: 2 },
  { name: 'forms', test: /\/app\/(forms|account)\/|\/schemas\.ts$/, minShareCount: 2 },
  { name: 'staff', test: /\/app\/(staff|dashboard|super-admin)\//, minShareCount: 2 },
].map((piece, index, { length }) => ({ ...piece, priority: length - index }));

const SERVER_PROGRAMS = { main: './server/main.ts', 'picture-program': './shop/media/picture-program.ts' };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: PIECES } } } } },
    // The whole server is one bundle with the pages, so that both share one copy of shop/ (decision 002).
    // Beside it the program of the process that decodes pictures, which shares nothing with it (decision 050).
    ssr: { build: { rolldownOptions: { input: SERVER_PROGRAMS }, sourcemap: true } },
  },
});
