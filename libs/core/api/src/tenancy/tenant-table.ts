/** A foreign key within the tenant: `columns` of this table to the key of another, both led by tenant_id. */
export interface TenantReference {
  columns: string[];
  table: string;
  /** Columns of the other table; its key `id` by default. */
  to?: string[];
  onDelete?: 'cascade' | 'restrict' | 'no action';
}

export interface TenantTable {
  name: string;
  /** Column definitions without tenant_id. */
  columns: string[];
  /** Primary key after tenant_id; `id` by default. */
  key?: string[];
  /** Unique keys after tenant_id. */
  unique?: string[][];
  references?: TenantReference[];
  /** Column that names the owning organization: adds the subtree wall. */
  ownedBy?: string;
  /** What the API's role may do. */
  grants?: ('select' | 'insert' | 'update' | 'delete')[];
  /** `range (at)`: the table holds nothing itself, its partitions do; the column then belongs to the key. */
  partitionBy?: string;
  /** True when sign-in and the queue must read it across tenants. */
  systemReads?: boolean;
}

/**
 * The acting organization and all beneath it, as the statement's snapshot shows them: nothing is kept between statements, so it
 * cannot be stale. A function, because a subquery in a policy is set up for each statement even when no row needs it. plpgsql
 * is read when it runs, so the first tables may be made before the closure is.
 */
export const VISIBLE_ORGANIZATIONS = `create or replace function app_orgs() returns uuid[] language plpgsql stable parallel safe as $$
  begin
    return array(select seen.descendant_id from public.organization_closure seen where seen.tenant_id = public.app_tenant() and seen.ancestor_id = public.app_org());
  end $$;`;

/**
 * The subtree test of a policy; `column` is the owning organization. Each `(select …)` is asked at most once a statement, and
 * only when a row needs it; without a setting it is null or empty, and the test fails.
 */
export function seesSubtree(column: string): string {
  return `(${column} = (select app_org()) or (select app_org_all()) or ${column} = any ((select app_orgs())::uuid[]))`;
}

/**
 * SQL that makes a tenant table with every wall of docs/architecture.md "Database and tenancy": tenant_id with its default, keys that
 * start with it, composite foreign keys (a plain one would let one tenant point at another's row), forced row-level
 * security with USING and WITH CHECK, and the grants of the API's role.
 */
export function tenantTable(table: TenantTable): string {
  const { name, key = ['id'], unique = [], references = [], grants = ['select', 'insert', 'update', 'delete'] } = table;
  const lines = [
    'tenant_id uuid not null default app_tenant() references tenant (id)',
    ...table.columns,
    `primary key (${['tenant_id', ...key].join(', ')})`,
    ...unique.map((columns) => `unique (${['tenant_id', ...columns].join(', ')})`),
    ...references.map(
      ({ columns, table: target, to = ['id'], onDelete = 'restrict' }) =>
        `foreign key (${['tenant_id', ...columns].join(', ')}) references ${target} (${['tenant_id', ...to].join(', ')}) on delete ${onDelete}`,
    ),
  ];
  const own = 'tenant_id = app_tenant()';
  return [
    `create table ${name} (\n  ${lines.join(',\n  ')}\n)${table.partitionBy ? ` partition by ${table.partitionBy}` : ''};`,
    `alter table ${name} enable row level security;`,
    `alter table ${name} force row level security;`,
    `create policy tenant_wall on ${name} using (${own}) with check (${own});`,
    ...(table.ownedBy
      ? [
          VISIBLE_ORGANIZATIONS,
          `create policy subtree_wall on ${name} as restrictive to afterbell_app using (${seesSubtree(table.ownedBy)}) with check (${seesSubtree(table.ownedBy)});`,
        ]
      : []),
    ...(grants.length ? [`grant ${grants.join(', ')} on ${name} to afterbell_app;`] : []),
    ...(table.systemReads
      ? [`create policy system_reads on ${name} for select to afterbell_system using (true);`, `grant select on ${name} to afterbell_system;`]
      : []),
  ].join('\n');
}
