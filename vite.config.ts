import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** What opens over a page (app/layout/opened.ts), and what of it the checkout shows, too. */
const OPENED =
  /\/app\/(layout\/(opened|search-results|side-menu-)|cart\/(cart-contents|cart-line|cart-changes|free-))/;

/** What most pages show, and the home page does not. */
const INNER =
  /\/app\/(storefront\/(breadcrumb|category-chips|trail|city-costs|not-found|search\/search-form)|layout\/(ask-us|whatsapp-link)|ui\/(quantity|empty|form-alert|use-leave)|browser-storage\/(create|city|recent(-place)?\.|saved\.))|\/shop\/(dates|orders\/shipping\/rules|catalogue\/reviews\/rules)/;

/** Lists of what a browser keeps for its shopper: they come when there is anything in them. */
const STORED_LISTS = /\/app\/browser-storage\/|\/shop\/orders\/cart\/saved\//;

/** What is on every page of the shop, and the cards of products. */
const FRAME =
  /\/app\/([\w.-]+$|(ui|layout|cart)\/|storefront\/[\w.-]+$|account\/[lr]|storefront\/home\/stored)|\/shop\/catalogue\/search\/rules/;

const FORMS = /\/app\/(forms|account)\/|\/schemas\.ts$/;

const STAFF = /\/app\/(staff|dashboard|super-admin)\//;

/** Schemas of requests that no shopper sends. */
const STAFF_ALONE =
  /\/shop\/(back-office|content|staff|audit-log|payments\/ledger|settings\/(store-settings|message-texts|service-accounts)|orders\/(booking|confirmation|editing|finding|fulfilment|management|phone|reports|returns|risk)|orders\/coupons\/schemas|catalogue\/(categories|products|staff-list|variants|discounts|price-changes)\/schemas)/;

/**
 * What pages share comes in few pieces, each with what it needs itself unless an earlier one has it. Left to itself it
 * came in 45, and a phone asks for six at a time, each asking a journey of its own: first paint of a listing 3.2 s
 * instead of 2.4 (Lighthouse, slow 4G).
 */
const PIECES = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/ },
  {
    name: 'frame',
    test: (file: string) => FRAME.test(file) && !OPENED.test(file) && !INNER.test(file),
    minShareCount: 2,
  },
  { name: 'inner', test: INNER, minShareCount: 2 },
  { name: 'opened', test: OPENED },
  { name: 'stored-lists', test: STORED_LISTS, minShareCount: 2 },
  // The product's page asks for them at the first touch, and needs no forms.
  { name: 'cities', test: /\/shop\/fields\/cities/ },
  // An order's page and the staff's labels draw it; neither loads the other's scripts for it.
  { name: 'qr-code', test: /\/app\/qr-code\/|node_modules\/qr\// },
  { name: 'payments', test: /\/shop\/orders\/payments\/rules/ },
  { name: 'listing', test: /\/app\/storefront\/(listing|search|pages)\//, minShareCount: 2 },
  { name: 'page-text', test: /\/app\/storefront\/page-text\//, minShareCount: 2 },
  {
    name: 'forms',
    test: (file: string) => FORMS.test(file) && !STAFF_ALONE.test(file),
    minShareCount: 2,
  },
  {
    name: 'staff',
    test: (file: string) => STAFF.test(file) || STAFF_ALONE.test(file),
    minShareCount: 2,
  },
].map((piece, index, { length }) => ({ ...piece, priority: length - index }));

const SERVER_PROGRAMS = {
  main: './server/main.ts',
  'picture-program': './shop/media/picture-program.ts',
  'demo-gateway-program': './server/demo-gateway/demo-gateway-program.ts',
};

/** Of React Router: measuring it, which the shop does not, and routes that are asked for later (react-router.config.ts). */
const UNUSED = /\/react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/;

/** Browsers don't load what is never called. Every function of these files answers nothing, which means "not wanted". */
const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load(file) {
    if (!UNUSED.test(file)) return null;
    const [, names] = /export \{(.*)\};/.exec(readFileSync(file, 'utf8')) ?? [];
    if (!names) throw new Error(`${file} has no list of what it exports any more.`);
    const exported = names.split(',').map((name) => `unused as ${name.trim()}`);
    return `const unused = () => undefined; export { ${exported.join(', ')} };`;
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveOutUnused],
  build: { target: 'es2022', modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: PIECES } } } } },
    // The whole server is one bundle with the pages, so that both share one copy of shop/ (decision 002).
    // Beside it the programs of two processes: the one that decodes pictures shares nothing with it (decision 050), the
    // demo gateway is a stranger to it (decision 103).
    ssr: { build: { rolldownOptions: { input: SERVER_PROGRAMS }, sourcemap: true } },
  },
});
