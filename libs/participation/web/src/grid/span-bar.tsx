import { Button, IconButton, SegmentedRadios, SegmentedScope } from '@afterbell/core/web';
import { formatDate, type PlainDate } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Toolbar } from './grid-look';
import { useGridTexts } from './grid-texts';
import { dateAfter, daysOf, type Span, SPANS } from './use-grid';

export interface SpanBarProps {
  span: Span;
  date: PlainDate;
  today: PlainDate;
  /** Whether two weeks are this one and the next. */
  ahead?: boolean;
  onShow: (values: { span?: Span; date?: PlainDate | null }) => void;
}

/** How many days are shown, and which. */
export function SpanBar({ span, date, today, ahead = false, onShow }: SpanBarProps) {
  const t = useGridTexts();
  const legend = useId();
  const { from, to } = daysOf(span, date, ahead);
  return (
    <Toolbar>
      <SegmentedScope>
        <SegmentedRadios legend={t('span.label')} name={legend} value={span} options={SPANS.map((value) => ({ value, label: t(`span.${value}`) }))} onChange={(value) => onShow({ span: value })} />
      </SegmentedScope>
      {/* Where there is no room beside the spans, all of them step down together. */}
      <chakra.div css={{ display: 'flex', gap: '2' }}>
        <IconButton variant="outline" label={t('previous')} icon={<ChevronLeft data-mirror="" aria-hidden="true" />} onClick={() => onShow({ date: dateAfter(span, date, -1) })} />
        <IconButton variant="outline" label={t('next')} icon={<ChevronRight data-mirror="" aria-hidden="true" />} onClick={() => onShow({ date: dateAfter(span, date, 1) })} />
        {(today < from || today > to) && <Button onClick={() => onShow({ date: null })}>{t('today')}</Button>}
      </chakra.div>
      <chakra.h2 aria-live="polite" css={{ fontSize: 'md', fontVariantNumeric: 'tabular-nums' }}>
        {t('range', { from: formatDate(from), to: formatDate(to) })}
      </chakra.h2>
    </Toolbar>
  );
}
