import { formatDate, type ListSort } from '@afterbell/core/domain';
import { DataTable, listAnswer, silent, useColumnView, useListState, usePermissions, useSession, type Column, type ListField } from '@afterbell/core/web';
import { MEETING_FEATURES, type MeetingKind, TRAINING_CATEGORIES, TRAINING_CATEGORY_KEYS } from '@afterbell/participation/domain';
import { useMemo } from 'react';
import { timeRange } from '../shared/day-words';
import { useMeetingsQuery, type MeetingRowFragment, type MeetingsQueryVariables } from './__generated__/meetings';
import { MeetingExport } from './meeting-export';
import { meetingPath } from './meeting-paths';
import { useDuration, usePlaceWords, usePresence } from './meeting-words';
import { useMeetingsTexts } from './meetings-texts';
import { useMeetingActions } from './use-meeting-actions';

type FilterField = NonNullable<MeetingsQueryVariables['filter']>['rules'][number]['field'];
const SORTS = ['title', 'onDate', 'facilitator', 'place', 'provider', 'category', 'organization'] as const;
const NEWEST: readonly ListSort[] = [{ field: 'onDate', direction: 'desc' }];

function useFields(kind: MeetingKind): readonly ListField<FilterField>[] {
  const t = useMeetingsTexts();
  const { organization } = useSession();
  return useMemo(() => {
    const training: readonly ListField<FilterField>[] = [
      { id: 'provider', label: t('field.provider'), type: 'text' },
      { id: 'category', label: t('field.category'), type: 'enum', options: TRAINING_CATEGORY_KEYS.map((value) => ({ value, label: TRAINING_CATEGORIES[value] })) },
    ];
    const place: readonly ListField<FilterField>[] = organization.level === 'site' ? [] : [{ id: 'organization', label: t('field.organization'), type: 'text' }];
    const fields: readonly ListField<FilterField>[] = [
      { id: 'title', label: t('field.title'), type: 'text' },
      { id: 'onDate', label: t('field.onDate'), type: 'date' },
      { id: 'facilitator', label: t('field.facilitator'), type: 'text' },
      { id: 'place', label: t('field.place'), type: 'text' },
      { id: 'isOnline', label: t('online'), type: 'boolean' },
      ...(kind === 'professional_development' ? training : []),
      ...place,
    ];
    return fields;
  }, [t, kind, organization.level]);
}

function useColumns(kind: MeetingKind): readonly Column<MeetingRowFragment>[] {
  const t = useMeetingsTexts();
  const { organization } = useSession();
  const duration = useDuration();
  const placeOf = usePlaceWords();
  const presence = usePresence();
  const isTraining = kind === 'professional_development';
  const training: readonly Column<MeetingRowFragment>[] = [
    { id: 'category', header: t('field.category'), sort: 'category', wrap: 'tight', spare: true, cell: ({ category }) => category && TRAINING_CATEGORIES[category] },
    { id: 'provider', header: t('field.provider'), sort: 'provider', wrap: 'tight', hidden: true, cell: ({ provider }) => provider },
    { id: 'creditHours', header: t('field.creditHours'), align: 'end', spare: true, cell: ({ creditHours }) => creditHours },
  ];
  return [
    { id: 'title', header: t('field.title'), sort: 'title', wrap: true, cell: ({ title }) => title },
    { id: 'onDate', header: t('field.onDate'), sort: 'onDate', card: 'fact', cell: ({ onDate }) => formatDate(onDate) },
    { id: 'time', header: t('field.time'), cell: ({ startTime, endTime }) => timeRange(startTime, endTime) },
    { id: 'present', header: t('field.attendance'), align: 'end', card: 'fact', cell: (row) => presence(row) ?? '–' },
    { id: 'hours', header: t('field.hours'), align: 'end', cell: ({ attendance }) => (attendance.minutes ? duration(attendance.minutes) : '–') },
    ...(isTraining ? training : []),
    { id: 'facilitator', header: t('field.facilitator'), sort: 'facilitator', hidden: isTraining, spare: true, wrap: 'tight', cell: ({ facilitator }) => facilitator },
    { id: 'place', header: t('field.place'), sort: 'place', hidden: true, wrap: 'cut', cell: placeOf },
    { id: 'organization', header: t('field.organization'), sort: 'organization', hidden: organization.level === 'site', cell: (row) => row.organization.name },
  ];
}

/** All meetings of one kind. */
export function MeetingsTable({ kind }: { kind: MeetingKind }) {
  const t = useMeetingsTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  const fields = useFields(kind);
  const columns = useColumns(kind);
  const id = `participation.${kind}`;
  const view = useColumnView(id, columns);
  const state = useListState({ fields, sorts: SORTS, defaultSort: NEWEST });
  const query = useMeetingsQuery({ variables: { ...state.variables, kind }, context: silent(), fetchPolicy: 'cache-and-network' });
  const actionsOf = useMeetingActions(kind);
  return (
    <DataTable
      key={organization.id}
      id={id}
      view={view}
      label={t(`title.${kind}`)}
      searchLabel={t('search')}
      columns={columns}
      {...listAnswer(query, (query.data ?? query.previousData)?.meetings)}
      state={state}
      tools={set.allows('export', MEETING_FEATURES[kind]) && <MeetingExport kind={kind} list="meetings" state={state} columns={columns} view={view} drop={['time']} />}
      empty={{ title: t(`empty.${kind}`), children: t('emptyHint') }}
      rowId={(row) => row.id}
      rowLabel={(row) => row.title}
      rowTo={(row) => meetingPath(kind, 'view', row.id)}
      rowActions={actionsOf}
    />
  );
}
