import { createHash } from 'node:crypto';

interface SealedPage {
  html: string;
  /** The Content-Security-Policy to send with it. */
  policy: string;
}

/**
 * Makes a rendered page ready to send: the policy allows by hash each script whose nonce is the mark, which is removed.
 * Nobody knows the mark before, so an injected script has none. A nonce of each response would make pages differ.
 */
export function sealPage(html: string, mark: string, mode: 'production' | 'development'): SealedPage {
  const marked = new RegExp(`<script[^>]* nonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = [...html.matchAll(marked)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  // Vite's hot reload puts styles into the page and talks over a socket; a shop that is open never does.
  const developing = mode === 'development';
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    `style-src 'self'${developing ? " 'unsafe-inline'" : ''}`,
    `connect-src 'self'${developing ? ' ws:' : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html: html.replaceAll(` nonce="${mark}"`, ''), policy };
}
