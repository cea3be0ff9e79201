import type { INestApplicationContext } from '@nestjs/common';
import type { Client } from 'pg';
import type { PlainDate } from '@afterbell/core/domain';
import { inTenant } from '@afterbell/forms/api';
import { PairFinder } from '@afterbell/people/api';

/** A child who is on record at the home site, by one condition, and what the second record says otherwise. */
interface Copy {
  /** Which of `child` (the record, its stay). */
  of: string;
  firstName?: string;
  lastName?: string;
  birthDate?: string;
  endsOn?: string;
}

const COPIES: readonly Copy[] = [
  // Typed again without its accents.
  { of: `p.first_name = 'Nizhóní'`, firstName: `'Nizhoni'` },
  // Month and day as the rest of the world writes them.
  {
    of: `s.organization_id = home.id and p.last_name ~ '^[C-M]' and extract(day from p.birth_date) <= 12 and extract(day from p.birth_date) <> extract(month from p.birth_date)`,
    birthDate: 'make_date(extract(year from c.birth_date)::int, extract(day from c.birth_date)::int, extract(month from c.birth_date)::int)',
  },
  // Came for a month in September, then went to another site, which made a record of its own.
  { of: `s.organization_id <> home.id and s.organization_id in (select id from organization where parent_id = home.parent_id) and p.last_name ~ '^[C-M][a-z]+$' and p.first_name ~ '^[A-Z][a-z]+$'`, lastName: `c.last_name || '-Rivera'`, endsOn: `$1::date - 60` },
];

const copy = ({ of, firstName = 'c.first_name', lastName = 'c.last_name', birthDate = 'c.birth_date', endsOn = 'null::date' }: Copy) => `with home as materialized (
    select s.organization_id as id, o.parent_id from person p join stay s on s.person_id = p.id and s.kind = 'participant' join organization o on o.id = s.organization_id where p.first_name = 'Nizhóní' limit 1),
  child as materialized (select p.*, uuidv7() as copy_id from home cross join stay s join person p on p.id = s.person_id where s.kind = 'participant' and p.is_participant and s.ends_on is null and ${of} order by p.sort_name, p.id limit 1),
  added as (insert into person (id, first_name, last_name, birth_date, grade, address_line1, city, state, postal_code, is_participant)
    select c.copy_id, ${firstName}, ${lastName}, ${birthDate}, c.grade, c.address_line1, c.city, c.state, c.postal_code, true from child c returning id),
  stays as (insert into stay (id, person_id, organization_id, starts_on, ends_on, kind) select uuidv7(), c.copy_id, home.id, $1::date - 90, ${endsOn}, 'participant' from child c cross join home returning id)
  insert into relationship (id, participant_person_id, other_person_id, kind, is_primary, is_guardian, lives_with, emergency_order, may_pick_up)
    select uuidv7(), c.copy_id, r.other_person_id, r.kind, true, r.is_guardian, r.lives_with, 1, r.may_pick_up from child c join relationship r on r.participant_person_id = c.id and r.is_primary`;

/** Where the values of the children come from: the list that the schools sent in August. */
const SOURCES = `insert into person_field_source (person_id, field, source, source_ref, at)
  select p.id, f.field, 'import', 'School roster', $1::date - 80 + time '14:00' from person p cross join unnest(array['firstName', 'lastName', 'birthDate', 'grade', 'localId']) f (field)
  where p.is_participant and p.local_id is not null`;

/** A few children of the home site who are on record twice, and the queue that says so. */
export async function seedDuplicates(app: INestApplicationContext, owner: Client, tenantId: string, today: PlainDate): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  for (const one of COPIES) await owner.query(copy(one), [today]);
  await owner.query(SOURCES, [today]);
  await owner.query('commit');
  await inTenant(tenantId, () => app.get(PairFinder, { strict: false }).findAll());
}
