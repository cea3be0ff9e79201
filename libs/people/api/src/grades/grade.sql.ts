/**
 * Children who stay at the site on a day or on a later one, with their grade and what is known of the year: a grade, or that they graduate. `isLate`: they came in that year itself.
 * $1 site, $2 day, $3 programme year, $4 later day
 */
export const AT_SITE = `select p.id, p.first_name as "firstName", p.last_name as "lastName", p.preferred_name as "preferredName", p.grade, s.id as "stayId", s.starts_on >= make_date($3, 7, 1) as "isLate",
    coalesce(y.grade, (select 'graduated' from grade_rolled r join grade_roll_over o on o.tenant_id = r.tenant_id and o.id = r.roll_over_id
      where r.tenant_id = p.tenant_id and r.person_id = p.id and r.became is null and o.programme_year = $3 and o.undone_at is null limit 1)) as "gradeOfYear"
  from stay s join person p on p.tenant_id = s.tenant_id and p.id = s.person_id
    left join person_grade y on y.tenant_id = p.tenant_id and y.person_id = p.id and y.programme_year = $3
  where s.organization_id = $1 and s.kind = 'participant' and exists (select 1 from (values ($2::date), ($4::date)) as d (day) where s.starts_on <= d.day and (s.ends_on is null or s.ends_on >= d.day)) and p.is_participant and p.removed_at is null
  order by p.sort_name, p.id, s.starts_on limit 20000`;

/** Two roll-overs of a site at once would both take on whom neither has. $1 site */
export const ALONE = `select pg_advisory_xact_lock(hashtextextended('grade-roll-over/' || app_tenant() || $1::text, 0))`;
export const BEGIN = 'insert into grade_roll_over (id, organization_id, programme_year, made_by, people, waiting) values ($1, $2, $3, $4, $5, $6)';
export const ROLLED = `insert into grade_rolled (roll_over_id, person_id, was, became, stay_id)
  select $1, r.id, r.was, r.became, r."stayId" from jsonb_to_recordset($2::jsonb) as r (id uuid, was text, became text, "stayId" uuid)`;

/** Who has a grade of the year already keeps it. $1 [{ id, became }], $2 programme year */
export const NOTE = `insert into person_grade (person_id, programme_year, grade, source)
  select r.id, $2, r.became, 'roll_over' from jsonb_to_recordset($1::jsonb) as r (id uuid, became text) where r.became is not null on conflict do nothing`;

/** The trigger of persons then writes the grade for that year, not for today's. */
export const FOR_YEAR = `select set_config('app.programme_year', $1::text, true)`;
export const RAISE = `update person p set grade = r.became, version = version + 1, updated_at = now() from jsonb_to_recordset($1::jsonb) as r (id uuid, became text)
  where p.id = r.id and r.became is not null`;
export const MARK = `update person_grade g set source = 'roll_over' where g.programme_year = $2 and g.person_id = any($1::uuid[])`;
export const GRADUATE = `update stay s set ends_on = greatest($2::date, s.starts_on), end_reason = 'Graduated', version = version + 1, updated_at = now() where s.id = any($1::uuid[])`;
/** Before they end. $1 roll-over, $2 last day */
export const NOTE_PROGRAMMES = `update grade_rolled r set programmes = (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'endsOn', e.ends_on) order by e.id), '[]')
    from enrolled_programme e where e.tenant_id = r.tenant_id and e.stay_id = r.stay_id and (e.ends_on is null or e.ends_on > $2))
  where r.roll_over_id = $1 and r.stay_id is not null`;
/** Only what still ends as the roll-over said, under a stay that goes on again. $1 roll-over, $2 last day */
export const REOPEN_PROGRAMMES = `update enrolled_programme e set ends_on = p."endsOn", version = e.version + 1
  from grade_rolled r, jsonb_to_recordset(r.programmes) as p (id uuid, "endsOn" date), stay s
  where r.roll_over_id = $1 and e.tenant_id = r.tenant_id and e.id = p.id and e.ends_on = greatest($2::date, e.starts_on) and s.tenant_id = e.tenant_id and s.id = e.stay_id and s.ends_on is null`;
export const END_PROGRAMMES = `update enrolled_programme e set ends_on = greatest($2::date, e.starts_on), version = version + 1 where e.stay_id = any($1::uuid[]) and (e.ends_on is null or e.ends_on > $2)`;

