import { chakra } from '@chakra-ui/react';
import { displayEmail, formatDate, formatDateTime, type ListSort } from '@afterbell/core/domain';
import { Badge, useSession, type Column, type ListField } from '@afterbell/core/web';
import { STAFF_TYPE_CODES, STAFF_TYPE_LABELS, type StaffType } from '@afterbell/people/domain';
import { useMemo } from 'react';
import { NamedPerson } from '../photos/named-person';
import { StayMark, type Standing } from '../stay-mark';
import { useKindsTexts } from './kinds-texts';

export interface PersonListRow {
  id: string;
  displayName: string;
  photoId: string | null;
  email: string | null;
  phone: string | null;
  city: string | null;
  createdAt: string;
  kinds: readonly string[];
  organizations: readonly { id: string; name: string }[];
  stay?: Standing | null;
  birthDate?: string | null;
  employeeId?: string | null;
  employments?: readonly { jobTitle: string | null; staffType: string | null }[];
  customValues?: readonly { fieldId: number; display: string | null }[];
}

export const BY_NAME: readonly ListSort[] = [{ field: 'lastName', direction: 'asc' }];
export const PERSON_SORTS = ['lastName', 'firstName', 'email', 'city', 'createdAt'] as const;
export type Shape = 'plain' | 'staff' | 'everyone';

const Muted = chakra('span', { base: { color: 'fg.muted' } });
const Badges = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1' } });

export function KindBadges({ kinds }: { kinds: readonly string[] }) {
  const t = useKindsTexts();
  return (
    <Badges>
      {kinds.map((kind) => (
        <Badge key={kind} tone={kind === 'participant' ? 'blue' : 'gray'}>
          {t(`kind.${kind as 'staff'}`)}
        </Badge>
      ))}
    </Badges>
  );
}

function Names({ names }: { names: readonly string[] }) {
  const t = useKindsTexts();
  const [first, ...others] = names;
  return (
    <span>
      {first}
      {others.length > 0 && <Muted title={others.join(', ')}> {t('moreOf', { count: others.length })}</Muted>}
    </span>
  );
}

export function usePersonColumns<Row extends PersonListRow>(shape: Shape): readonly Column<Row>[] {
  const t = useKindsTexts();
  const { timeZone, organization } = useSession();
  const atSite = organization.level === 'site';
  return useMemo(() => {
    const staff: readonly Column<Row>[] = [
      { id: 'jobTitle', header: t('field.jobTitle'), card: 'fact', cell: (row) => row.employments?.[0]?.jobTitle },
      { id: 'staffType', header: t('field.staffType'), cell: (row) => STAFF_TYPE_LABELS[row.employments?.[0]?.staffType as StaffType] },
      { id: 'employeeId', header: t('field.employeeId'), sort: 'employeeId', hidden: true, cell: (row) => row.employeeId },
    ];
    const columns: readonly Column<Row>[] = [
      { id: 'name', header: t('field.name'), sort: 'lastName', cell: (row) => <><NamedPerson name={row.displayName} photoId={row.photoId} /><StayMark stay={row.stay} /></> },
      { id: 'kinds', header: t('field.kinds'), card: 'badge', hidden: shape !== 'everyone', cell: (row) => <KindBadges kinds={row.kinds} /> },
      ...(shape === 'staff' ? staff : []),
      { id: 'organizations', header: t('field.organizations'), hidden: atSite, card: atSite ? undefined : 'fact', cell: (row) => <Names names={row.organizations.map(({ name }) => name)} /> },
      { id: 'email', header: t('field.email'), sort: 'email', cell: ({ email }) => email && displayEmail(email) },
      { id: 'phone', header: t('field.phone'), cell: (row) => row.phone },
      { id: 'city', header: t('field.city'), sort: 'city', hidden: true, cell: (row) => row.city },
      ...(shape === 'everyone' ? [{ id: 'birthDate', header: t('field.birthDate'), sort: 'birthDate', hidden: true, cell: (row: Row) => row.birthDate && formatDate(row.birthDate) }] : []),
      { id: 'createdAt', header: t('field.createdAt'), sort: 'createdAt', hidden: true, cell: (row) => formatDateTime(row.createdAt, timeZone) },
    ];
    return columns;
  }, [t, timeZone, shape, atSite]);
}

/** What each list can be filtered by. */
export function usePersonFields(shape: Shape, kinds: readonly string[] = []): readonly ListField<string>[] {
  const t = useKindsTexts();
  const offered = kinds.join(' ');
  return useMemo(() => {
    const text = (id: 'lastName' | 'firstName' | 'email' | 'phone' | 'city' | 'jobTitle' | 'employeeId'): ListField<string> => ({ id, label: t(`field.${id}`), type: 'text' });
    return [
      ...(shape === 'everyone' ? [{ id: 'kind', label: t('field.kinds'), type: 'enum' as const, options: offered.split(' ').map((kind) => ({ value: kind, label: t(`kind.${kind as 'staff'}`) })) }] : []),
      text('lastName'),
      text('firstName'),
      { id: 'organization', label: t('field.organizations'), type: 'text' as const },
      ...(shape === 'staff' ? [text('jobTitle'), { id: 'staffType', label: t('field.staffType'), type: 'enum' as const, options: STAFF_TYPE_CODES.map((code) => ({ value: code, label: STAFF_TYPE_LABELS[code] })) }, text('employeeId')] : []),
      text('email'),
      text('phone'),
      text('city'),
      ...(shape === 'everyone' ? [{ id: 'birthDate', label: t('field.birthDate'), type: 'date' as const }] : []),
      { id: 'createdAt', label: t('field.createdAt'), type: 'datetime' as const },
    ];
  }, [t, shape, offered]);
}
