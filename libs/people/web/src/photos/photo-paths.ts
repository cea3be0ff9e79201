/** Addresses of a photo. Another photo has another address, so browsers keep what they have. */
export const smallPhoto = (fileId: string | null | undefined): string | null => (fileId ? `/file/photo/${fileId}/small` : null);
export const wholePhoto = (fileId: string): string => `/file/photo/${fileId}`;
