import { FileRowCounts, FileRowsPager, Notice, useDelayed } from '@afterbell/core/web';
import { CLASS_LIST_ACTIONS } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { ClassListMapping } from './class-list-mapping';
import { ACTION_TONE, ClassListRows } from './class-list-rows';
import { useClassListTexts } from './class-list-texts';
import { type ClassListState, type Report, ROWS_PER_PAGE } from './use-class-list';

/** The list as it was read, and what importing it would do, row by row. Nothing is written yet. */
export function ClassListPreview({ report, list }: { report: Report; list: ClassListState }) {
  const t = useClassListTexts();
  const stale = useDelayed(list.busy === 'reading');
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
          <FileRowCounts counts={CLASS_LIST_ACTIONS.map((action) => ({ action, label: t(`counts.${action}`), tone: ACTION_TONE[action], count: report.counts[action] }))} only={only} onOnly={(only) => list.show({ only, offset: 0 })} />
          <ClassListRows rows={report.rows} list={list} />
          <FileRowsPager offset={offset} shown={report.rows.length} total={total} perPage={ROWS_PER_PAGE} onOffset={(offset) => list.show({ only, offset })} />
        </section>
      )}
    </chakra.div>
  );
}
