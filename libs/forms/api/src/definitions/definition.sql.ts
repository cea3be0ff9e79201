/** The version in force, and its definition when it is another than `$3`. */
export const CURRENT = `select d.version, case when d.version = $3 then null else
    (select v.definition from form_version v where v.section = d.section and v.sub_section = d.sub_section and v.version = d.version) end as definition
  from form_definition d where d.section = $1 and d.sub_section = $2`;
