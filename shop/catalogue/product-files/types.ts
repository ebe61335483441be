import type { Column } from './rules.ts';

export interface Problem {
  /** The line of the file, as a spreadsheet numbers its rows: the first product is in row 2. */
  row: number;
  /** Null for the row as a whole. */
  column: Column | null;
  message: string;
}

export interface ImportProgress {
  phase: 'checking' | 'saving';
  /** Rows of this phase that are done. */
  rows: number;
  /** Part of this phase, from 0 to 1. */
  part: number;
}

export interface ImportSummary {
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  /** How many products change in each field. */
  changedFields: Partial<Record<string, number>>;
  problems: number;
}

/** A line of the response of POST /api/v1/products/import. */
export type ImportLine =
  | { kind: 'progress'; progress: ImportProgress }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'done'; success: true; message: string; saved: boolean; summary: ImportSummary }
  | {
      kind: 'refused';
      success: false;
      message: string;
      error: string;
      code: string;
      summary?: ImportSummary;
    };
