import { Button, Notice } from '@afterbell/core/web';
import type { Mark } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { shortDayName, timeRange } from '../shared/day-words';
import { useTakeTexts } from '../shared/take-texts';
import { type GridData, nameOf } from './grid-model';
import type { GridStore, GridView, Held } from './grid-store';
import { useGridTexts } from './grid-texts';
import type { Report } from './use-grid-hands';

const SHOWN = 5;
const Lines = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', display: 'flex', flexDirection: 'column', gap: '1.5', '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', overflowWrap: 'anywhere' } } });
/** Server's questions that may be answered with yes. */
const ASKS: ReadonlySet<string> = new Set(['ATTENDANCE_OVERLAP', 'ATTENDANCE_LONG']);

/** What the last step left alone, and why: nothing is dropped in silence. */
export function StepReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const t = useGridTexts();
  if (!report) return null;
  const close = <Button onClick={onClose}>{t('report.close')}</Button>;
  if ('tooMany' in report) {
    return (
      <Notice severity="error" live action={close}>
        {t('report.tooMany', { cells: report.tooMany.toLocaleString() })}
      </Notice>
    );
  }
  const { barred, unread, done } = report;
  const left = unread.length + [...barred.values()].reduce((sum, count) => sum + count, 0);
  return (
    <Notice severity="warn" live title={t('report.title', { count: left })} action={close}>
      <Lines>
        {done > 0 && <li>{t('report.done', { count: done })}</li>}
        {[...barred].map(([barrier, count]) => (
          <li key={barrier}>{t(`report.barred.${barrier}`, { count })}</li>
        ))}
        {unread.slice(0, SHOWN).map((cell) => (
          <li key={`${cell.row} ${cell.column}`}>{t('report.unread', { ...cell })}</li>
        ))}
        {unread.length > SHOWN && <li>{t('report.more', { count: unread.length - SHOWN })}</li>}
      </Lines>
    </Notice>
  );
}

/** Marks that somebody must decide about: each with its child, its day and what stands there. */
export function HeldMarks({ data, store, view }: { data: GridData; store: GridStore; view: GridView }) {
  const t = useGridTexts();
  const take = useTakeTexts();
  const held = [...view.edits.values()].flatMap((edit) => edit.held ?? []);
  if (held.length === 0) return null;
  const markWords = ({ status, startTime, endTime }: Mark) => [take(`status.${status}`), status === 'Present' && startTime ? timeRange(startTime, endTime) : null].filter(Boolean).join(', ');
  function words({ personId, date, mark, theirs, message }: Held): string {
    const person = data.rows.find((row) => row.personId === personId);
    const about = { name: person ? nameOf(person) : '', day: shortDayName(date) };
    if (!theirs) return t('held.other', { ...about, message });
    const values = { ...about, yours: markWords(mark), theirs: markWords(theirs) };
    return theirs.changedBy ? t('held.conflictBy', { ...values, by: theirs.changedBy }) : t('held.conflict', values);
  }
  return (
    <Notice severity="warn" live title={t('held.title', { count: held.length })}>
      <Lines>
        {held.map((one) => (
          <li key={`${one.personId} ${one.date}`}>
            {words(one)}
            {(one.theirs !== null || ASKS.has(one.code)) && (
              <Button variant="link" onClick={() => store.insist(one)}>
                {t(one.theirs ? 'held.mine' : 'held.both')}
              </Button>
            )}
            <Button variant="link" onClick={() => store.yieldTo(one)}>
              {t(one.theirs ? 'held.theirs' : 'held.back')}
            </Button>
          </li>
        ))}
      </Lines>
    </Notice>
  );
}
