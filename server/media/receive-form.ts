import '@fastify/multipart';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';

interface TextPart {
  kind: 'text';
  field: string;
  value: string;
}

/** A file of a form, on the disk. */
interface FilePart {
  kind: 'file';
  field: string;
  name: string;
  path: string;
  /** In bytes; 0 where a file field was left alone. */
  size: number;
  /** It was larger than taken, and the rest of it is not there. */
  tooLarge: boolean;
}

export interface ReceivedForm {
  /** In the order of the form. */
  parts: (TextPart | FilePart)[];
  /** Removes its files. The receiver of a form has to call it, on every way out. */
  remove(): Promise<void>;
}

interface FormLimits {
  /** How many files it may have, and how large each (bytes). */
  files: number;
  fileSize: number;
  fields?: number;
}

/** The longest text of a part, in bytes. */
const LONGEST_TEXT = 64 * 1024;

/** A form that is broken or ends too early. Its sender gets the message; it is nothing for the log. */
class UnreadableForm extends Error {
  readonly statusCode = 400;
}

/** Where the files of forms are while they are received and looked at. */
export function uploadsFolder(dataDir: string): string {
  return path.resolve(dataDir, 'uploads');
}

/** Receives a form, its files on the disk, so that many fill no memory. A part over its limit is cut off and marked. */
export async function receiveForm(
  request: FastifyRequest,
  dataDir: string,
  { files, fileSize, fields = 40 }: FormLimits,
): Promise<ReceivedForm> {
  const limits = { files, fileSize, fields, fieldSize: LONGEST_TEXT, parts: files + fields };
  const options = { limits, throwFileSizeLimit: false };
  await mkdir(uploadsFolder(dataDir), { recursive: true });
  const folder = await mkdtemp(path.join(uploadsFolder(dataDir), 'form-'));
  const form: ReceivedForm = { parts: [], remove: () => rm(folder, { recursive: true, force: true }) };
  try {
    // Nothing would ever say again that this request is over.
    if (request.raw.destroyed) throw new UnreadableForm('The sender went away.');
    for await (const part of request.parts(options)) {
      const { fieldname: field } = part;
      if (part.type === 'field') {
        if (typeof part.value === 'string') form.parts.push({ kind: 'text', field, value: part.value });
        continue;
      }
      const file = path.join(folder, randomUUID());
      await pipeline(part.file, createWriteStream(file));
      const { bytesRead: size, truncated: tooLarge } = part.file;
      form.parts.push({ kind: 'file', field, name: part.filename, path: file, size, tooLarge });
    }
    return form;
  } catch (error) {
    await form.remove();
    throw isOurs(error) ? error : new UnreadableForm('This form is broken.', { cause: error });
  }
}

/** Whether an error is of the disk, or has a code and a status of its own; all others are faults of the form. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && ('syscall' in error || 'statusCode' in error);
}
