import sharp from 'sharp';
import type { Chance } from './chance.ts';
import type { ValueSchema } from './document.ts';
import { fittingValue, type Place } from './fitting.ts';
import { hostileText } from './hostile.ts';
import type { Known } from './known.ts';

/** A form that an endpoint takes. The document says only that it takes one. */
interface Form {
  fields: Readonly<Record<string, ValueSchema>>;
  file: string;
  files: 'pictures' | 'tables';
}

const id: ValueSchema = { type: 'string', format: 'uuid' };
const text: ValueSchema = { type: 'string' };
const count: ValueSchema = { type: 'integer', minimum: 0, maximum: 5000 };
const product: Readonly<Record<string, ValueSchema>> = {
  name: text,
  title: text,
  description: text,
  price: count,
  discount: { type: 'integer', minimum: 0, maximum: 90 },
  quantity: count,
  shipping: { enum: ['free', 'paid'] },
  category: id,
  subcategory: { type: 'string', nullable: true },
};

export const FORMS: Readonly<Record<string, Form>> = {
  'POST /api/reviews': {
    fields: {
      productId: id,
      name: text,
      mobile: text,
      title: text,
      rating: { type: 'integer', minimum: 1, maximum: 5 },
      comment: text,
    },
    file: 'image',
    files: 'pictures',
  },
  'POST /api/v1/products/create': { fields: product, file: 'photos', files: 'pictures' },
  'PUT /api/v1/products/{id}': {
    fields: { ...product, version: { type: 'integer', minimum: 1, maximum: 50 } },
    file: 'photos',
    files: 'pictures',
  },
  'POST /api/v1/products/import': { fields: {}, file: 'file', files: 'tables' },
};

async function resizePictures(): Promise<Buffer[]> {
  const generated = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f5c4a' } });
  const whole = await Promise.all([
    generated().jpeg().toBuffer(),
    generated().png().toBuffer(),
    generated().webp().toBuffer(),
    generated().avif({ effort: 0 }).toBuffer(),
    generated().gif().toBuffer(),
    generated().tiff().toBuffer(),
  ]);
  const [jpeg = Buffer.alloc(0), png = Buffer.alloc(0)] = whole;
  // A header that promises 60,000 × 60,000 pixels.
  const vast = Buffer.from(png);
  vast.writeUInt32BE(60_000, 16);
  vast.writeUInt32BE(60_000, 20);
  return [
    ...whole,
    jpeg.subarray(0, 200),
    png.subarray(0, 60),
    vast,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    Buffer.from('GIF89a'),
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.alloc(0),
    Buffer.alloc(100_000, 'x'),
  ];
}

const TABLES = [
  'name,description,price,quantity,shipping,category,subcategory\r\nPan,It cooks.,900,5,paid,Kitchen,\r\n',
  '_id,version,price\r\na0000000-0000-4000-8000-000000000000,1,12\r\n',
  'name\r\n"never closed',
  '',
  '\ufeffname;price\r\nPan;5',
  'name,name,name\n1,2,3,4,5,6\n\n,,,',
  '__proto__,constructor,name\nx,y,z\n',
  `name,price\n${'a,b\n'.repeat(500)}`,
  '\u0000\u0000\u0000',
  '_id,price\r\n=cmd(),1e999\r\n',
];

const pictures = resizePictures();

/** A form's body, as it goes over the wire, whole or broken. */
export async function composeForm(
  { fields, file, files }: Form,
  place: Place,
  { chance, known, spoilt }: { chance: Chance; known: Known; spoilt: boolean },
): Promise<{ type: string; body: Buffer }> {
  const boundary = `----form${chance.below(1e9)}`;
  const parts: Buffer[] = [];
  const add = (head: string, content: string | Buffer) => {
    const close = chance.percent(spoilt ? 96 : 100) ? '\r\n' : '';
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from(close));
  };
  for (const [name, schema] of Object.entries(fields)) {
    if (spoilt && chance.percent(12)) continue;
    const value = fittingValue(schema, name, place, { chance, known });
    if (value === null) continue;
    add(
      `Content-Disposition: form-data; name="${name}"`,
      spoilt && chance.percent(25) ? hostileText(chance) : String(value),
    );
  }
  const choice = files === 'pictures' ? await pictures : TABLES.map((table) => Buffer.from(table));
  const sound = choice.slice(0, files === 'pictures' ? 3 : 2);
  const many = spoilt ? chance.below(12) : 1;
  for (let number = 0; number < many; number++) {
    const name = spoilt && chance.percent(20) ? chance.one(['', 'other', '__proto__', 'name']) : file;
    const filename = spoilt
      ? chance.one(['a.jpg', '', '../../a', '\u0000', 'ü.png', 'x'.repeat(500), 'a.jpg"; x="'])
      : 'picture.jpg';
    const head = `Content-Disposition: form-data; name="${name}"; filename="${filename}"`;
    const kind = spoilt
      ? chance.one(['', '\r\nContent-Type: image/png', '\r\nContent-Type: x'])
      : '\r\nContent-Type: image/jpeg';
    add(head + kind, chance.one(spoilt ? choice : sound));
  }
  if (spoilt && chance.percent(10)) add('X-No-Disposition: 1', 'text');
  if (spoilt && chance.percent(5)) {
    for (let number = 0; number < 60; number++) add(`Content-Disposition: form-data; name="f${number}"`, 'x');
  }
  if (!spoilt || chance.percent(80)) parts.push(Buffer.from(`--${boundary}--\r\n`));
  let body = Buffer.concat(parts);
  if (spoilt && chance.percent(15)) body = body.subarray(0, chance.below(body.length));
  const named = spoilt && chance.percent(8) ? chance.one(['other', '', '"']) : boundary;
  return { type: `multipart/form-data; boundary=${named}`, body };
}
