import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** Sharp at 36 points of a page and on a screen of three pixels to the point. */
const SIDE = 144;

/** A small square of a picture as JPEG: what lists, rosters and paper show. */
export async function thumbnailOf(bytes: Readable): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(await buffer(bytes)).resize(SIDE, SIDE, { fit: 'cover' }).flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
