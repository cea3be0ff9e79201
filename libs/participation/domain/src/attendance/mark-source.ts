/** How a mark came to be. */
export const MARK_SOURCES = ['typed', 'grid', 'copied', 'rest', 'import', 'check_in', 'kiosk'] as const;
export type MarkSource = (typeof MARK_SOURCES)[number];

export function isMarkSource(value: unknown): value is MarkSource {
  return typeof value === 'string' && (MARK_SOURCES as readonly string[]).includes(value);
}
