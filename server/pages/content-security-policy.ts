import { createHash } from 'node:crypto';

interface SealedPage {
  html: string;
  /** The Content-Security-Policy to send with it. */
  policy: string;
}

/**
 * Makes of a rendered page what may be sent: the scripts inside it that were rendered on purpose carry the mark as
 * their nonce, so the policy allows each of them by its hash, and the mark is taken out. Nobody can know the mark
 * before the page is rendered, so a script that somebody got into a name or a review has none. The policy has no
 * nonce, since that would have to be another one in each response, and a page is the same for everyone.
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
