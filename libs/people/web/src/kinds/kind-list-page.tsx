import { DataTable, LinkButton, ListPage, Skeleton, useColumnView, useListState, usePermissions, useSession, type listAnswer, type ListState } from '@afterbell/core/web';
import { ListExport, shownCustomIds, useCustomList, type CustomList } from '@afterbell/forms/web';
import type { AdultKind } from '@afterbell/people/domain';
import { useMemo } from 'react';
import { KIND_PAGES, recordPath } from './kind-page';
import { useKindsTexts } from './kinds-texts';
import { BY_NAME, PERSON_SORTS, type PersonListRow, usePersonColumns, usePersonFields } from './person-columns';

export interface KindListProps {
  kind: AdultKind;
  exported: 'staff' | 'teachers' | 'board-members';
  /** Asks the server: each list has a query of its own. */
  useRows: (state: ListState, customFieldIds: number[]) => ReturnType<typeof listAnswer<PersonListRow>>;
}

const LIVE = { staff: 'staff', teacher: 'teachers', board_member: 'board_members', contact: 'contacts' } as const;

/** The list of one kind of person. */
export function KindListPage(props: KindListProps) {
  const { kind } = props;
  const t = useKindsTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  const { form, addTo, feature } = KIND_PAGES[kind];
  const custom = useCustomList<PersonListRow>(form.section, form.subSection);
  return (
    <ListPage
      title={t(`title.${kind}`)}
      subtitle={organization.level === 'site' ? undefined : t('beneath', { name: organization.name })}
      action={
        set.allows('edit', feature) && (
          <LinkButton variant="solid" to={addTo}>
            {t(`add.${kind}`)}
          </LinkButton>
        )
      }
    >
      {custom.ready ? <Table key={organization.id} {...props} custom={custom} /> : <Skeleton lines={8} />}
    </ListPage>
  );
}

function Table({ kind, exported, useRows, custom }: KindListProps & { custom: CustomList<PersonListRow> }) {
  const t = useKindsTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  const shape = kind === 'staff' ? 'staff' : 'plain';
  const own = usePersonFields(shape);
  const usual = usePersonColumns<PersonListRow>(shape);
  const fields = useMemo(() => [...own, ...custom.fields], [own, custom.fields]);
  const sorts = useMemo(() => [...PERSON_SORTS, ...(shape === 'staff' ? ['employeeId'] : []), ...custom.sorts], [shape, custom.sorts]);
  const columns = useMemo(() => [...usual, ...custom.columns], [usual, custom.columns]);
  const id = `people.${kind}`;
  const view = useColumnView(id, columns);
  const state = useListState({ fields, sorts, defaultSort: BY_NAME });
  return (
    <DataTable
      id={id}
      view={view}
      label={t(`title.${kind}`)}
      searchLabel={t('search')}
      columns={columns}
      live={LIVE[kind]}
      {...useRows(state, shownCustomIds(columns, view))}
      state={state}
      tools={set.allows('export', KIND_PAGES[kind].feature) && <ListExport list={exported} state={state} columns={columns} view={view} />}
      empty={{ title: t(`empty.${kind}`), children: t('emptyHint', { name: organization.name }) }}
      rowId={(row) => row.id}
      rowLabel={(row) => row.displayName}
      rowTo={(row) => recordPath(kind, row.id)}
    />
  );
}
