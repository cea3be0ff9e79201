import { DataTable, LinkButton, listAnswer, ListPage, silent, useColumnView, useListState, usePermissions, useSession } from '@afterbell/core/web';
import { ListExport } from '@afterbell/forms/web';
import { PERSON_KINDS } from '@afterbell/people/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { DuplicatesLink } from '../duplicates/duplicates-link';
import { DuplicatesPage } from '../duplicates/duplicates-page';
import { usePeopleListQuery } from './__generated__/kinds';
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
      <Table key={organization.id} />
    </ListPage>
  );
}

function Table() {
  const t = useKindsTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  const kinds = useMemo(() => PERSON_KINDS.filter((kind) => set.allows('view', kind === 'participant' ? 'people.participants' : KIND_PAGES[kind].feature)), [set]);
  const fields = usePersonFields('everyone', kinds);
  const columns = usePersonColumns<PersonListRow>('everyone');
  const view = useColumnView(ID, columns);
  const state = useListState({ fields, sorts: SORTS, defaultSort: BY_NAME });
  const result = usePeopleListQuery({ variables: { ...(state.variables as object), first: state.variables.first }, context: silent() });
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
