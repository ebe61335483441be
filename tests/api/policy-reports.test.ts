import { expect, test, vi } from 'vitest';
import { openTestShop } from '../support/shop.ts';

const shop = openTestShop();

/** What a browser sends by itself. @returns the status */
async function send(type: string, body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/policy-reports',
    headers: { host: 'shop.example', 'content-type': type, ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return statusCode;
}

const single = (change: object = {}) => ({
  'csp-report': {
    'document-uri': 'http://shop.example/search?query=ayesha',
    referrer: '',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'source-file': 'http://shop.example/search?query=ayesha',
    'line-number': 1,
    ...change,
  },
});

const several = (...bodies: object[]) =>
  bodies.map((change) => ({
    age: 1,
    type: 'csp-violation',
    url: 'http://shop.example/about',
    user_agent: 'Ayesha’s browser',
    body: {
      documentURL: 'http://shop.example/about?token=secret',
      blockedURL: 'https://evil.example/track?token=secret',
      effectiveDirective: 'img-src',
      sourceFile: null,
      sample: 'secret',
      ...change,
    },
  }));

test('what a browser reports of the policy is a line of the log without anything personal, once for many', async () => {
  const lines: unknown[] = [];
  const warn = vi
    .spyOn(shop.app.log, 'warn')
    .mockImplementation((...line: unknown[]) => void lines.push(line));
  try {
    for (let times = 0; times < 3; times++) {
      expect(await send('application/csp-report', single())).toBe(204);
      expect(await send('application/reports+json', several({}, {}))).toBe(204);
    }
    expect(lines).toEqual([
      [
        {
          directive: 'script-src-elem',
          blocked: 'inline',
          page: '/search',
          source: '/search',
          line: 1,
          times: 1,
        },
        expect.any(String),
      ],
      [
        {
          directive: 'img-src',
          blocked: 'https://evil.example',
          page: '/about',
          source: '',
          line: null,
          times: 1,
        },
        expect.any(String),
      ],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/ayesha|secret|token/i);

    lines.length = 0;
    const ofElsewhere = { 'document-uri': 'https://elsewhere.example/', 'blocked-uri': 'eval' };
    expect(await send('application/csp-report', single(ofElsewhere))).toBe(204);
    expect(await send('application/reports+json', several({ sourceFile: 'moz-extension://1/a.js' }))).toBe(
      204,
    );
    expect(await send('application/reports+json', [{ type: 'deprecation', body: {} }])).toBe(204);
    expect(lines).toEqual([]);
  } finally {
    warn.mockRestore();
  }
});

test('what is no report is refused, and one that is too large is not read', async () => {
  expect(await send('application/csp-report', { 'csp-report': 'pan' })).toBe(400);
  expect(await send('application/reports+json', { type: 'csp-violation' })).toBe(400);
  expect(await send('application/csp-report', '{')).toBe(400);
  expect(await send('application/xml', '<pan/>')).toBe(415);
  const vast = single({ 'original-policy': 'x'.repeat(70_000) });
  expect(await send('application/csp-report', vast)).toBe(413);
  expect(await send('application/csp-report', single(), { origin: 'https://evil.example' })).toBe(403);
});
