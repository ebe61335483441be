import pg from 'pg';
import { z } from 'zod';
import {
  type ConnectionTarget,
  connectionOptions,
  type Database,
  databaseOn,
} from '../../database/connect.ts';

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  /** Of one loop. */
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number | undefined;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[] | undefined;
}

const planNode: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    'Shared Hit Blocks': z.number(),
    'Shared Read Blocks': z.number(),
    Plans: z.array(planNode).optional(),
  }),
);
const explained = z.object({ 'Query Text': z.string(), Plan: planNode });

/** A query as it was really sent and carried out: EXPLAIN (ANALYZE, BUFFERS) of that one time. */
export interface HeardPlan {
  text: string;
  ms: number;
  plan: PlanNode;
}

/** PostgreSQL's own module says the plan of every query to the one who sent it. */
const EXPLAINED = Object.entries({
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  'auto_explain.log_parameter_max_length': '0',
})
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/**
 * Opens the database on one connection, and hears the plans of what is sent over it.
 * @returns `hear`, which gives the plans of all that the work sends
 */
export function hearPlans(target: ConnectionTarget) {
  let heard: HeardPlan[] = [];
  const pool = new pg.Pool({ ...connectionOptions(target), options: EXPLAINED, max: 1 });
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      const [, ms, json] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message ?? '') ?? [];
      if (json === undefined) return;
      const { 'Query Text': text, Plan: plan } = explained.parse(JSON.parse(json));
      heard.push({ text, ms: Number(ms), plan });
    });
  });
  const database = databaseOn(pool);
  return {
    database,
    hear: async (work: (database: Database) => Promise<unknown>): Promise<HeardPlan[]> => {
      heard = [];
      await work(database);
      return heard;
    },
  };
}
