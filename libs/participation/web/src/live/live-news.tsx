import { VisuallyHidden } from '@afterbell/core/web';
import { useLiveTexts } from './live-texts';

/** What others have just changed, as the store tells it last. */
export interface News {
  /** Grows with each telling. */
  turn: number;
  count: number;
  by: string | null;
  /** The only cell; null for several. */
  one: string | null;
}

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
