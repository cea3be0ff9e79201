import { Badge, IconButton, Notice, useDelayed } from '@afterbell/core/web';
import { CLASS_LIST_ACTIONS } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ClassListMapping } from './class-list-mapping';
import { ACTION_TONE, ClassListRows } from './class-list-rows';
import { useClassListTexts } from './class-list-texts';
import { type ClassListState, type Report, ROWS_PER_PAGE } from './use-class-list';

const Counts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '& button': { display: 'inline-flex', alignItems: 'center', minH: { base: 'touch', md: '8' }, px: '1', borderRadius: 'md', border: '1px solid transparent', cursor: 'pointer', '&[aria-pressed=true]': { borderColor: 'accent.solid' }, _hover: { bg: 'bg.muted' } } },
});

const Pager = chakra('nav', { base: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '3', mt: '3' } });

/** The list as it was read, and what importing it would do, row by row. Nothing is written yet. */
export function ClassListPreview({ report, list }: { report: Report; list: ClassListState }) {
  const t = useClassListTexts();
  const stale = useDelayed(list.busy === 'reading');
  const present = CLASS_LIST_ACTIONS.filter((action) => report.counts[action] > 0);
  const { only, offset } = list.view;
  const total = only ? report.counts[only] : report.counts.total;
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '5' }}>
      <ClassListMapping report={report} onMapping={list.remap} onDateOrder={list.setDateOrder} onHasHeader={list.setHasHeader} />
      {report.fileProblems.map((message) => (
        <Notice key={message} severity="error">
          {message}
        </Notice>
      ))}
      {report.counts.total > 0 && (
        <section aria-label={t('rows', { count: report.counts.total })} aria-busy={stale || undefined} style={stale ? { opacity: 0.55 } : undefined}>
          <Counts role="group" aria-label={t('counts.label')}>
            {present.map((action) => (
              <button key={action} type="button" aria-pressed={only === action} onClick={() => list.show({ only: only === action ? null : action, offset: 0 })}>
                <Badge tone={ACTION_TONE[action]}>
                  {t(`counts.${action}`)} {report.counts[action]}
                </Badge>
              </button>
            ))}
          </Counts>
          <ClassListRows rows={report.rows} list={list} />
          {total > ROWS_PER_PAGE && (
            <Pager aria-label={t('range', { from: offset + 1, to: offset + report.rows.length, total })}>
              <IconButton variant="outline" icon={<ChevronLeft data-mirror="" aria-hidden="true" />} label={t('previous')} disabled={offset === 0} onClick={() => list.show({ only, offset: Math.max(0, offset - ROWS_PER_PAGE) })} />
              <span data-figures="">{t('range', { from: offset + 1, to: offset + report.rows.length, total })}</span>
              <IconButton variant="outline" icon={<ChevronRight data-mirror="" aria-hidden="true" />} label={t('next')} disabled={offset + report.rows.length >= total} onClick={() => list.show({ only, offset: offset + ROWS_PER_PAGE })} />
            </Pager>
          )}
        </section>
      )}
    </chakra.div>
  );
}
