/**
 * Whether a write was refused by this constraint or unique index.
 * @param error what the write threw
 * @param constraint its name in the migrations
 */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}
