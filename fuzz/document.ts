import { z } from 'zod';

/** A JSON schema, of which only what describes values to send is read. */
export interface ValueSchema {
  type?: string | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  enum?: unknown[] | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  nullable?: boolean | undefined;
  properties?: Record<string, ValueSchema> | undefined;
  required?: string[] | undefined;
  items?: ValueSchema | undefined;
  anyOf?: ValueSchema[] | undefined;
  oneOf?: ValueSchema[] | undefined;
}

const valueSchema: z.ZodType<ValueSchema> = z.lazy(() =>
  z
    .object({
      type: z.string(),
      format: z.string(),
      pattern: z.string(),
      enum: z.array(z.unknown()),
      minimum: z.number(),
      maximum: z.number(),
      minItems: z.number(),
      maxItems: z.number(),
      minLength: z.number(),
      maxLength: z.number(),
      nullable: z.boolean(),
      properties: z.record(z.string(), valueSchema),
      required: z.array(z.string()),
      items: valueSchema,
      anyOf: z.array(valueSchema),
      oneOf: z.array(valueSchema),
    })
    .partial(),
);

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(
            z.object({
              in: z.enum(['path', 'query', 'header']),
              name: z.string(),
              required: z.boolean().default(false),
              schema: valueSchema,
            }),
          )
          .default([]),
        requestBody: z
          .object({ content: z.object({ 'application/json': z.object({ schema: valueSchema }) }) })
          .optional(),
        responses: z.record(
          z.string(),
          z.object({
            content: z
              .object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) })
              .optional(),
          }),
        ),
      }),
    ),
  ),
});

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required: boolean;
  schema: ValueSchema;
}

/** An endpoint as the OpenAPI document tells it. */
export interface Endpoint {
  method: string;
  /** With its parameters in braces: `/api/v1/products/{id}`. */
  path: string;
  parameters: Parameter[];
  /** Of its JSON; null where it takes none. */
  body: ValueSchema | null;
  /** Its documented responses, by status; null where the document shows no JSON. */
  responses: ReadonlyMap<number, z.ZodType | null>;
}

/**
 * Reads every endpoint of an OpenAPI document.
 * @throws ZodError when it has a shape that this does not know, rather than leaving out what it says
 */
export function readDocument(document: unknown): Endpoint[] {
  const { paths } = documentSchema.parse(document);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json'].schema ?? null,
      responses: new Map(
        Object.entries(responses).map(([status, { content }]) => [
          Number(status),
          content
            ? z.fromJSONSchema(content['application/json'].schema, { defaultTarget: 'openapi-3.0' })
            : null,
        ]),
      ),
    })),
  );
}
