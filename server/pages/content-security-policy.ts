import { createHash } from 'node:crypto';
import { REPORT_DIRECTIVES } from '../policy-reports/reporting.ts';

/** Google's own list for Analytics, without what advertising needs. */
const TAG_MANAGER = ['https://*.googletagmanager.com'];
const COUNTERS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...TAG_MANAGER];

interface SealedPage {
  html: string;
  /** The Content-Security-Policy to send with it. */
  policy: string;
}

/** What a page may do beyond the shop's own. */
interface Allowed {
  /** Other sites that forms lead to. */
  formOrigins?: readonly string[];
  /** Whether the owner has visits counted by Google Analytics (decision 125). */
  countsVisits?: boolean;
  /** Previews stand in frames of the staff's screens (decisions 121 and 122). */
  framesShop?: boolean;
  isFramedByShop?: boolean;
}

/**
 * Makes a rendered page ready to send: the policy allows by hash each script whose nonce is the mark, which is removed.
 * Nobody knows the mark before, so an injected script has none. A nonce of each response would make pages differ.
 */
export function sealPage(
  html: string,
  mark: string,
  mode: 'production' | 'development',
  { formOrigins = [], countsVisits = false, framesShop = false, isFramedByShop = false }: Allowed = {},
): SealedPage {
  const marked = new RegExp(`<script[^>]* nonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = [...html.matchAll(marked)].map(([, script = '']) => hashSource(script));
  // Vite's hot reload puts styles and its own markup into the page and talks over a socket; a shop that is open never does.
  const developing = mode === 'development';
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes), ...(countsVisits ? TAG_MANAGER : [])].join(' '),
    `style-src 'self'${developing ? " 'unsafe-inline'" : ''}`,
    ["connect-src 'self'", ...(developing ? ['ws:'] : []), ...(countsVisits ? COUNTERS : [])].join(' '),
    ["img-src 'self' data: blob:", ...(countsVisits ? COUNTERS : [])].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    // A form of the order's page leads to a payment gateway, and a page that is turned keeps the policy of the first.
    ["form-action 'self'", ...formOrigins].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${isFramedByShop ? "'self'" : "'none'"}`,
    ...(framesShop ? ["frame-src 'self'"] : []),
    // What a script writes into the page as HTML, or loads as a script, app/trusted-types.ts has to let pass.
    ...(developing ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    ...REPORT_DIRECTIVES,
  ].join('; ');
  return { html: html.replaceAll(` nonce="${mark}"`, ''), policy };
}

/** The source that lets exactly this inline script or style pass. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
