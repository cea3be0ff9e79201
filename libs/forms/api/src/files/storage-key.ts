/** Where the bytes of a file lie: nothing in it comes from a caller. */
export const storageKey = (tenantId: string, fileId: string): string => `${tenantId}/${fileId}`;
