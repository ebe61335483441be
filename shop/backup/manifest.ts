import { z } from '../zod.ts';

/** The number of how a backup is laid out. One that this shop doesn't know was written by a newer shop. */
export const FORMAT = 1;

export const README = 'README.txt';
export const MANIFEST = 'manifest.json';

/** What a backup says about itself, at its end: all of it is known only then. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The version of the shop. */
  shop: z.string(),
  /** The moment that the database and its pictures are of. */
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
      checksum: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.int(), used: z.boolean() })),
  pictures: z.object({ files: z.int(), bytes: z.int() }),
  /** The ids of the keys that secrets in it are sealed with; the keys are not in it (decision 080). */
  secretKeys: z.array(z.string()).default([]),
});

export type Manifest = z.infer<typeof manifestSchema>;

const BEGINNING = 'A backup of a Saman shop, format ';

/** The first file of a backup, for anyone who opens it without the shop. */
export const readme = `${BEGINNING}${FORMAT}.

It is restored by \`npm run restore -- <this file>\`. By hand it is read like this:

media/          the pictures that people sent, as they are
database/       a folder for each table. Put together in their order, its files are what PostgreSQL's
                COPY writes as text: zcat database/orders/*.gz | psql -c '\\copy orders (...) from stdin'
${MANIFEST}   the columns of each table in their order, how many rows it has, the migrations that made
                the tables, the versions of the shop and of PostgreSQL, and the moment of the backup
SHA256          the SHA-256 of every byte of the archive before this last file: head -c -2048 <the archive> | sha256sum

It holds personal data: names, addresses, mobile numbers and orders of customers, hashes of passwords.
The secrets of two-factor sign-in are sealed: with SECRETS_KEY of the shop, or with secrets.key of its DATA_DIR. Neither
is in this file.
`;

/** The format that the first file of a backup names; null where it is no backup of a shop. */
export function readFormat(text: string): number | null {
  const number = text.startsWith(BEGINNING) ? Number.parseInt(text.slice(BEGINNING.length), 10) : Number.NaN;
  return Number.isNaN(number) ? null : number;
}

/** The name of the file with a part of a table's rows. */
export function partName(table: string, number: number): string {
  return `database/${table}/${String(number).padStart(6, '0')}.gz`;
}

/** The table that a file has rows of; null for any other file. */
export function tableOfPart(name: string): string | null {
  return /^database\/(\w+)\/\d{6,}\.gz$/.exec(name)?.[1] ?? null;
}
