import type { Client } from 'pg';

const CATEGORIES = [
  { code: 'core', label: 'Core program', ceds: null },
  { code: 'club', label: 'Club', ceds: null },
  { code: 'family_event', label: 'Family event', ceds: null },
];
const OWN = `insert into code_list_version (list, effective_on, codes, saved_by) values ('activity_category', '2020-07-01', $1, $2)`;
const CATEGORISE = `update activity set own_category = case when category = 'parenting_and_family_literacy' then 'family_event' when category = 'academic_enrichment' then 'core' else 'club' end where type <> 'drop_in'`;
/** Partners of a grantee run its science and reading activities along. */
const SUPPORT = `insert into activity_supporter (activity_id, organization_id, supporter_id, role)
  select a.id, a.organization_id, p.id, 'partner' from organization p
    join organization_closure c on c.ancestor_id = p.parent_id join activity a on a.organization_id = c.descendant_id
  where p.level = 'partner' and p.enabled and a.category = case when p.name like '%Librar%' then 'literacy_education' else 'stem' end on conflict do nothing`;
const STAFF = `insert into activity_staff (activity_id, organization_id, person_id)
  select distinct s.activity_id, s.organization_id, m.person_id from session_staff m join session s on s.id = m.session_id on conflict do nothing`;
const AGES = `update activity set age_from = 8, age_to = 15 where category = 'stem' and grade_from is not null`;

/** What the tenant calls its activities, who runs them along and who works at them. */
export async function seedActivityPrograms(owner: Client, tenantId: string, savedBy: string): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  await owner.query(OWN, [JSON.stringify(CATEGORIES), savedBy]);
  for (const sql of [CATEGORISE, SUPPORT, STAFF, AGES]) await owner.query(sql);
  await owner.query('commit');
}
