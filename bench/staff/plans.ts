import { CompiledQuery } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/connect.ts';

/** A query as the server sent it. */
export interface SentQuery {
  text: string;
  parameters: readonly unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  Plans?: PlanNode[] | undefined;
}

const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    Plans: z.array(planNode).optional(),
  }),
);
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })]);

/** Names the large tables that PostgreSQL would read from end to end for this query. */
export async function findSequentialScans(
  database: Database,
  { text, parameters }: SentQuery,
  largeTables: readonly string[],
): Promise<string[]> {
  const { rows } = await database.executeQuery(
    CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
  );
  const [{ 'QUERY PLAN': plan }] = explained.parse(rows);
  return scansOf(plan[0].Plan).filter((table) => largeTables.includes(table));
}

/** Right below a limit a scan ends at the last row that is wanted: PostgreSQL chooses it where nearly every row fits. */
function scansOf(node: PlanNode, isLimited = false): string[] {
  const scans = node['Node Type'].includes('Seq Scan') && !isLimited;
  const own = scans && node['Relation Name'] ? [node['Relation Name']] : [];
  const isLimit = node['Node Type'] === 'Limit';
  return [...own, ...(node.Plans ?? []).flatMap((below) => scansOf(below, isLimit))];
}
