import type { SchemaForm } from '../../forms/use-schema-form.ts';

export type PageForm = SchemaForm<string, unknown>;
