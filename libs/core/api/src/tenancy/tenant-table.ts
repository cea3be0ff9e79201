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

/** The subtree test of a policy; `column` is the owning organization. */
export function seesSubtree(column: string): string {
  return `(app_org_all() or ${column} = app_org() or exists (
      select 1 from organization_closure seen
      where seen.tenant_id = app_tenant() and seen.ancestor_id = app_org() and seen.descendant_id = ${column}))`;
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
          `create policy subtree_wall on ${name} as restrictive to afterbell_app using (${seesSubtree(table.ownedBy)}) with check (${seesSubtree(table.ownedBy)});`,
        ]
      : []),
    ...(grants.length ? [`grant ${grants.join(', ')} on ${name} to afterbell_app;`] : []),
    ...(table.systemReads
      ? [`create policy system_reads on ${name} for select to afterbell_system using (true);`, `grant select on ${name} to afterbell_system;`]
      : []),
  ].join('\n');
}
