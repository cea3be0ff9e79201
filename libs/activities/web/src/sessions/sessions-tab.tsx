import { formatDate, type ListSort } from '@afterbell/core/domain';
import { Button, type Column, DataTable, listAnswer, type MenuAction, silent, type TabItem, useListState, usePermissions, useSession, formatCount } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CalendarDays, CalendarX, Copy, DoorOpen, Pencil, Plus, Trash2, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type SessionRecordFragment, useActivitySessionsQuery } from './__generated__/sessions';
import { CopySessionsDialog } from './copy-sessions-dialog';
import { EndSessionDialog } from './end-session-dialog';
import { RemoveSessionDialog } from './remove-session-dialog';
import { RoomsDialog } from './rooms-dialog';
import { SessionDatesDialog } from './session-dates-dialog';
import { SessionDialog } from './session-dialog';
import { hasSessionPlaces, SessionPlaces, usePlaceWords } from '../session-places';
import { useSessionsTexts } from './sessions-texts';
import { useScheduleWords } from './use-schedule-words';

/** Two lines at most, whatever stands beside them. */
const Days = chakra('span', { base: { display: 'inline-block', minW: '6.5rem', overflowWrap: 'normal' } });

const SORTS = ['name', 'startsOn', 'endsOn', 'location'] as const;
const BY_START: readonly ListSort[] = [{ field: 'startsOn', direction: 'asc' }];
const DIALOGS = ['session', 'dates', 'enrolled', 'copy', 'end', 'remove', 'rooms'] as const;
type DialogKey = (typeof DIALOGS)[number];

/** The sessions of an activity, as a tab of its record; none for whoever may not see them. */
export function useSessionsTab(activityId: string, onChanged: () => void): readonly TabItem[] {
  const t = useSessionsTexts();
  const { can } = usePermissions();
  return can('view', 'activities.session') ? [{ id: 'sessions', label: t('tab'), content: <SessionsTab activityId={activityId} onChanged={onChanged} /> }] : [];
}

/** The open dialog stands in the address, so that it can be sent on and Back closes it. */
function useDialog() {
  const [params, setParams] = useSearchParams();
  const open = DIALOGS.find((key) => params.has(key)) ?? null;
  const show = (key: DialogKey | null, value = '1') =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const each of [...DIALOGS, 'part']) after.delete(each);
        if (key) after.set(key, value);
        return after;
      },
      { replace: key === null },
    );
  return { open, value: open ? (params.get(open) ?? '') : '', show };
}

