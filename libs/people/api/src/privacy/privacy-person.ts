import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, type Verb } from '@afterbell/core/domain';
import { formatPersonName, type PersonKind } from '@afterbell/people/domain';
import { featureOf } from '../kinds/kind';
import { kindsOf } from '../person-writer.sql';

export interface PrivacyPerson {
  id: string;
  name: string;
  kinds: PersonKind[];
  organizationId: string | null;
  /** Also at organizations that the caller does not reach. */
  elsewhere: boolean;
  erasedAt: Date | null;
}

const PERSON = `select p.id, p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName", ${kindsOf('p')} as kinds, p.erased_at as "erasedAt",
    not app_org_all() and not p.site_ids <@ app_orgs() as elsewhere,
    (select s.organization_id from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id order by s.ends_on desc nulls first, s.starts_on desc limit 1) as "organizationId"
  from person p where p.id = $1 and person_now($1) is null`;

export const noSuchPerson = () => new AppError('NOT_FOUND', { what: 'The person' });

/**
 * Somebody whose data is at stake, whatever they are on record as, also when removed. Of whoever is several kinds the caller needs
 * the right for each: a file about one kind would tell of the others. Whoever may not even view them is told that there is nobody, as is
 * who asks for a record that was merged into another: that one answers for both.
 */
export async function privacyPerson(tx: Tx, id: string, verb: Verb, { lock = '' }: { lock?: '' | 'for update of p' | 'for share of p' } = {}): Promise<PrivacyPerson> {
  type Row = Omit<PrivacyPerson, 'name'> & { firstName: string; lastName: string; preferredName: string | null };
  const row = isUuid(id) ? await tx.one<Row>(`${PERSON} ${lock}`, [id]) : null;
  if (!row) throw noSuchPerson();
  const { permissions } = requirePrincipal();
  if (row.kinds.length > 0 && !row.kinds.some((kind) => permissions.allows('view', featureOf(kind)))) throw noSuchPerson();
  if (!row.kinds.every((kind) => permissions.allows(verb, featureOf(kind)))) throw new AppError('FORBIDDEN');
  const { firstName, lastName, preferredName, ...person } = row;
  return { ...person, name: formatPersonName({ firstName, lastName, preferredName }) };
}
