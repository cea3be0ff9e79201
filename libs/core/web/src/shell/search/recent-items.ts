/** What was opened from the search, newest first. Names of children: for the tab's session only, and gone with the sign-out. */
export interface RecentItem {
  to: string;
  title: string;
  detail: string;
  icon: string;
}

const MOST = 6;

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
