import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealPage } from './content-security-policy.ts';

const MARK = '6f6dc7ba-3f0e-4c3b-9a59-0d2f4b6b1f11';
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('only the scripts that the shop put into a page may run in it', () => {
  const { policy } = sealPage(
    [
      `<script nonce="${MARK}">ours()</script>`,
      `<script type="module" nonce="${MARK}" async="">alsoOurs()</script>`,
      '<h1>A pan<script>theirs()</script></h1>',
      '<script nonce="">theirs()</script>',
      '<script nonce="guessed">alsoTheirs()</script>',
      '<script type="application/ld+json">{"name":"data"}</script>',
    ].join('\n'),
    MARK,
    'production',
  );
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' ${hashOf('ours()')} ${hashOf('alsoOurs()')}`);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default; report-uri");
});

test('a page that is sent does not tell what its scripts were marked with', () => {
  const { html, policy } = sealPage(
    `<link href="/a.js" nonce="${MARK}"/><script nonce="${MARK}">ours()</script>`,
    MARK,
    'production',
  );
  expect(html).toBe('<link href="/a.js"/><script>ours()</script>');
  expect(policy).not.toContain(MARK);
});
