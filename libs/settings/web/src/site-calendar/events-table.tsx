import { Button, DataTable, LinkButton, listAnswer, silent, useListState, usePermissions, type MenuAction } from '@afterbell/core/web';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EVENT_SORTS, useEventColumns, useEventFields, type EventRow } from './event-columns';
import { EditManyDialog } from './edit-many-dialog';
import { RemoveDialog } from './remove-dialog';
import { daysPath } from './site-calendar-paths';
import { useSiteCalendarTexts } from './site-calendar-texts';
import type { CalendarView } from './use-calendar-view';
import { useSiteEventsQuery, type SiteEventsQueryVariables } from './__generated__/site-calendar';

/** Entries of the sites in sight: each for as many sites as it was made for, changed and removed for all of them at once. */
export function EventsTable({ view }: { view: CalendarView }) {
  const t = useSiteCalendarTexts();
  const { can } = usePermissions();
  const columns = useEventColumns();
  const fields = useEventFields();
  const state = useListState({ fields, sorts: EVENT_SORTS });
  const variables = { ...state.variables, siteId: view.siteId, month: view.month } as SiteEventsQueryVariables;
  const query = useSiteEventsQuery({ variables, context: silent(), fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<readonly EventRow[] | null>(null);
  const [editing, setEditing] = useState<readonly EventRow[] | null>(null);
  const page = (query.data ?? query.previousData)?.siteEvents;
  const [edits, removes] = [can('edit', 'settings.site_calendar_edit'), can('delete', 'settings.site_calendar_edit')];
  const icon = { size: 16, 'aria-hidden': true } as const;
  const narrowed = view.siteId !== null || view.month !== null;

  const actions = (row: EventRow): readonly MenuAction[] => [
    ...(edits ? [{ id: 'edit', label: t('edit'), icon: <Pencil {...icon} />, to: daysPath(row.id) }] : []),
    ...(removes ? [{ id: 'remove', label: t('remove'), icon: <Trash2 {...icon} />, danger: true, onSelect: () => setRemoving([row]) }] : []),
  ];
  return (
    <>
      <DataTable
        id="settings.siteCalendar"
        label={t('list')}
        searchLabel={t('search')}
        columns={columns}
        {...listAnswer(query, page)}
        state={narrowed ? { ...state, narrowed: true, clear: view.clear } : state}
        empty={{ title: t('emptyTitle'), children: t('emptyHint'), action: edits && <LinkButton to={daysPath()}>{t('add')}</LinkButton> }}
        rowId={(row) => row.id}
        rowLabel={(row) => row.reason}
        rowTo={(row) => (edits ? daysPath(row.id) : null)}
        rowActions={edits || removes ? actions : undefined}
        selection={edits || removes ? { ids: chosen, onChange: setChosen } : undefined}
        bulkActions={
          <>
            {edits && (
              <Button icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(page?.nodes.filter(({ id }) => chosen.has(id)) ?? [])}>
                {t('editChosen', { count: chosen.size })}
              </Button>
            )}
            {removes && (
              <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setRemoving(page?.nodes.filter(({ id }) => chosen.has(id)) ?? [])}>
                {t('chosen', { count: chosen.size })}
              </Button>
            )}
          </>
        }
      />
      {editing && editing.length > 0 && (
        <EditManyDialog
          events={editing}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null);
            setChosen(new Set());
          }}
        />
      )}
      {removing && removing.length > 0 && (
        <RemoveDialog
          events={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            setChosen(new Set());
          }}
        />
      )}
    </>
  );
}
