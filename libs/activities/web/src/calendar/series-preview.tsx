import { formatDate } from '@afterbell/core/domain';
import { i18n, Notice, Skeleton } from '@afterbell/core/web';
import { useMoveTexts } from './move-texts';
import type { SeriesAnswer } from './use-series-move';

const NAMED = 6;

/** Which dates of a series come, go and stay, before it is moved. */
export function SeriesPreview({ preview }: { preview: SeriesAnswer | null }) {
  const t = useMoveTexts();
  if (!preview) {
    return (
      <>
        <p role="status">{t('checking')}</p>
        <Skeleton lines={2} />
      </>
    );
  }
  if (preview.problems.length > 0) return <Notice severity="error">{preview.problems.map(({ message }) => message).join(' ')}</Notice>;
  const named = (dates: readonly string[]) => {
    const first = new Intl.ListFormat(i18n.language).format(dates.slice(0, NAMED).map(formatDate));
    return dates.length > NAMED ? t('andMore', { dates: first, count: dates.length - NAMED }) : first;
  };
  const all = (of: 'gained' | 'lost' | 'retimed' | 'kept') => preview.changes.flatMap((change) => change[of]);
  const lines = (['gained', 'lost', 'retimed', 'kept'] as const).flatMap((of) => (all(of).length > 0 ? [t(of, { count: all(of).length, dates: named(all(of)) })] : []));
  return (
    <Notice>
      {lines.length === 0 ? (
        t('nothing')
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
