import type { FieldErrors, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/** The fields of a form, all of them text. */
export type Texts = Record<string, string>;

const REQUIRED = 'This field is required.';

/**
 * Lets a schema of the shop check a form of React Hook Form. Of each field the first fault counts.
 * @param missing the message of the whole form that the schema gives for a required field without anything in it
 */
export function schemaResolver<Checked>(
  schema: ZodType<Checked>,
  missing: string,
): Resolver<Texts, unknown, Checked> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<Texts> = {};
    for (const { path, message } of parsed.error.issues) {
      errors[String(path[0])] ??=
        message === missing ? { type: 'missing', message: REQUIRED } : { type: 'invalid', message };
    }
    return { values: {}, errors };
  };
}
