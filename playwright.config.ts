import { defineConfig } from '@playwright/test';

/** Files about what the shop says to machines and to browsers without scripts. */
const SAME_ON_EVERY_SCREEN = /(seo|reading|lost-response)\.spec\.ts$/;

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  // Node strips the types by itself. Playwright takes longer to, and its workers do it again for what a test imports later.
  build: { external: ['**/*.ts'] },
  globalSetup: 'tests/browser/support/fill-data-folder.ts',
  outputDir: 'tests/results/browser',
  reporter: [['list'], ['json', { outputFile: 'tests/results/playwright.json' }]],
  forbidOnly: true,
  retries: 0,
  // One more than the cores of a small machine. Each begins with a shop and a browser of its own, and four were in each
  // other's way (decision 109).
  workers: 3,
  // A slow machine is no fault of the shop; how fast it is, the bench says.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-PK',
    timezoneId: 'Asia/Karachi',
    // A page that comes through it is out of reach of a test that changes or loses an answer.
    serviceWorkers: 'block',
    // A browser that a test leaves empty is the next one's, with the scripts and pictures that it has loaded. Where it
    // matters that it has none, a test takes a new one (`testInNewBrowser`).
    reuseContext: true,
    // TRACE=1 records one of every test, which takes a third longer.
    trace: process.env.TRACE === undefined ? 'off' : 'on',
    screenshot: 'only-on-failure',
    launchOptions: {
      // --no-sandbox: Chromium's own does not start under root, which is what many build machines run as.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-quic',
        '--no-first-run',
        // Each test would have a process of its own else, which compiles the scripts again (decision 109).
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        // Threads beside the page's own cost more than they bring where all cores are busy.
        '--js-flags=--single-threaded',
        // The shop by a name that is not this machine's own, as in a local network (tests/browser/plain-http.spec.ts).
        '--host-resolver-rules=MAP shop.test 127.0.0.1',
      ],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    // A test of one kind of screen, or of what no screen changes, says so: @phone, @desktop. All others run on both.
    // First, since it has the longest tests and those with shops of their own; the phone's short ones fill all workers
    // to the end.
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // Everything moves on the phone. Here it stands still, as for people who asked for that.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: SAME_ON_EVERY_SCREEN,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
  ],
});
