import { scanGrayBuffer, ZBarConfigType, ZBarScanner, ZBarSymbolType } from '@undecaf/zbar-wasm';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

export const { ZBAR_CODE128: CODE_128, ZBAR_QRCODE: QR_CODE } = ZBarSymbolType;

/**
 * The texts that a reader of one kind of code finds in a picture, as a bank's app looks for QR codes alone. With all kinds
 * switched on, zbar takes lines of about every two thousandth large QR code for a bar code as well.
 *
 * @param picture in any format that sharp reads
 */
export async function readCodes(picture: Buffer, kind: typeof CODE_128 | typeof QR_CODE): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scanner = await ZBarScanner.create();
  scanner.setConfig(ZBarSymbolType.ZBAR_NONE, ZBarConfigType.ZBAR_CFG_ENABLE, 0);
  scanner.setConfig(kind, ZBarConfigType.ZBAR_CFG_ENABLE, 1);
  const symbols = await scanGrayBuffer(new Uint8Array(data).buffer, info.width, info.height, scanner);
  scanner.destroy();
  return symbols.map((symbol) => symbol.decode());
}

/** A drawing as it comes out of a printer or stands on a screen. @param pixels width and height */
export function pictureOf(drawing: ReactElement, pixels: [width: number, height: number]): Buffer {
  const [width, height] = pixels;
  const size = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  return Buffer.from(renderToStaticMarkup(drawing).replace('<svg', `<svg ${size}`));
}
