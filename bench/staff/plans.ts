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

function scansOf(node: PlanNode): string[] {
  const own = node['Node Type'].includes('Seq Scan') && node['Relation Name'] ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}
