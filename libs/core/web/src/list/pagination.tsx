import { chakra } from '@chakra-ui/react';
import { PAGE_SIZES } from '@afterbell/core/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount, i18n } from '../i18n/i18n';
import { useCoreTexts } from '../i18n/core-texts';
import { IconButton } from '../ui/button';
import { NativeSelect } from '../ui/inputs';
import { formatTotal, type RowTotal } from './columns';
import type { ListState } from './use-list-state';

const Bar = chakra('nav', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } });

export interface PaginationProps {
  state: ListState;
  /** Rows on this page. */
  shown: number;
  total: RowTotal | undefined;
}

export function Pagination({ state, shown, total }: PaginationProps) {
  const t = useCoreTexts();
  const from = state.variables.offset + 1;
  const to = state.variables.offset + shown;
  const hasNext = total ? total.capped || to < total.value : shown === state.pageSize;
  const sizes = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));
  const alone = state.page === 1 && !hasNext && shown <= (PAGE_SIZES[0] ?? 10);
  return (
    <Bar aria-label={t('list.pages')}>
      <span data-figures="">{shown > 0 && t('list.range', { from: formatCount(from), to: formatCount(to), total: total ? formatTotal(total, i18n.language) : '…' })}</span>
      {!alone && (
        <chakra.div css={{ display: 'flex', alignItems: 'center', gap: '3' }}>
          <chakra.label css={{ display: { base: 'none', sm: 'flex' }, alignItems: 'center', gap: '2', whiteSpace: 'nowrap' }}>
            {t('list.pageSize')}
            <chakra.span css={{ width: '5rem' }}>
              <NativeSelect options={sizes} value={String(state.pageSize)} onChange={(event) => state.setPageSize(Number(event.target.value))} />
            </chakra.span>
          </chakra.label>
          <chakra.div css={{ display: 'flex', alignItems: 'center', gap: '1' }}>
            <IconButton variant="outline" label={t('list.previousPage')} disabled={state.page <= 1} icon={<ChevronLeft data-mirror="" aria-hidden="true" />} onClick={() => state.setPage(state.page - 1)} />
            <chakra.span css={{ px: '2', whiteSpace: 'nowrap', color: 'fg' }} aria-current="page">
              {t('list.page', { page: state.page })}
            </chakra.span>
            <IconButton variant="outline" label={t('list.nextPage')} disabled={!hasNext} icon={<ChevronRight data-mirror="" aria-hidden="true" />} onClick={() => state.setPage(state.page + 1)} />
          </chakra.div>
        </chakra.div>
      )}
    </Bar>
  );
}
