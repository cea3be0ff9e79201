/** Where a value came from: somebody of the staff, a file, a family, a feed of another system, or the other record of a merge. */
export const VALUE_SOURCES = ['staff', 'import', 'portal', 'feed', 'merge'] as const;
export type ValueSource = (typeof VALUE_SOURCES)[number];

/** What somebody typed is theirs: no file and no feed writes over it. A field that has a row, as most have, is not tried as a new one first. $1 person, $2 fields, $3 who */
export const TYPED = `with known as (
    update person_field_source set source = 'staff', source_ref = null, at = now(), by_user = $3, is_protected = true where person_id = $1 and field = any($2::text[]) returning field)
  insert into person_field_source (person_id, field, source, by_user, is_protected) select $1, field, 'staff', $3, true from unnest($2::text[]) f (field) where field not in (select field from known)
  on conflict (tenant_id, person_id, field) do update set source = 'staff', source_ref = null, at = now(), by_user = excluded.by_user, is_protected = true`;

/** $1 rows of person and field, $2 source, $3 what it is called, $4 who */
export const BROUGHT = `insert into person_field_source (person_id, field, source, source_ref, by_user) select "personId", field, $2, $3, $4 from jsonb_to_recordset($1::jsonb) f ("personId" uuid, field text)
  on conflict (tenant_id, person_id, field) do update set source = excluded.source, source_ref = excluded.source_ref, at = now(), by_user = excluded.by_user, is_protected = false`;

export const SOURCES_OF = `select person_id as "personId", field, source, source_ref as "sourceRef", at, by_user as "byUser", is_protected as "isProtected" from person_field_source where person_id = any($1::uuid[]) order by person_id, field`;

/** Who has edit decides what feeds may change. $1 person, $2 fields, $3 whether protected, $4 who. A value of unknown origin is protected already. */
export const PROTECT = `insert into person_field_source (person_id, field, source, by_user, is_protected) select $1, field, 'staff', $4, $3 from unnest($2::text[]) f (field)
  on conflict (tenant_id, person_id, field) do update set is_protected = excluded.is_protected where person_field_source.is_protected <> excluded.is_protected returning field`;

/** Values of a file over those on record. $1 rows of person and values */
export const WRITE_VALUES = `update person p set
    birth_date = case when v.given ? 'birthDate' then (v.given->>'birthDate')::date else p.birth_date end,
    grade = case when v.given ? 'grade' then v.given->>'grade' else p.grade end,
    local_id = case when v.given ? 'localId' then v.given->>'localId' else p.local_id end,
    version = p.version + 1, updated_at = now()
  from jsonb_to_recordset($1::jsonb) v ("personId" uuid, given jsonb) where p.id = v."personId" and p.is_participant and p.removed_at is null returning p.id`;