export const ROLL_OVERS = `select r.id, r.organization_id as "organizationId", r.programme_year as "programmeYear", r.made_at as "madeAt", r.undone_at as "undoneAt", r.people, r.waiting
  from grade_roll_over r where r.organization_id = $1 order by r.made_at desc, r.id desc limit 20`;
export const HOLD = `select r.id, r.organization_id as "organizationId", r.programme_year as "programmeYear", r.undone_at as "undoneAt", r.waiting from grade_roll_over r where r.id = $1 for update`;

/** Only who still has what the roll-over gave: what was entered since is nobody's to take back. */
export const LOWER = `update person p set grade = r.was, version = p.version + 1, updated_at = now() from grade_rolled r
  where r.roll_over_id = $1 and p.tenant_id = r.tenant_id and p.id = r.person_id and r.became <> r.was and p.grade = r.became`;
export const FORGET_YEAR = `delete from person_grade g using grade_rolled r where r.roll_over_id = $1 and g.tenant_id = r.tenant_id and g.person_id = r.person_id and g.programme_year = $2
  and g.source = 'roll_over' and exists (select 1 from person p where p.tenant_id = g.tenant_id and p.id = g.person_id and p.grade = r.was)`;
/** Before the year has begun nobody's grade has changed: its entries go. */
export const FORGET_WAITING = `delete from person_grade g using grade_rolled r where r.roll_over_id = $1 and g.tenant_id = r.tenant_id and g.person_id = r.person_id and g.programme_year = $2
  and g.source = 'roll_over' returning r.became <> r.was as changes`;
export const REOPEN = `update stay s set ends_on = null, end_reason = null, version = s.version + 1, updated_at = now() from grade_rolled r
  where r.roll_over_id = $1 and s.tenant_id = r.tenant_id and s.id = r.stay_id and s.end_reason = 'Graduated' and s.ends_on = $2
    and not exists (select 1 from stay later where later.tenant_id = s.tenant_id and later.person_id = s.person_id and later.organization_id = s.organization_id and later.kind = s.kind and later.starts_on > s.starts_on)`;
export const GRADUATES = 'select person_id as id from grade_rolled where roll_over_id = $1 and stay_id is not null';
export const UNDONE = 'update grade_roll_over set undone_at = now() where id = $1';
/** Tenants for which a year has begun that grades wait for; the day is the tenant's. */
export const DUE_TENANTS = `select t.id, extract(year from (now() at time zone t.time_zone) - interval '6 months')::int as "programmeYear" from tenant t
  where exists (select 1 from grade_roll_over r where r.tenant_id = t.id and r.waiting and r.undone_at is null and r.programme_year <= extract(year from (now() at time zone t.time_zone) - interval '6 months'))`;
/** The oldest first. $1 programme year */
export const DUE = `select r.id, r.organization_id as "organizationId", r.programme_year as "programmeYear" from grade_roll_over r
  where r.waiting and r.undone_at is null and r.programme_year <= $1 order by r.programme_year, r.made_at, r.id for update`;
/** Whose entry of that year is still the roll-over's. $1 roll-over, $2 its programme year */
export const COMING = `select p.id, p.grade as "is", r.was, r.became from grade_rolled r join person p on p.tenant_id = r.tenant_id and p.id = r.person_id
    join person_grade g on g.tenant_id = p.tenant_id and g.person_id = p.id and g.programme_year = $2 and g.source = 'roll_over'
  where r.roll_over_id = $1 and r.became is not null and p.grade is not null order by p.id`;
/** $1 roll-over, $2 [{ id, is, became }] */
export const CORRECTED = `update grade_rolled r set was = c."is", became = c.became from jsonb_to_recordset($2::jsonb) as c (id uuid, "is" text, became text)
  where r.roll_over_id = $1 and r.person_id = c.id and (r.was, r.became) is distinct from (c."is", c.became)`;
export const CORRECTED_YEAR = `update person_grade g set grade = c.became from jsonb_to_recordset($1::jsonb) as c (id uuid, became text) where g.person_id = c.id and g.programme_year = $2 and g.grade <> c.became`;
export const BEGUN = 'update grade_roll_over set waiting = false where id = $1';

export const GRADES_OF = `select programme_year as "programmeYear", grade, source from person_grade where person_id = $1 order by programme_year desc limit 40`;

/** $1 site */
export const SERVES = `select o.grade_from as "gradeFrom", o.grade_to as "gradeTo" from organization o where o.id = $1`;
