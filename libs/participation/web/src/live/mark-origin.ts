import { useLiveTexts } from './live-texts';

export type MarkSourceName = 'typed' | 'grid' | 'copied' | 'rest' | 'import' | 'check_in' | 'kiosk';

/** Who marked and how, where it was not simply typed on a roster; null where nobody knows. */
export function useMarkOrigin(): (mark: { changedBy: string | null; source: MarkSourceName | null }) => string | null {
  const t = useLiveTexts();
  return ({ changedBy: name, source }) => {
    const how = source && source !== 'typed' ? t(`source.${source}`) : null;
    if (name) return how ? t('madeByHow', { name, how }) : t('madeBy', { name });
    return how && t('made', { how });
  };
}
