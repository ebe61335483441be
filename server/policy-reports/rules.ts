import type { PolicyReport } from './schemas.ts';

/** What the log says of a violation. It holds no query, which may have a token or what somebody searched for. */
export interface Violation {
  /** The part of the policy that forbade it, for example `script-src-elem`. */
  directive: string;
  /** `inline`, `eval`, or where it would have come from. */
  blocked: string;
  /** The page's path. */
  page: string;
  /** The script that wanted it; empty where the browser does not say. */
  source: string;
  line: number | null;
}

/** Addresses of what a browser, and not the shop, put into a page. */
const OF_THE_BROWSER =
  /^(?:[\w-]*-extension|safari-[\w-]+|chrome|resource|about|file|webkit-masked-url|user-script|wasm-unsafe-eval)\b/i;

/** The name of a directive: the rest of what an old browser names is the whole list of what is allowed. */
const DIRECTIVE = /^[a-z][a-z-]{1,39}(?= |$)/;

const LONGEST = 120;

/**
 * What is worth to be told of a report; null for what an extension of the browser did, and for what is no violation.
 */
export function describeReport(report: PolicyReport): Violation | null {
  const { document, blocked, source, line } = report;
  const [directive] = DIRECTIVE.exec(report.directive) ?? [];
  if (directive === undefined || !URL.canParse(document)) return null;
  if (OF_THE_BROWSER.test(blocked) || OF_THE_BROWSER.test(source)) return null;
  const { origin, pathname } = new URL(document);
  return {
    directive,
    blocked: withoutQuery(blocked, origin),
    page: pathname.slice(0, LONGEST),
    source: withoutQuery(source, origin),
    line,
  };
}

/** An address of the page's own origin as its path, another one as its origin alone; `inline` and the like as they are. */
function withoutQuery(address: string, ofPage: string): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,30}$/.test(address) ? address : '';
  const { protocol, origin, pathname } = new URL(address);
  if (origin === ofPage) return pathname.slice(0, LONGEST);
  return (origin === 'null' ? protocol : origin).slice(0, LONGEST);
}
