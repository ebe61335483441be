import { z } from 'zod';

/** The most reports that are read of one request; a browser collects them for a minute. */
const MOST_REPORTS = 20;

const address = z.string().max(4000).default('');
const place = z.number().int().min(0).nullish();
const directive = z.string().max(300);

/** The report of `report-uri`, as application/csp-report. */
const single = z
  .object({
    'csp-report': z.object({
      'document-uri': address,
      'blocked-uri': address,
      'source-file': address,
      'line-number': place,
      'effective-directive': directive.optional(),
      'violated-directive': directive.optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      document: report['document-uri'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
      line: report['line-number'] ?? null,
      directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
    },
  ]);

/** One of the reports of `report-to`. */
const csp = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: address,
      blockedURL: address,
      sourceFile: address.nullish(),
      lineNumber: place,
      effectiveDirective: directive,
    }),
  })
  .transform(({ body }) => ({
    document: body.documentURL,
    blocked: body.blockedURL,
    source: body.sourceFile ?? '',
    line: body.lineNumber ?? null,
    directive: body.effectiveDirective,
  }));

const other = z.object({ type: z.string() }).transform(() => null);

/** The reports of `report-to`, as application/reports+json; those of another kind are left out. */
const several = z
  .array(z.union([csp, other]))
  .transform((reports) => reports.filter((report) => report !== null).slice(0, MOST_REPORTS));

/** What a browser sends when the policy forbade something, in either format. */
export const policyReportsSchema = z.union([single, several]);

/** One violation of the policy, as the browser tells it: all of it may be made up. */
export type PolicyReport = z.infer<typeof policyReportsSchema>[number];
