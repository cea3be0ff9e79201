export const HUB_PATH = '/participation';

/** The queue of what is missing, narrowed to a site. */
export function missingPath({ siteId }: { siteId: string | null }): string {
  return siteId === null ? HUB_PATH : `${HUB_PATH}?${new URLSearchParams({ site: siteId }).toString()}`;
}
