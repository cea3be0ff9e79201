import { Badge, Notice, useDelayed } from '@afterbell/core/web';
import { CLASS_LIST_ACTIONS, type ClassListAction } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ClassListMapping } from './class-list-mapping';
import { ACTION_TONE, ClassListRows } from './class-list-rows';
import { useClassListTexts } from './class-list-texts';
import type { ClassListState, Report } from './use-class-list';

const Counts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '& button': { display: 'inline-flex', alignItems: 'center', minH: { base: 'touch', md: '8' }, px: '1', borderRadius: 'md', border: '1px solid transparent', cursor: 'pointer', '&[aria-pressed=true]': { borderColor: 'accent.solid' }, _hover: { bg: 'bg.muted' } } },
});

/** The list as it was read, and what importing it would do, row by row. Nothing is written yet. */
export function ClassListPreview({ report, list }: { report: Report; list: ClassListState }) {
  const t = useClassListTexts();
  const [only, setOnly] = useState<ClassListAction | null>(null);
  const stale = useDelayed(list.busy === 'reading');
  const present = CLASS_LIST_ACTIONS.filter((action) => report.counts[action] > 0);
  // A filter whose last row has just been decided would show nothing.
  const filter = only && report.counts[only] > 0 ? only : null;
  const rows = report.rows.filter(({ action }) => filter === null || action === filter);
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '5' }}>
      <ClassListMapping report={report} onMapping={list.remap} onDateOrder={list.setDateOrder} />
      {report.fileProblems.map((message) => (
        <Notice key={message} severity="error">
          {message}
        </Notice>
      ))}
      {report.counts.total > 0 && (
        <section aria-label={t('rows', { count: report.counts.total })} aria-busy={stale || undefined} style={stale ? { opacity: 0.55 } : undefined}>
          <Counts role="group" aria-label={t('counts.label')}>
            {present.map((action) => (
              <button key={action} type="button" aria-pressed={filter === action} onClick={() => setOnly(filter === action ? null : action)}>
                <Badge tone={ACTION_TONE[action]}>
                  {t(`counts.${action}`)} {report.counts[action]}
                </Badge>
              </button>
            ))}
          </Counts>
          <ClassListRows rows={rows} list={list} />
          {report.rows.length < report.counts.total && <p>{t('showing', { count: report.rows.length, total: report.counts.total })}</p>}
        </section>
      )}
    </chakra.div>
  );
}
