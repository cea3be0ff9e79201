import { Button, Checkbox, IconButton, Menu, useIsPhone } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Ellipsis, RotateCcw, Trash2, X } from 'lucide-react';
import { memo, useState } from 'react';
import { MARKABLE, MARKABLE_TO_COME, STATUS_LOOK } from '../shared/status-look';
import { useTakeTexts } from '../shared/take-texts';
import { chosenTimes } from './chosen-times';
import type { RosterStore } from './roster-store';
import { useRosterTexts } from './roster-texts';
import { TimesDialog } from './times-dialog';
import { useWorkTexts } from './work-texts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    // As high as its buttons: nothing moves when they come.
    minH: 'calc(var(--ab-control) + 0.75rem + 1px)',
    position: 'sticky',
    top: 'var(--ab-top, 0px)',
    zIndex: 'sticky',
    bg: 'bg',
    borderBottom: 'hairline',
    py: '1.5',
    ps: { base: '0', md: '1.5' },
  },
});
const Acts = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } });

export interface BulkBarProps {
  store: RosterStore;
  /** Children listed now: what "all" means. */
  personIds: readonly string[];
  selected: readonly string[];
  /** Only an excuse can be marked. */
  toCome?: boolean;
  useCurrentTime: boolean;
  plannedStart: string;
  plannedEnd: string;
  /** Deletes the marks of these; left out where the role may not. */
  onDelete?: ((personIds: readonly string[]) => void) | undefined;
}

/** Select all, then the exceptions; and one status for whoever is checked. */
export const BulkBar = memo(function BulkBar({ store, personIds, selected, toCome = false, useCurrentTime, plannedStart, plannedEnd, onDelete }: BulkBarProps) {
  const t = useRosterTexts();
  const take = useTakeTexts();
  const work = useWorkTexts();
  const [times, setTimes] = useState(false);
  // On a phone they are there as soon as children can be chosen: the list does not move when the first one is.
  const phone = useIsPhone();
  const nobody = selected.length === 0;
  const chosen = new Set(selected);
  const all = personIds.length > 0 && personIds.every((id) => chosen.has(id));
  const ownTimes = (id: string) => {
    const { status, startTime, endTime } = store.views.row(id);
    return status === 'Present' ? { startTime, endTime } : { startTime: (useCurrentTime ? store.nowToday() : null) ?? plannedStart, endTime: plannedEnd };
  };
  const clear = () => store.select(selected, false);
  function mark(status: (typeof MARKABLE)[number] | 'Enrolled') {
    store.mark(selected, status, { useCurrentTime, undoable: true });
    clear();
  }
  return (
    <Bar>
      <Checkbox
        label={selected.length > 0 ? t('selected', { count: selected.length }) : t('selectAll', { count: personIds.length })}
        aria-label={t('selectAll', { count: personIds.length })}
        checked={all}
        indeterminate={!all && selected.length > 0}
        onChange={(event) => store.select(event.target.checked ? personIds : selected, event.target.checked)}
      />
      {(!nobody || phone) && (
        <Acts role="group" aria-label={t('markSelected')}>
          {(toCome ? MARKABLE_TO_COME : MARKABLE).map((status) => {
            const { Icon } = STATUS_LOOK[status];
            return (
              <Button key={status} size="sm" disabled={nobody} icon={<Icon aria-hidden="true" />} onClick={() => mark(status)}>
                {take(`status.${status}`)}
              </Button>
            );
          })}
          {!toCome && (
            <Button size="sm" disabled={nobody} onClick={() => setTimes(true)}>
              {t('setTimes')}
            </Button>
          )}
          <Menu
            trigger={<IconButton size="sm" disabled={nobody} label={t('moreForSelected')} icon={<Ellipsis aria-hidden="true" />} />}
            groups={[
              {
                items: [
                  { id: 'clear', label: t('clearMark'), icon: <RotateCcw size={16} aria-hidden="true" />, onSelect: () => mark('Enrolled') },
                  { id: 'none', label: t('clearSelection'), icon: <X size={16} aria-hidden="true" />, onSelect: clear },
                ],
              },
              { items: onDelete ? [{ id: 'delete', label: work('remove.action'), icon: <Trash2 size={16} aria-hidden="true" />, danger: true, onSelect: () => onDelete(selected) }] : [] },
            ]}
          />
        </Acts>
      )}
      {times && (
        <TimesDialog
          count={selected.length}
          times={chosenTimes(selected.map(ownTimes))}
          onClose={() => setTimes(false)}
          onApply={(retime) => {
            for (const id of selected) {
              const { startTime, endTime } = retime(ownTimes(id));
              // The button has said that it marks them present.
              store.setTimes([id], startTime, endTime, { meant: true });
            }
            clear();
          }}
        />
      )}
    </Bar>
  );
});
