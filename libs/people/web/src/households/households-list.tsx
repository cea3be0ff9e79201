import { Button, DataTable, listAnswer, ListPage, silent, useListState, usePermissions, useSession, type Column } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressWords, phoneWords } from '../relationships/contact-words';
import { StayMark, useStayWords } from '../stay-mark';
import { useHouseholdListQuery, type HouseholdListQuery } from './__generated__/households';
import { HouseholdDialog } from './household-dialog';
import { BY_NAME, HOUSEHOLD_SORTS, useHouseholdFields } from './household-fields';
import { useHouseholdsTexts } from './households-texts';

type Row = HouseholdListQuery['householdList']['nodes'][number];
const Muted = chakra('span', { base: { color: 'fg.muted' } });
const SHOWN = 3;

export const householdPath = (id: string) => `/people/households?id=${id}`;

export function HouseholdsList() {
  const t = useHouseholdsTexts();
  const { organization } = useSession();
  const { can } = usePermissions();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const columns = useColumns();
  const state = useListState({ fields: useHouseholdFields(), sorts: HOUSEHOLD_SORTS, defaultSort: BY_NAME });
  const result = useHouseholdListQuery({ variables: state.variables, context: silent() });
  return (
    <ListPage
      title={t('title')}
      subtitle={organization.level === 'site' ? undefined : t('beneath', { name: organization.name })}
      action={
        can('edit', 'people.household') && (
          <Button variant="solid" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )
      }
    >
      <DataTable
        id="people.households"
        label={t('title')}
        searchLabel={t('search')}
        columns={columns}
        {...listAnswer(result, (result.data ?? result.previousData)?.householdList)}
        live="households"
        state={state}
        empty={{ title: t('emptyTitle'), children: t('emptyHint', { name: organization.name }) }}
        rowId={(row) => row.id}
        rowLabel={(row) => row.name}
        rowTo={(row) => householdPath(row.id)}
      />
      {adding && <HouseholdDialog onClose={() => setAdding(false)} onSaved={(id) => void navigate(householdPath(id))} />}
    </ListPage>
  );
}

function useColumns(): readonly Column<Row>[] {
  const t = useHouseholdsTexts();
  return useMemo(() => {
    const columns: readonly (Column<Row> & { sort?: (typeof HOUSEHOLD_SORTS)[number] })[] = [
      { id: 'name', header: t('field.name'), sort: 'name', cell: (row) => row.name },
      { id: 'members', header: t('field.members'), card: 'fact', wrap: true, cell: (row) => <Members members={row.members} /> },
      { id: 'address', header: t('field.address'), sort: 'address', card: 'fact', wrap: true, cell: (row) => addressWords(row) },
      { id: 'phone', header: t('field.phone'), cell: (row) => phoneWords(row.phone) },
      { id: 'language', header: t('field.language'), sort: 'language', cell: (row) => row.language },
    ];
    return columns;
  }, [t]);
}

/** The first few by name, primary contacts first; how many more there are and how many of them have left, with their names at hand. */
function Members({ members }: { members: Row['members'] }) {
  const t = useHouseholdsTexts();
  const words = useStayWords();
  const persons = members.filter(({ leftOn }) => leftOn === null).map(({ person }) => person);
  const hidden = persons.slice(SHOWN);
  const left = hidden.filter(({ stay }) => stay?.state === 'ended').length;
  const more = hidden.map(({ displayName, stay }) => (stay && stay.state !== 'now' ? `${displayName} (${words(stay)})` : displayName));
  return (
    <span>
      {persons.slice(0, SHOWN).map(({ id, displayName, stay }, at) => (
        <Fragment key={id}>
          {at > 0 && '; '}
          {displayName}
          <StayMark stay={stay} />
        </Fragment>
      ))}
      {more.length > 0 && <Muted title={more.join('; ')}> {t('moreMembers', { count: more.length })}{left > 0 && t('moreLeft', { count: left })}</Muted>}
    </span>
  );
}
