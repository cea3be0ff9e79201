import { VisuallyHidden } from '@afterbell/core/web';
import type { News } from './fresh-marks';
import { useLiveTexts } from './live-texts';

/** Says politely what others marked; the cells themselves show it. */
export function LiveNews({ news, words }: { news: News | null; /** Of one cell: whose and what. */ words: (cell: string) => string }) {
  const t = useLiveTexts();
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite" data-live-news="">
        {news && (news.one ? t(news.by ? 'one' : 'oneSomebody', { what: words(news.one), by: news.by ?? '' }) : t(news.by ? 'many' : 'manySomebody', { count: news.count, by: news.by ?? '' }))}
      </span>
    </VisuallyHidden>
  );
}
