import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@afterbell/core/domain';
import { type ImageEnding } from '@afterbell/forms/domain';

const PIXELS = 40_000_000;
const SECONDS = 20;

const FORMATS = {
  jpg: ['jpeg', { quality: 85 }],
  jpeg: ['jpeg', { quality: 85 }],
  png: ['png', {}],
  gif: ['gif', {}],
  webp: ['webp', { quality: 85 }],
  avif: ['avif', { quality: 60, effort: 2 }],
} as const satisfies Record<ImageEnding, readonly [string, object]>;

export interface RewrittenImage {
  path: string;
  size: number;
  sha256: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes an image and writes it anew: turned upright, no larger than asked, and without anything that was not picture: places
 * where it was taken, comments, a second file behind the last pixel.
 */
export async function rewriteImage(image: { path: string; name: string; ending: ImageEnding; maxWidth: number | null; maxHeight: number | null }): Promise<RewrittenImage> {
  const { path, name, ending, maxWidth, maxHeight } = image;
  const { default: sharp } = await import('sharp');
  const target = join(dirname(path), randomUUID());
  const [format, options] = FORMATS[ending];
  try {
    const { width, height, size, pageHeight } = await sharp(path, { limitInputPixels: PIXELS, failOn: 'error', animated: ending === 'gif' || ending === 'webp' })
      .autoOrient()
      .resize({ width: maxWidth ?? undefined, height: maxHeight ?? undefined, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, options)
      .timeout({ seconds: SECONDS })
      .toFile(target);
    const hash = createHash('sha256');
    await pipeline(createReadStream(target), hash);
    return { path: target, size: size ?? (await stat(target)).size, sha256: hash.digest(), width, height: pageHeight ?? height };
  } catch (error) {
    await rm(target, { force: true });
    const said = String((error as Error).message);
    if (/ENOSPC|No space left/i.test(said)) throw new AppError('STORAGE_FULL', {}, { cause: error });
    if (/pixel limit|timeout/i.test(said)) throw new AppError('PAYLOAD_TOO_LARGE', { message: `“${name}” has too many pixels: at most 40 million. Make it smaller, then upload it.` }, { cause: error });
    throw new AppError('UNSUPPORTED_MEDIA', { message: `“${name}” cannot be read as an image. Save it again as JPEG or PNG, then upload it.` }, { cause: error });
  }
}
