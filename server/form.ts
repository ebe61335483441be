import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

interface Form {
  fields: Record<string, string>;
  /** The one file of the form, whole; null when none was chosen. */
  file: Buffer | null;
}

/**
 * Reads a multipart form with at most one file.
 * @param file name of the part that may hold it; a file in another part is refused
 * @param largestFile in bytes; one byte more is refused with 413
 */
export async function readForm(
  request: FastifyRequest,
  { file: fileField, largestFile }: { file: string; largestFile: number },
): Promise<Form> {
  const fields: Record<string, string> = {};
  let file: Buffer | null = null;
  const parts = request.parts({
    limits: { files: 1, fileSize: largestFile, fields: 30, fieldSize: 64 * 1024 },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      continue;
    }
    const bytes = await part.toBuffer();
    // A browser sends an empty part for a file field that was left alone.
    if (part.fieldname === fileField && bytes.length > 0) file = bytes;
  }
  return { fields, file };
}
