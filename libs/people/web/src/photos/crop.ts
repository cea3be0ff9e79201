import { PHOTO_SIDE } from '@afterbell/people/domain';

/** Which square of a picture is kept: its middle, and how much it is magnified. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1 shows as much as a square can. */
  readonly zoom: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
}

export const MOST_ZOOM = 4;

export const sideOf = ({ width, height }: Picture, { zoom }: Crop): number => Math.min(width, height) / zoom;

const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The same, wholly within the picture. */
export function within(picture: Picture, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, MOST_ZOOM);
  const half = sideOf(picture, { ...crop, zoom }) / 2;
  return { zoom, x: between(crop.x, half, picture.width - half), y: between(crop.y, half, picture.height - half) };
}

/** Faces are rather in the upper half of a tall picture. */
export const firstCrop = ({ width, height }: Picture): Crop => within({ width, height }, { zoom: 1, x: width / 2, y: height > width ? height * 0.42 : height / 2 });

/** The square as a JPEG of the size that is kept. */
export async function cropped(image: HTMLImageElement, crop: Crop): Promise<File | null> {
  const picture = { width: image.naturalWidth, height: image.naturalHeight };
  const side = sideOf(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.min(PHOTO_SIDE, Math.round(side)));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
  return asFile(canvas);
}

export async function asFile(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
