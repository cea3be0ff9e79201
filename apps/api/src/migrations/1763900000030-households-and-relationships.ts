import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** As `RELATIONSHIP_KINDS` was when this was released. */
const KINDS = ['mother', 'father', 'parent', 'step_parent', 'legal_guardian', 'foster_parent', 'grandparent', 'sibling', 'aunt_uncle', 'cousin', 'other_relative', 'caregiver', 'family_friend', 'neighbor', 'case_worker', 'other'];

/** Who sees the person sees the row. */
const seesPerson = (column: string) => `((select app_org_all()) or exists (select 1 from person seen where seen.tenant_id = app_tenant() and seen.id = ${column}))`;
const wall = (table: string, test: string) => `create policy subtree_wall on ${table} as restrictive to afterbell_app using (${test}) with check (${test});`;

/** Who lives with whom, who is whose, and who must not come near (docs/people.md). */
export class HouseholdsAndRelationships1763900000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: 'household',
        columns: [
          'id uuid not null',
          'name text not null check (length(btrim(name)) between 1 and 120)',
          'address_line1 text check (length(address_line1) <= 200)',
          'address_line2 text check (length(address_line2) <= 200)',
          'city text check (length(city) <= 100)',
          'state text check (length(state) <= 100)',
          'postal_code text check (length(postal_code) <= 20)',
          'phone text check (length(phone) <= 40)',
          'language text check (length(language) between 1 and 60)',
          'version int not null default 1',
          'created_at timestamptz not null default now()',
          'updated_at timestamptz not null default now()',
          'removed_at timestamptz',
        ],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'household_member',
        columns: [
          'id uuid not null',
          'household_id uuid not null',
          'person_id uuid not null',
          'is_primary boolean not null default false',
          'joined_on date not null',
          'left_on date check (left_on >= joined_on)',
        ],
        references: [
          { columns: ['household_id'], table: 'household', onDelete: 'cascade' },
          { columns: ['person_id'], table: 'person' },
        ],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'relationship',
        columns: [
          'id uuid not null',
          'participant_person_id uuid not null',
          'other_person_id uuid not null check (other_person_id <> participant_person_id)',
          `kind text not null check (kind in ('${KINDS.join("','")}'))`,
          'is_primary boolean not null default false',
          'is_guardian boolean not null default false',
          'lives_with boolean not null default false',
          'emergency_order smallint check (emergency_order between 1 and 20)',
          'may_pick_up boolean not null default false',
          'is_restricted boolean not null default false',
          'restriction_text text check (length(restriction_text) <= 500)',
          'restricted_from date',
          'restricted_to date check (restricted_to >= restricted_from)',
          'ended_on date',
          'version int not null default 1',
          'created_at timestamptz not null default now()',
          'updated_at timestamptz not null default now()',
        ],
        unique: [['participant_person_id', 'other_person_id']],
        references: [
          { columns: ['participant_person_id'], table: 'person' },
          { columns: ['other_person_id'], table: 'person' },
        ],
      }),
    );
    await runner.query(
      tenantTable({
        name: 'relative_dismissal',
        columns: ['participant_person_id uuid not null', 'other_person_id uuid not null', 'created_at timestamptz not null default now()'],
        key: ['participant_person_id', 'other_person_id'],
        references: [
          { columns: ['participant_person_id'], table: 'person', onDelete: 'cascade' },
          { columns: ['other_person_id'], table: 'person', onDelete: 'cascade' },
        ],
        grants: ['select', 'insert', 'delete'],
      }),
    );
    await runner.query(`
      ${wall('household_member', seesPerson('household_member.person_id'))}
      ${wall('relationship', seesPerson('relationship.participant_person_id'))}
      ${wall('relative_dismissal', seesPerson('relative_dismissal.participant_person_id'))}

      -- A household is seen through its members, of today or of before; a new one has none yet.
      ${['select', 'update', 'delete']
        .map(
          (verb) => `create policy subtree_${verb} on household as restrictive for ${verb} to afterbell_app using ((select app_org_all())
            or exists (select 1 from household_member seen where seen.tenant_id = app_tenant() and seen.household_id = household.id));`,
        )
        .join('\n      ')}

      create unique index household_member_once on household_member (tenant_id, household_id, person_id) where left_on is null;
      create index household_member_by_person on household_member (tenant_id, person_id);
      create index household_by_name on household (tenant_id, fold_text(name), id) where removed_at is null;
      create index relationship_by_other on relationship (tenant_id, other_person_id);

      -- When somebody must not come near the child, kept by a trigger: a roster looks into the row itself.
      alter table person add column no_contact datemultirange;
    `);
    await runner.query(FOLLOWING);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}

/**
 * A contact stays, as a contact, wherever a child of theirs stays, so that whoever sees the child sees them; the stays follow each change
 * of either. The functions that write run with their owner's rights and are called by triggers alone.
 */
