import { DataTable, LinkButton, listAnswer, ListPage, namesCustom, silent, Skeleton, useColumnView, useListState, usePermissions, useSession } from '@afterbell/core/web';
import { customListOf, ListExport, shownCustomIds, useFieldContext, type CustomList } from '@afterbell/forms/web';
import { PERSON_KINDS, type PersonKind } from '@afterbell/people/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { DuplicatesLink } from '../duplicates/duplicates-link';
import { DuplicatesPage } from '../duplicates/duplicates-page';
import { usePeopleListFieldsQuery, usePeopleListQuery } from './__generated__/kinds';
import { AddOnOnePage } from './add-on-one-page';
import { KIND_PAGES, recordPath } from './kind-page';
import { useKindsTexts } from './kinds-texts';
import { BY_NAME, PERSON_SORTS, type PersonListRow, usePersonColumns, usePersonFields } from './person-columns';
import { PersonRecord } from './person-record';

const ID = 'people.everyone';
const SORTS = [...PERSON_SORTS, 'birthDate'];

/** Everyone of the acting organization; with `?id=` the record of a contact, with `?add=` a new one, with `?view=duplicates` those who may be one. */
export default function PeopleListPage() {
  const t = useKindsTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  const [params] = useSearchParams();
  const custom = usePeopleCustomList();
  const id = params.get('id');
  if (id !== null) return <PersonRecord key={id} kind="contact" id={id} />;
  if (params.get('view') === 'duplicates') return <DuplicatesPage among="everyone" />;
  if (params.has('add')) return <AddOnOnePage kind="contact" />;
  return (
    <ListPage
      title={t('title.everyone')}
      subtitle={organization.level === 'site' ? undefined : t('beneath', { name: organization.name })}
      before={<DuplicatesLink among="everyone" />}
      action={set.allows('edit', 'people.contacts') && organization.level === 'site' && <LinkButton to={KIND_PAGES.contact.addTo}>{t('add.contact')}</LinkButton>}
    >
      {custom.ready ? <Table key={organization.id} custom={custom} /> : <Skeleton lines={8} />}
    </ListPage>
  );
}

function useKinds() {
  const { set } = usePermissions();
  return useMemo(() => PERSON_KINDS.filter((kind) => set.allows('view', kind === 'participant' ? 'people.participants' : KIND_PAGES[kind].feature)), [set]);
}

/** The tenant's own fields of every kind that the role may view, each kind's under a heading of its own. */
function usePeopleCustomList(): CustomList<PersonListRow> {
  const t = useKindsTexts();
  const kinds = useKinds();
  const [params] = useSearchParams();
  const asked = Object.fromEntries(PERSON_KINDS.map((kind) => [kind, kinds.includes(kind)])) as Record<PersonKind, boolean>;
  const { data, loading } = usePeopleListFieldsQuery({ variables: asked, context: silent() });
  const waiting = loading && !data && namesCustom(params);
  const context = useFieldContext();
  return useMemo(() => {
    const all = PERSON_KINDS.flatMap((kind) => (data?.[kind] ?? []).map((field) => ({ ...field, tabLabel: `${t(`kind.${kind}`)}: ${field.tabLabel}` })));
    return customListOf<PersonListRow>(all.filter(({ fieldId }, index) => all.findIndex((other) => other.fieldId === fieldId) === index), !waiting, context);
  }, [data, waiting, t, context]);
}

function Table({ custom }: { custom: CustomList<PersonListRow> }) {
  const t = useKindsTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  const kinds = useKinds();
  const own = usePersonFields('everyone', kinds);
  const usual = usePersonColumns<PersonListRow>('everyone');
  const fields = useMemo(() => [...own, ...custom.fields], [own, custom.fields]);
  const sorts = useMemo(() => [...SORTS, ...custom.sorts], [custom.sorts]);
  const columns = useMemo(() => [...usual, ...custom.columns], [usual, custom.columns]);
  const view = useColumnView(ID, columns);
  const state = useListState({ fields, sorts, defaultSort: BY_NAME });
  const result = usePeopleListQuery({ variables: { ...(state.variables as object), first: state.variables.first, customFieldIds: shownCustomIds(columns, view) }, context: silent() });
  const mayExport = kinds.some((kind) => set.allows('export', kind === 'participant' ? 'people.participants' : KIND_PAGES[kind].feature));
  return (
    <DataTable
      id={ID}
      view={view}
      label={t('title.everyone')}
      searchLabel={t('search')}
      columns={columns}
      {...listAnswer(result, (result.data ?? result.previousData)?.people)}
      live="people"
      state={state}
      tools={mayExport && <ListExport list="people" state={state} columns={columns} view={view} />}
      empty={{ title: t('empty.everyone'), children: t('emptyHint', { name: organization.name }) }}
      rowId={(row) => row.id}
      rowLabel={(row) => row.displayName}
      rowTo={(row) => recordPath(row.kinds[0] ?? '', row.id)}
    />
  );
}
