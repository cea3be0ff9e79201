import { IMAGE_SIDE } from '@afterbell/forms/domain';

const SHRINKABLE = new Set(['image/jpeg', 'image/webp']);
const QUALITY = 0.85;

/**
 * A photo no larger than the field keeps it, so that a phone on a slow line sends a tenth of it. The server decides in any case: what
 * this browser cannot shrink goes as it is.
 */
export async function shrinkImage(file: File, maxWidth: number | null = null, maxHeight: number | null = null): Promise<File> {
  if (!SHRINKABLE.has(file.type) || !('createImageBitmap' in window)) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min((maxWidth ?? IMAGE_SIDE) / picture.width, (maxHeight ?? IMAGE_SIDE) / picture.height);
    if (scale >= 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, QUALITY));
    return blob && blob.type === file.type && blob.size < file.size ? new File([blob], file.name, { type: file.type, lastModified: file.lastModified }) : file;
  } catch {
    return file;
  }
}
