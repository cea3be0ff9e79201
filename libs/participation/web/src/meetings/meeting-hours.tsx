import { federalYearDates, federalYearOf, isPlainDate, type ListSort } from '@afterbell/core/domain';
import { DataTable, DateBox, Field, listAnswer, silent, useColumnView, useListState, usePermissions, useSession, type Column, type ListField } from '@afterbell/core/web';
import { MEETING_FEATURES, type MeetingKind } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMeetingHoursQuery, type MeetingHoursQuery, type MeetingHoursQueryVariables } from './__generated__/meetings';
import { MeetingExport } from './meeting-export';
import { useDuration } from './meeting-words';
import { useMeetingsTexts } from './meetings-texts';

type Row = MeetingHoursQuery['meetingHours']['nodes'][number];
type FilterField = NonNullable<MeetingHoursQueryVariables['filter']>['rules'][number]['field'];
const SORTS = ['name', 'meetings', 'minutes', 'creditHours'] as const;
const BY_NAME: readonly ListSort[] = [{ field: 'name', direction: 'asc' }];
const EARLIEST = '2000-01-01';
const Days = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 12rem))', gap: { base: '2', sm: '4' } } });

/** How long each person was at meetings between two days: those of the programme year, until somebody says otherwise. */
export function MeetingHoursTable({ kind }: { kind: MeetingKind }) {
  const t = useMeetingsTexts();
  const { organization, today } = useSession();
  const { set } = usePermissions();
  const duration = useDuration();
  const [params, setParams] = useSearchParams();
  const year = federalYearDates(federalYearOf(today));
  const day = (name: 'from' | 'to') => (isPlainDate(params.get(name)) ? (params.get(name) ?? '') : name === 'from' ? year.startsOn : year.endsOn);
  const [typed, setTyped] = useState<Partial<Record<'from' | 'to', string>>>({});
  const [from, to] = [day('from'), day('to')];
  const fields = useMemo<readonly ListField<FilterField>[]>(
    () => [
      { id: 'name', label: t('field.name'), type: 'text' },
      { id: 'meetings', label: t('field.meetings'), type: 'number' },
      ...(kind === 'professional_development' ? [{ id: 'creditHours', label: t('field.creditHours'), type: 'number' } as const] : []),
    ],
    [t, kind],
  );
  const columns: readonly Column<Row>[] = [
    { id: 'name', header: t('field.name'), sort: 'name', cell: (row) => row.name },
    { id: 'meetings', header: t('field.meetings'), sort: 'meetings', align: 'end', card: 'fact', cell: (row) => row.meetings },
    { id: 'minutes', header: t('field.minutes'), sort: 'minutes', align: 'end', card: 'fact', cell: (row) => duration(row.minutes) },
    ...(kind === 'professional_development' ? [{ id: 'creditHours', header: t('field.creditHours'), sort: 'creditHours', align: 'end', cell: (row: Row) => row.creditHours } as const] : []),
  ];
  const id = `participation.${kind}.hours`;
  const view = useColumnView(id, columns);
  const state = useListState({ fields, sorts: SORTS, defaultSort: BY_NAME, prefix: 'h' });
  const query = useMeetingHoursQuery({ variables: { ...state.variables, kind, from, to }, context: silent(), fetchPolicy: 'cache-and-network' });
  const setDay = (name: 'from' | 'to', value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    // A year that is being typed is not asked for.
    if (!isPlainDate(value) || value < EARLIEST) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <Days>
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={t(`field.${name}`)}>
            <DateBox label={t(`field.${name}`)} value={typed[name] ?? day(name)} today={today} onChange={(value) => setDay(name, value)} />
          </Field>
        ))}
      </Days>
      <DataTable
        key={organization.id}
        id={id}
        view={view}
        label={t('scope.hours')}
        searchLabel={t('searchPeople')}
        columns={columns}
        {...listAnswer(query, (query.data ?? query.previousData)?.meetingHours)}
        state={state}
        tools={set.allows('export', MEETING_FEATURES[kind]) && <MeetingExport kind={kind} list="meeting-hours" state={state} columns={columns} view={view} more={{ from, to }} />}
        empty={{ title: t('emptyHours'), children: t('emptyHoursHint') }}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
      />
    </>
  );
}
