/** The most pixels of a photo's side. */
export const PHOTO_SIDE = 512;
