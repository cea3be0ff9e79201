import { formatDate } from '@afterbell/core/domain';
import { Button, i18n, Notice } from '@afterbell/core/web';
import type { Mark } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { shortDayName, timeRange } from '../shared/day-words';
import { useTakeTexts } from '../shared/take-texts';
import { type GridData, nameOf } from './grid-model';
import type { GridView, Held } from './grid-edits';
import type { GridStore } from './grid-store';
import { useGridTexts } from './grid-texts';
import type { Report } from './use-grid-hands';

const SHOWN = 5;
const alikeKey = ({ date, code, message, theirs, personId }: Held) => (theirs ? `${date} ${personId}` : `${date} ${code} ${message}`);
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
  // A date that was refused as a whole is one line, however many marks it has.
  const alike = new Map<string, Held[]>();
  for (const one of held) if (!one.theirs) alike.set(alikeKey(one), [...(alike.get(alikeKey(one)) ?? []), one]);
  const days = (dates: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(dates.map((date) => formatDate(date).slice(0, 5)));
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
      {view.parts && (
        <p>
          {view.parts.saved.length > 0 ? t('held.parts', { saved: days(view.parts.saved), left: days(view.parts.left) }) : t('held.nothing')}{' '}
          <Button variant="link" onClick={() => store.undo()}>
            {t('held.undo')}
          </Button>
        </p>
      )}
      <Lines>
        {[...alike].filter(([, group]) => group.length > 1).map(([key, group]) => (
          <li key={key}>
            {t('held.many', { count: group.length, day: shortDayName(group[0]?.date ?? ''), message: group[0]?.message ?? '' })}
            {group.every(({ code }) => ASKS.has(code)) && (
              <Button variant="link" onClick={() => group.forEach((one) => store.insist(one))}>
                {t('held.both')}
              </Button>
            )}
            <Button variant="link" onClick={() => group.forEach((one) => store.yieldTo(one))}>
              {t('held.allBack')}
            </Button>
          </li>
        ))}
        {held.filter((one) => (alike.get(alikeKey(one))?.length ?? 0) < 2).map((one) => (
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
