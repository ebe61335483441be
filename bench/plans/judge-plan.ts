import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { PlanNode } from './heard-plans.ts';

/** What grows with the shop. */
const LARGE_TABLES: readonly string[] = [
  'products',
  'stock',
  'reviews',
  'orders',
  'order_lines',
  'order_events',
];
/** So many rows may be read from end to end, or sorted: that takes a millisecond or two. */
const MOST_ROWS = 3000;
/** What reads more than this of a table might as well read it all. */
const MOST_OF_A_TABLE = 0.5;

/** All rows that a node looked at. */
const rowsRead = (node: PlanNode) =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];

function eachNode(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(eachNode)];
}

/** The most rows that any part of the plan looked at: what grows with the shop though an index is used. */
export function mostRows(plan: PlanNode): number {
  return Math.round(Math.max(...eachNode(plan).map(rowsRead)));
}

/** About how many rows each of the large tables has. */
export async function readSizes(
  database: Database,
  tables: readonly string[] = LARGE_TABLES,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ table: string; rows: number }>`
    select relname::text as table, reltuples::float8 as rows from pg_class
    where relnamespace = 'public'::regnamespace and relname = any(${tables}::text[])
  `.execute(database);
  return new Map(rows.map(({ table, rows: count }) => [table, count]));
}

/**
 * What is wrong with a plan: a large table read from end to end, be it by an index, or many rows sorted.
 * @param sizes of the large tables
 * @param mostSorted so many rows may be sorted
 */
export function faultsOf(
  plan: PlanNode,
  sizes: ReadonlyMap<string, number>,
  mostSorted = MOST_ROWS,
): string[] {
  const count = (rows: number) => Math.round(rows).toLocaleString('en');
  const faults = eachNode(plan).flatMap((node) => {
    const { 'Node Type': kind, 'Relation Name': table = '', 'Index Name': index, Plans: below = [] } = node;
    const size = sizes.get(table);
    const read = rowsRead(node);
    if (size !== undefined && read > MOST_ROWS && read > MOST_OF_A_TABLE * size) {
      return [`reads ${count(read)} of ${table}${index === undefined ? '' : ` by ${index}`}`];
    }
    const sorted = below.reduce((sum, child) => sum + child['Actual Rows'] * child['Actual Loops'], 0);
    // A part of an incremental sort is as large as a group that is already in order.
    if (kind === 'Sort' && sorted > mostSorted) return [`sorts ${count(sorted)}`];
    return [];
  });
  return [...new Set(faults)];
}

/** The plan as a person reads it. */
export function describePlan(node: PlanNode, depth = 0): string {
  const { 'Node Type': kind, 'Relation Name': table, 'Index Name': index, Plans: below = [] } = node;
  const place = [table && `on ${table}`, index && `by ${index}`].filter(Boolean).join(' ');
  const removed = node['Rows Removed by Filter'] ?? 0;
  const line = `${'  '.repeat(depth)}${kind} ${place} rows=${node['Actual Rows']} loops=${node['Actual Loops']}${removed ? ` removed=${removed}` : ''}`;
  return [line, ...below.map((child) => describePlan(child, depth + 1))].join('\n');
}