function useColumns(): readonly Column<SessionRecordFragment>[] {
  const t = useSessionsTexts();
  const words = useScheduleWords();
  const places = usePlaceWords();
  return useMemo(
    () => [
      { id: 'name', header: t('field.name'), sort: 'name', wrap: true, cell: (row) => row.name },
      { id: 'when', header: t('field.when'), wrap: true, card: 'line', cell: (row) => words.patterns(row.patterns, row) },
      { id: 'enrolled', header: t('field.enrolled'), wrap: 'tight', card: 'fact', cell: (row) => places(row) },
      { id: 'run', header: t('field.run'), sort: 'startsOn', wrap: 'tight', card: 'fact', cell: (row) => <Days>{t('run', { from: formatDate(row.startsOn), to: formatDate(row.endsOn) })}</Days> },
      { id: 'nextDate', header: t('field.nextDate'), spare: true, card: 'fact', cell: (row) => (row.nextDate ? formatDate(row.nextDate) : t(row.patterns.length ? 'noMoreDates' : 'noDayAhead')) },
      { id: 'dateCount', header: t('field.dateCount'), align: 'end', hidden: true, cell: (row) => formatCount(row.dateCount) },
      { id: 'location', header: t('field.room'), spare: true, sort: 'location', wrap: 'tight', cell: (row) => row.location },
      { id: 'staff', header: t('field.staff'), spare: true, wrap: 'tight', cell: (row) => row.staff.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ')).join(', ') },
      { id: 'capacity', header: t('field.capacity'), align: 'end', hidden: true, cell: (row) => row.capacity },
    ],
    [t, words, places],
  );
}

function SessionsTab({ activityId, onChanged }: { activityId: string; onChanged: () => void }) {
  const t = useSessionsTexts();
  const { can } = usePermissions();
  const { organization } = useSession();
  const dialog = useDialog();
  const columns = useColumns();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const state = useListState({ fields: [], sorts: SORTS, defaultSort: BY_START });
  const { search, sort, first, offset } = state.variables;
  const query = useActivitySessionsQuery({ variables: { activityId, search, sort, first, offset }, context: silent() });
  const data = query.data ?? query.previousData;
  const activity = data?.activity;
  const rows = data?.sessions.nodes ?? [];
  const edits = can('edit', 'activities.session');
  const again = () => {
    void query.refetch().catch(() => undefined);
    onChanged();
  };
  const named = (ids: string) => rows.filter(({ id }) => ids.split(',').includes(id));
  const [one] = named(dialog.value);
  const close = () => dialog.show(null);
  const icon = { size: 16, 'aria-hidden': true } as const;
  const actionsOf = ({ id }: SessionRecordFragment): MenuAction[] =>
    [
      edits && { id: 'edit', label: t('action.edit'), icon: <Pencil {...icon} />, onSelect: () => dialog.show('session', id) },
      hasSessionPlaces() && can('view', 'participation.by_activity') && { id: 'enrolled', label: t('action.enrolled'), icon: <Users {...icon} />, onSelect: () => dialog.show('enrolled', id) },
      { id: 'dates', label: t('action.dates'), icon: <CalendarDays {...icon} />, onSelect: () => dialog.show('dates', id) },
      edits && { id: 'copy', label: t('action.copy'), icon: <Copy {...icon} />, onSelect: () => dialog.show('copy', id) },
      edits && { id: 'end', label: t('action.end'), icon: <CalendarX {...icon} />, onSelect: () => dialog.show('end', id) },
      can('delete', 'activities.session') && { id: 'remove', label: t('action.remove'), icon: <Trash2 {...icon} />, danger: true, onSelect: () => dialog.show('remove', id) },
    ].filter((action) => action !== false);
  const add = edits && (
    <Button variant="solid" icon={<Plus aria-hidden="true" />} onClick={() => dialog.show('session', 'new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <DataTable
        key={organization.id}
        id="activities.sessions"
        label={activity ? t('title', { name: activity.name }) : t('tab')}
        searchLabel={t('search')}
        columns={columns}
        {...listAnswer(query, data?.sessions)}
        state={state}
        tools={
          edits && (
            <>
              {add}
              <Button icon={<DoorOpen aria-hidden="true" />} onClick={() => dialog.show('rooms')}>
                {t('manageRooms')}
              </Button>
            </>
          )
        }
        empty={{ title: t('emptyTitle'), children: t('emptyHint', { name: activity?.name ?? '' }), action: add }}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        rowActions={actionsOf}
        selection={edits ? { ids: selected, onChange: setSelected } : undefined}
        bulkActions={
          <Button icon={<Copy aria-hidden="true" />} onClick={() => dialog.show('copy', [...selected].join(','))}>
            {t('copyChosen')}
          </Button>
        }
      />
      {activity && edits && dialog.open === 'session' && <SessionDialog activity={activity} sessionId={dialog.value === 'new' ? null : dialog.value} onClose={close} onSaved={again} />}
      {activity && edits && dialog.open === 'rooms' && <RoomsDialog site={activity.site} onClose={() => (close(), again())} />}
      {can('view', 'participation.by_activity') && dialog.open === 'enrolled' && <SessionPlaces sessionId={dialog.value} onClose={() => (close(), again())} />}
      {dialog.open === 'dates' && dialog.value && <SessionDatesDialog sessionId={dialog.value} edits={edits} onClose={() => (close(), again())} />}
      {activity && edits && dialog.open === 'copy' && named(dialog.value).length > 0 && <CopySessionsDialog activity={activity} sessions={named(dialog.value)} onClose={close} onCopied={() => (setSelected(new Set()), again())} />}
      {edits && dialog.open === 'end' && one && <EndSessionDialog session={one} onClose={close} onEnded={again} />}
      {can('delete', 'activities.session') && dialog.open === 'remove' && one && <RemoveSessionDialog session={one} onClose={close} onRemoved={again} onEnd={edits ? () => dialog.show('end', one.id) : undefined} />}
    </>
  );
}
