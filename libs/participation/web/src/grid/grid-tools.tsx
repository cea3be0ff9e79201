import { Button, IconButton, type SaveStatus, SaveState, useIsPhone } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Clock3, History, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { MARKABLE, STATUS_MARKS, StatusSymbols } from '../shared/status-look';
import type { GridView } from './grid-edits';
import { Toolbar } from './grid-look';
import { useGridTexts } from './grid-texts';
import type { wholeDays } from './grid-whole';
import type { GridDays } from './use-grid-days';
import type { useGridHands } from './use-grid-hands';

/** As high with its words and its button as without: the rows under it stay where they are. */
const Standing = chakra('div', { base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minH: '2.25rem', my: '-0.375rem', color: 'fg.muted', fontSize: 'sm' } });

export interface GridToolsProps {
  view: GridView;
  status: SaveStatus | 'decide';
  timeZone: string;
  hands: ReturnType<typeof useGridHands>;
  /** Days on which everybody is marked. */
  whole: ReturnType<typeof wholeDays>;
  closing: GridDays | null;
  onTimes: () => void;
  /** Null where nobody may see it. */
  onHistory: (() => void) | null;
  onRetry: () => void;
  children?: ReactNode;
}

/** What can be done with the chosen cells, and how the marks stand. A phone has the days one by one, and marks there. */
export function GridTools({ view, status, timeZone, hands, whole, closing, onTimes, onHistory, onRetry, children }: GridToolsProps) {
  const t = useGridTexts();
  const phone = useIsPhone();
  const held = [...view.edits.values()].filter(({ phase }) => phase === 'held').length;
  return (
    <>
      <Toolbar role="toolbar" aria-label={t('mark.toolbar')}>
        {!phone && (
          <>
            <StatusSymbols />
            {MARKABLE.map((status) => (
              <Button key={status} icon={STATUS_MARKS[status]} onClick={() => hands.mark(status)}>
                {t(`mark.${status}`)}
              </Button>
            ))}
            <Button icon={<Clock3 aria-hidden="true" />} onClick={onTimes}>
              {t('mark.times')}
            </Button>
            <Button onClick={() => hands.mark('Enrolled')}>{t('mark.clear')}</Button>
            {onHistory && (
              <Button icon={<History aria-hidden="true" />} aria-keyshortcuts="h" disabled={hands.focus.column < 0} onClick={onHistory}>
                {t('history.action')}
              </Button>
            )}
          </>
        )}
        <IconButton variant="outline" label={t('mark.undo')} icon={<Undo2 data-mirror="" aria-hidden="true" />} disabled={!view.canUndo} onClick={hands.undo} />
        <IconButton variant="outline" label={t('mark.redo')} icon={<Redo2 data-mirror="" aria-hidden="true" />} disabled={!view.canRedo} onClick={hands.redo} />
        {children}
      </Toolbar>
      <Standing>
        {status === 'decide' ? <span role="status">{t('decide', { count: held })}</span> : <SaveState status={status} timeZone={timeZone} onRetry={onRetry} />}
        {closing && whole.length > 0 && (
          <Button size="sm" loading={closing.busy} onClick={() => closing.close(whole)}>
            {t('close.whole', { count: whole.length })}
          </Button>
        )}
      </Standing>
    </>
  );
}

/** What comes back by itself: the marks wait on the device and go then. */
const isAway = (failure: GridView['failure']): boolean => failure === 'offline' || failure === 'unreachable';

/** Nothing is said to be saved while a mark waits for a decision. */
export function statusOf({ edits, failure, savedAt }: GridView, reasonOf: (failure: NonNullable<GridView['failure']>) => string): SaveStatus | 'decide' {
  const open = [...edits.values()].filter(({ phase }) => phase !== 'held');
  if (failure && open.length > 0) return isAway(failure) ? { kind: 'waiting', count: open.length, reason: reasonOf(failure) } : { kind: 'failed', reason: reasonOf(failure) };
  if (open.some(({ phase }) => phase === 'saving')) return { kind: 'saving' };
  if (open.length > 0) return { kind: 'waiting', count: open.length };
  if (edits.size > 0) return 'decide';
  return savedAt ? { kind: 'saved', at: new Date(savedAt) } : { kind: 'idle' };
}
