import type { ApiFailure } from '../../api.ts';
import type { SchemaForm } from '../../forms/use-schema-form.ts';

export type PageForm = SchemaForm<string, unknown>;

/** The server names a field by its place in the request, `state.title`; the form by its name. */
export function ownFields(failed: ApiFailure): ApiFailure {
  const fields = Object.entries(failed.fields).map(([path, text]) => [path.replace(/^state\./, ''), text]);
  return { ...failed, fields: Object.fromEntries(fields) };
}