const FOLLOWING = `
  create function contact_stays_follow(of_tenant uuid, contacts uuid[]) returns void language sql set search_path = public as $$
    with wanted as materialized (
      select r.other_person_id as person_id, s.organization_id, min(s.starts_on) as starts_on,
        case when bool_or(s.ends_on is null and r.ended_on is null) then null else greatest(max(least(s.ends_on, r.ended_on)), min(s.starts_on)) end as ends_on
      from relationship r
      join person c on c.tenant_id = r.tenant_id and c.id = r.other_person_id and c.is_contact
      join stay s on s.tenant_id = r.tenant_id and s.person_id = r.participant_person_id and s.kind = 'participant'
      where r.tenant_id = of_tenant and r.other_person_id = any(contacts)
      group by r.other_person_id, s.organization_id),
    kept as (
      update stay t set starts_on = least(t.starts_on, w.starts_on), ends_on = w.ends_on
        from wanted w where t.tenant_id = of_tenant and t.kind = 'contact' and t.person_id = w.person_id and t.organization_id = w.organization_id
          and (t.starts_on > w.starts_on or t.ends_on is distinct from w.ends_on))
    insert into stay (tenant_id, id, person_id, organization_id, starts_on, ends_on, kind)
      select of_tenant, uuidv7(), w.person_id, w.organization_id, w.starts_on, w.ends_on, 'contact' from wanted w
      where not exists (select 1 from stay t where t.tenant_id = of_tenant and t.kind = 'contact' and t.person_id = w.person_id and t.organization_id = w.organization_id);
  $$;

  create function no_contact_follows(of_tenant uuid, participants uuid[]) returns void language sql set search_path = public as $$
    update person p set no_contact = f.days
      from (select one.id, (select range_agg(daterange(r.restricted_from, r.restricted_to, '[]')) from relationship r
              where r.tenant_id = of_tenant and r.participant_person_id = one.id and r.is_restricted) as days
            from unnest(participants) one (id)) f
      where p.tenant_id = of_tenant and p.id = f.id and p.no_contact is distinct from f.days;
  $$;
  revoke all on function contact_stays_follow(uuid, uuid[]), no_contact_follows(uuid, uuid[]) from public;

  create function stay_contacts() returns trigger language plpgsql security definer set search_path = public as $$
  declare one record;
  begin
    for one in
      select n.tenant_id, array_agg(distinct r.other_person_id) as contacts
        from new_rows n join relationship r on r.tenant_id = n.tenant_id and r.participant_person_id = n.person_id
        where n.kind = 'participant' group by n.tenant_id
    loop
      perform contact_stays_follow(one.tenant_id, one.contacts);
    end loop;
    return null;
  end $$;
  create trigger stay_contacts_insert after insert on stay referencing new table as new_rows for each statement execute function stay_contacts();
  create trigger stay_contacts_update after update on stay referencing new table as new_rows for each statement execute function stay_contacts();

  create function relationship_follows() returns trigger language plpgsql security definer set search_path = public as $$
  declare one record;
  begin
    if tg_op <> 'DELETE' then
      for one in select tenant_id, array_agg(distinct other_person_id) as contacts, array_agg(distinct participant_person_id) as participants from new_rows group by tenant_id loop
        perform contact_stays_follow(one.tenant_id, one.contacts);
        perform no_contact_follows(one.tenant_id, one.participants);
      end loop;
    end if;
    if tg_op <> 'INSERT' then
      for one in select tenant_id, array_agg(distinct participant_person_id) as participants from old_rows group by tenant_id loop
        perform no_contact_follows(one.tenant_id, one.participants);
      end loop;
      -- Who is nobody's contact at a site any more stays on record there, as one who left.
      update stay t set ends_on = greatest(current_date, t.starts_on)
        from old_rows o join stay s on s.tenant_id = o.tenant_id and s.person_id = o.participant_person_id and s.kind = 'participant'
        where t.tenant_id = o.tenant_id and t.kind = 'contact' and t.person_id = o.other_person_id and t.organization_id = s.organization_id and t.ends_on is null
          and not exists (select 1 from relationship r join stay z on z.tenant_id = r.tenant_id and z.person_id = r.participant_person_id and z.kind = 'participant'
            where r.tenant_id = t.tenant_id and r.other_person_id = t.person_id and z.organization_id = t.organization_id);
    end if;
    return null;
  end $$;
  create trigger relationship_follows_insert after insert on relationship referencing new table as new_rows for each statement execute function relationship_follows();
  create trigger relationship_follows_update after update on relationship referencing old table as old_rows new table as new_rows for each statement execute function relationship_follows();
  create trigger relationship_follows_delete after delete on relationship referencing old table as old_rows for each statement execute function relationship_follows();
`;
