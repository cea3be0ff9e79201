import type { BadgeTone } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCoreTexts } from '../i18n/core-texts';
import { formatCount } from '../i18n/i18n';
import { Badge } from '../ui/badge';
import { IconButton } from '../ui/button';

const Counts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '& button': { display: 'inline-flex', alignItems: 'center', minH: { base: 'touch', md: '8' }, px: '1', borderRadius: 'md', border: '1px solid transparent', cursor: 'pointer', '&[aria-pressed=true]': { borderColor: 'accent.solid' }, _hover: { bg: 'bg.muted' } } },
});

const Pager = chakra('nav', { base: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '3', mt: '3' } });

export interface FileRowCount<Action extends string> {
  action: Action;
  label: string;
  tone: BadgeTone;
  count: number;
}

export interface FileRowCountsProps<Action extends string> {
  /** What happens to no row is left out. */
  counts: readonly FileRowCount<Action>[];
  only: Action | null;
  onOnly: (only: Action | null) => void;
}

/** How many rows of a file have the same fate; pressed, only those are shown. */
export function FileRowCounts<Action extends string>({ counts, only, onOnly }: FileRowCountsProps<Action>) {
  const t = useCoreTexts();
  return (
    <Counts role="group" aria-label={t('fileRows.filter')}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ action, label, tone, count }) => (
          <button key={action} type="button" aria-pressed={only === action} onClick={() => onOnly(only === action ? null : action)}>
            <Badge tone={tone}>
              {label} {formatCount(count)}
            </Badge>
          </button>
        ))}
    </Counts>
  );
}

export interface FileRowsPagerProps {
  offset: number;
  /** Rows that are shown, of `total`. */
  shown: number;
  total: number;
  perPage: number;
  onOffset: (offset: number) => void;
}

/** Nothing where all rows fit. */
export function FileRowsPager({ offset, shown, total, perPage, onOffset }: FileRowsPagerProps) {
  const t = useCoreTexts();
  if (total <= perPage) return null;
  const range = t('fileRows.range', { from: offset + 1, to: offset + shown, total });
  return (
    <Pager aria-label={range}>
      <IconButton variant="outline" icon={<ChevronLeft data-mirror="" aria-hidden="true" />} label={t('fileRows.previous')} disabled={offset === 0} onClick={() => onOffset(Math.max(0, offset - perPage))} />
      <span data-figures="">{range}</span>
      <IconButton variant="outline" icon={<ChevronRight data-mirror="" aria-hidden="true" />} label={t('fileRows.next')} disabled={offset + shown >= total} onClick={() => onOffset(offset + perPage)} />
    </Pager>
  );
}
