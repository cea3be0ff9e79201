/** What was opened from the search, newest first. Names of children: for the tab's session only, and gone with it, however it ends. */
export interface RecentItem {
  to: string;
  title: string;
  detail: string;
  icon: string;
}

const MOST = 6;
const PREFIX = 'afterbell.recent ';

export const recentKey = (accessId: string, organizationId: string): string => `${PREFIX}${accessId} ${organizationId}`;

const isItem = (value: unknown): value is RecentItem => typeof value === 'object' && value !== null && ['to', 'title', 'detail', 'icon'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

export function recentItems(key: string): readonly RecentItem[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberItem(key: string, item: RecentItem): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([item, ...recentItems(key).filter(({ to }) => to !== item.to)].slice(0, MOST)));
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Whoever comes next to this tab may be somebody else. */
export function forgetRecentItems(): void {
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // No storage, nothing to forget.
  }
}
