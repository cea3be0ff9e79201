import type { PlainDate } from '@afterbell/core/domain';
import { Button, i18n, Notice } from '@afterbell/core/web';
import { MAX_PASTED_CELLS } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { shortDayName } from '../shared/day-words';
import { useGridTexts } from './grid-texts';
import type { GridDays } from './use-grid-days';
import type { Report } from './use-grid-hands';

const SHOWN = 5;
/** However many there are, the grid stays in sight. */
export const Lines = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', maxH: { base: '60vh', md: '30vh' }, overflowY: 'auto', display: 'flex', flexDirection: 'column', gap: '1.5', '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', overflowWrap: 'anywhere' } } });

export const numberWords = (value: number): string => value.toLocaleString(i18n.language);

/** What the last step left alone, and why: nothing is dropped in silence. */
export function StepReport({ report, onClose, closing }: { report: Report; onClose: () => void; closing: GridDays | null }) {
  const t = useGridTexts();
  if (!report) return null;
  const close = <Button onClick={onClose}>{t('report.close')}</Button>;
  const counted = (count: number) => ({ count, cells: numberWords(count) });
  if ('tooMany' in report) {
    return (
      <Notice severity="error" live action={close}>
        {t('report.tooMany', { cells: numberWords(report.tooMany), most: numberWords(MAX_PASTED_CELLS) })}
      </Notice>
    );
  }
  const { barred, unread, done, ended } = report;
  const left = unread.length + [...barred.values()].reduce((sum, count) => sum + count, 0);
  async function reopen(date: PlainDate) {
    if (await closing?.reopen(date)) onClose();
  }
  return (
    <Notice severity="warn" live title={t('report.title', counted(left))} action={close}>
      <Lines>
        {done > 0 && <li>{t('report.done', counted(done))}</li>}
        {[...barred].map(([barrier, count]) => (
          <li key={barrier}>{t(`report.barred.${barrier}`, counted(count))}</li>
        ))}
        {closing && ended.size > 0 && (
          <li>
            {[...ended].slice(0, SHOWN).map((date) => (
              <Button key={date} variant="link" disabled={closing.busy} onClick={() => void reopen(date)}>
                {t('close.reopen', { day: shortDayName(date) })}
              </Button>
            ))}
          </li>
        )}
        {unread.slice(0, SHOWN).map(({ midnight, ...cell }) => (
          <li key={`${cell.row} ${cell.column}`}>{t(midnight ? 'report.midnight' : 'report.unread', cell)}</li>
        ))}
        {unread.length > SHOWN && <li>{t('report.more', counted(unread.length - SHOWN))}</li>}
      </Lines>
    </Notice>
  );
}
