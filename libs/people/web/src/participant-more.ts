import { displayEmail, formatDate, formatDateTime } from '@afterbell/core/domain';
import { silent, usePermissions, useSession, type Column, type ColumnView, type ListField } from '@afterbell/core/web';
import { useMemo } from 'react';
import { useParticipantCodeListsQuery, type ParticipantsListQueryVariables } from './__generated__/participants-list';
import type { ParticipantRow } from './participant-columns';
import type { FilterField, ParticipantSort } from './participant-fields';
import { useParticipantsTexts } from './participants-texts';

/** Columns that a coded list fills. */
const CODED = {
  sex: 'sex',
  raceEthnicity: 'race_ethnicity',
  homeLanguage: 'home_language',
  programme: 'programme',
  disability: 'disability',
  meals: 'meals',
  economicStatus: 'economic',
  englishLearner: 'english_learner',
} as const;
type Coded = keyof typeof CODED;
const SENSITIVE: readonly Coded[] = ['disability', 'meals', 'economicStatus', 'englishLearner'];

/** What the role may see beyond the record itself, as the server decides too. */
function useAllowed() {
  const { set } = usePermissions();
  return useMemo(() => {
    const registration = set.allows('view', 'people.registration_info');
    const sensitive = set.allows('view', 'people.participants', 'REGISTRATION');
    const coded = (Object.keys(CODED) as Coded[]).filter((field) => registration && (sensitive || !SENSITIVE.includes(field)));
    return { registration, household: set.allows('view', 'people.household'), coded };
  }, [set]);
}

type More = (typeof REACH)[number] | 'updatedAt' | 'since' | 'until' | 'household' | Coded;
const REACH = ['email', 'phone', 'otherPhone', 'address', 'city', 'state', 'postalCode'] as const;
/** Sorted by position in no list: who is in several programs has no one place. */
const UNSORTED: readonly string[] = ['programme'];

export const MORE_SORTS = [...REACH, 'updatedAt', 'since', 'until', 'household', 'sex', 'raceEthnicity', 'homeLanguage', 'disability', 'meals', 'economicStatus', 'englishLearner'] as const satisfies readonly ParticipantSort[];

/** Fields that the list is filtered by beyond the usual ones. Codes are those of today. */
export function useMoreFields(): readonly ListField<FilterField>[] {
  const t = useParticipantsTexts();
  const { registration, household, coded } = useAllowed();
  const known = useParticipantCodeListsQuery({ variables: { lists: coded.map((field) => CODED[field]) }, skip: coded.length === 0, context: silent(), fetchPolicy: 'cache-first' }).data?.codeLists;
  return useMemo(() => {
    const field = (id: More, type: ListField['type'], group: string): ListField<FilterField> => ({ id, label: t(`field.${id}`), type, group });
    const [reach, stay] = [t('group.reach'), t('group.registration')];
    return [
      ...REACH.map((id) => field(id, 'text', reach)),
      { ...field('updatedAt', 'datetime', reach), group: undefined },
      ...(registration ? [field('since', 'date', stay), field('until', 'date', stay)] : []),
      ...(household ? [field('household', 'text', reach)] : []),
      ...coded.map((id) => ({ ...field(id, 'enum', stay), options: (known?.find(({ list }) => list === CODED[id])?.codes ?? []).map(({ code, label }) => ({ value: code, label })) })),
    ];
  }, [t, registration, household, coded, known]);
}

/** Columns beyond the usual ones, each shown to whoever chose it. */
export function useMoreColumns(): readonly Column<ParticipantRow>[] {
  const t = useParticipantsTexts();
  const { timeZone } = useSession();
  const { registration, household, coded } = useAllowed();
  return useMemo(() => {
    const [reach, stay] = [t('group.reach'), t('group.registration')];
    const column = (id: More, group: string | undefined, cell: Column<ParticipantRow>['cell']): Column<ParticipantRow> => ({ id, header: t(`field.${id}`), optIn: true, group, sort: UNSORTED.includes(id) ? undefined : id, cell });
    return [
      ...REACH.map((id) => column(id, reach, (row) => (id === 'address' ? [row.addressLine1, row.addressLine2].filter((line) => line).join(', ') : id === 'email' ? row.email && displayEmail(row.email) : row[id]))),
      ...(household ? [column('household', reach, (row) => row.householdNames?.join(', '))] : []),
      ...(registration ? [column('since', stay, (row) => formatDate(row.lastStay?.startsOn)), column('until', stay, (row) => formatDate(row.lastStay?.endsOn))] : []),
      ...coded.map((id) => column(id, stay, (row) => row.heldCodes?.find(({ list }) => list === CODED[id])?.labels.join(', '))),
      column('updatedAt', undefined, (row) => row.updatedAt && formatDateTime(row.updatedAt, timeZone)),
    ];
  }, [t, timeZone, registration, household, coded]);
}

/** What the server is asked for beside the record: only what is shown. */
export function moreVariables({ hidden }: ColumnView, columns: readonly { id: string }[]): Pick<ParticipantsListQueryVariables, 'withReach' | 'withStay' | 'withHouseholds' | 'withCodes' | 'codeLists'> {
  const shown = (id: string) => columns.some((column) => column.id === id) && !hidden.includes(id);
  const codeLists = (Object.keys(CODED) as Coded[]).filter(shown).map((id) => CODED[id]);
  return { withReach: [...REACH, 'updatedAt'].some(shown), withStay: shown('since') || shown('until'), withHouseholds: shown('household'), withCodes: codeLists.length > 0, codeLists };
}
