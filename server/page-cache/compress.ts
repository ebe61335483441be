import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

/** Quick, for a response that may be out of date in a second: 6 ms for the home page, a fifth larger than it can be. */
const QUICK = 5;

const withQuality = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** Brotli, quickly. */
export function compress(body: Buffer): Promise<Buffer> {
  return pack(body, withQuality(QUICK, body.length));
}

/** The same response, as small as Brotli gets it. */
export async function recompress(brotli: Buffer): Promise<Buffer> {
  const body = await unpack(brotli);
  return pack(body, withQuality(constants.BROTLI_MAX_QUALITY, body.length));
}

/** For the few clients that take no Brotli. */
export const decompress = (brotli: Buffer): Buffer => brotliDecompressSync(brotli);
export const toGzip = (brotli: Buffer): Buffer => gzipSync(brotliDecompressSync(brotli));
