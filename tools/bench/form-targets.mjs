// Gives the tenant a form with 100 fields of its own: every participant answers one of them, some answer all.
export const CUSTOM_FIELDS = 100;
const OPTIONS = 40;
const RECORDS = 200;
/** The one that all participants answer, and lists are filtered by. */
export const LISTED_FIELD = CUSTOM_FIELDS + 1;

const FIELD = { tabName: 'HEALTH', mode: 'rw', roleModes: {}, required: false, help: '', text: '', uiWidth: 6, maxWidth: null, maxHeight: null, defaultValue: null, options: [], fields: [], limits: {}, shownWhen: null, requiredWhen: null, validWhen: null, hardcodedName: null, isDefault: false, templateId: null };

export function benchFields() {
  const questions = Array.from({ length: CUSTOM_FIELDS }, (_, index) => ({ ...FIELD, id: index + 1, name: `Question ${index + 1}`, type: 'integer' }));
  const options = Array.from({ length: OPTIONS }, (_, index) => ({ id: index + 1, label: `Option ${index + 1}`, retiredOn: null }));
  return [...questions, { ...FIELD, id: LISTED_FIELD, name: 'Group', type: 'dropdown', options }];
}

/** @returns targets of the form workloads */
export async function prepareForms(db, tenantId, users, records = RECORDS) {
  const fields = benchFields();
  const definition = JSON.stringify({ tabs: [{ name: 'HEALTH', label: 'Health' }], fields });
  // The walls of versions let nobody change one; a superuser's back door does, for a run of its own.
  await db.query('set session_replication_role = replica');
  await db.query('delete from custom_value where tenant_id = $1', [tenantId]);
  await db.query('delete from form_definition where tenant_id = $1', [tenantId]);
  await db.query('delete from form_version where tenant_id = $1', [tenantId]);
  await db.query(
    `insert into form_version (tenant_id, section, sub_section, version, definition, field_count, custom_count, saved_by) select $1, 'participants', 'participant', 1, $2, $3, $3, user_id from access where tenant_id = $1 limit 1`,
    [tenantId, definition, fields.length],
  );
  await db.query(`insert into form_definition (tenant_id, section, sub_section, version) values ($1, 'participants', 'participant', 1)`, [tenantId]);
  await db.query(
    `insert into custom_value (tenant_id, subject, record_id, field_id, place, option_id)
     select $1, 'person', id, $2, 0, 1 + row_number() over (order by id) % $3 from person where tenant_id = $1 and is_participant`,
    [tenantId, LISTED_FIELD, OPTIONS],
  );
  const { rows: people } = await db.query(
    `update person p set custom = a.answers, form_version = 1 from (
       select x.id, x.organization_id, (select jsonb_object_agg(n::text, n) from generate_series(1, $2::int) n) as answers
         from (select p.id, min(s.organization_id::text)::uuid as organization_id from person p join stay s on s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant'
                where p.tenant_id = $1 and p.is_participant and p.removed_at is null group by p.id order by md5(p.id::text) limit $3) x) a
      where p.tenant_id = $1 and p.id = a.id returning p.id, p.version, a.organization_id as "organizationId"`,
    [tenantId, CUSTOM_FIELDS, records],
  );
  await db.query(
    `insert into custom_value (tenant_id, subject, record_id, field_id, place, number)
     select $1, 'person', p.id, n, 0, n from unnest($2::uuid[]) p (id) cross join generate_series(1, $3::int) n`,
    [tenantId, people.map(({ id }) => id), CUSTOM_FIELDS],
  );
  // Whoever's record has answers has them from somewhere, as a record of the product does.
  await db.query('delete from person_field_source where tenant_id = $1', [tenantId]);
  await db.query(
    `insert into person_field_source (tenant_id, person_id, field, source, source_ref)
     select $1, p.id, 'c:' || n, 'import', 'Bench' from unnest($2::uuid[]) p (id) cross join generate_series(1, $3::int) n`,
    [tenantId, people.map(({ id }) => id), CUSTOM_FIELDS],
  );
  await db.query('set session_replication_role = origin');
  const top = users.get('top');
  const { rows: counts } = await db.query(
    `select option_id as option, count(*)::int as count from custom_value v join person p on p.tenant_id = v.tenant_id and p.id = v.record_id and p.removed_at is null
      where v.tenant_id = $1 and field_id = $2 group by 1 order by 1`,
    [tenantId, LISTED_FIELD],
  );
  const forms = people.map(({ id, version, organizationId }) => ({ id, version, round: 0, user: users.get(organizationId) ?? top }));
  const byCustom = counts.map(({ option, count }) => ({
    question: { filter: { match: 'and', rules: [{ field: 'custom', customFieldId: LISTED_FIELD, mode: 'equals', value: String(option) }] } },
    user: top,
    rows: Math.min(25, count),
    count: Math.min(1000, count),
  }));
  return { forms, byCustom };
}
