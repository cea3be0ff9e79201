// The product's tables without its walls: views that name the tenant as a constant. A superuser whose search_path begins
// with them runs the very same SQL text, and PostgreSQL plans it as `… where tenant_id = '…'` with no policy at all.
const SCHEMA = 'bare';

export const BARE_OPTIONS = (tenantId, schema = SCHEMA) => `-c search_path=${schema},public -c app.tenant_id=${tenantId} -c app.org_all=1`;

export async function makeBareSchema(db, tenantId, schema = SCHEMA) {
  const { rows } = await db.query(
    `select c.relname as name, exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.atthasdef) as defaulted
       from pg_class c join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  );
  const literal = `'${tenantId}'::uuid`;
  const statements = [
    `drop schema if exists ${schema} cascade`,
    `create schema ${schema}`,
    ...rows.flatMap(({ name, defaulted }) => [
      `create view ${schema}.${name} as select * from public.${name} where tenant_id = ${literal}`,
      ...(defaulted ? [`alter view ${schema}.${name} alter column tenant_id set default ${literal}`] : []),
    ]),
    `create view ${schema}.tenant as select * from public.tenant where id = ${literal}`,
    // What stands behind the search function, with the tenant in its text.
    `create function ${schema}.person_search_ids(patterns text[]) returns setof uuid language plpgsql stable rows 200 as $$
       begin
         return query execute 'select person_id from public.person_search where tenant_id = ''${tenantId}'''
           || (select coalesce(string_agg(format(' and folded like %L', pattern), ''), ' and false') from unnest(patterns) pattern);
       end $$`,
  ];
  await db.query(statements.join(';\n'));
}
