// The files of a section, cut as docs/architecture.md "Files of a feature" says.

const project = (w, room) =>
  `${JSON.stringify(
    {
      $schema: '../../../node_modules/nx/schemas/project-schema.json',
      name: `${w.section}-${room}`,
      projectType: 'library',
      sourceRoot: `libs/${w.section}/${room}/src`,
      tags: [`type:${room}`, `scope:${w.section}`],
      targets: { test: { command: `node tools/scripts/jest.mjs libs/${w.section}/${room}`, options: { cwd: '{workspaceRoot}' } } },
    },
    null,
    2,
  )}\n`;

const domain = (w) => ({
  'project.json': project(w, 'domain'),
  'src/index.ts': `export { parse${w.Noun}, type ${w.Noun}Input, type ${w.Noun}Values } from './${w.noun}-input';\n`,
  [`src/${w.noun}-input.ts`]: `/** What may be written of a ${w.said}; the client asks before it sends, the server always. */
import { type FieldProblem, nameProblem, tidyName } from '@afterbell/core/domain';

export interface ${w.Noun}Input {
  name: string;
}
export type ${w.Noun}Values = Readonly<${w.Noun}Input>;

export const ${w.NOUN}_NAME_LENGTH = 100;

export function parse${w.Noun}({ name }: ${w.Noun}Input): { values: ${w.Noun}Values; problems: FieldProblem[] } {
  const values = { name: tidyName(name) };
  const wrong = nameProblem(values.name, ${w.NOUN}_NAME_LENGTH);
  return { values, problems: wrong ? [{ path: 'name', message: wrong }] : [] };
}
`,
  [`src/${w.noun}-input.spec.ts`]: `import { parse${w.Noun} } from './${w.noun}-input';

it.each([
  ['', 'is required'],
  ['\\u200b', 'is required'],
  ['x'.repeat(10_000), 'has more than 100 characters'],
])('refuses the name %.20j', (name, message) => {
  expect(parse${w.Noun}({ name }).problems).toEqual([{ path: 'name', message }]);
});

it('keeps a name in one line', () => {
  expect(parse${w.Noun}({ name: '  Día  de\\u0000la familia ' })).toEqual({ values: { name: 'Día de la familia' }, problems: [] });
});
`,
});

const api = (w) => ({
  'project.json': project(w, 'api'),
  'src/index.ts': `export { ${w.Section}Module } from './${w.section}.module';\n`,
  [`src/${w.section}.module.ts`]: `import { Module } from '@nestjs/common';
import { OrganizationsModule } from '@afterbell/organizations/api';
import { ${w.Noun}Resolver } from './${w.noun}.resolver';
import { ${w.Noun}Service } from './${w.noun}.service';

@Module({ imports: [OrganizationsModule], providers: [${w.Noun}Service, ${w.Noun}Resolver] })
export class ${w.Section}Module {}
`,
  [`src/${w.noun}-list.ts`]: `import type { ListStatement } from '@afterbell/core/api';
import { defineList } from '@afterbell/core/domain';

export const ${w.NOUN}_LIST = defineList('${w.nounsCamel}', {
  name: { type: 'text', label: '${w.section}.field.name', sortable: true, filterable: true },
  createdAt: { type: 'datetime', label: '${w.section}.field.createdAt', sortable: true, filterable: true },
});

export const ${w.NOUN}_SELECT = 'r.id, r.organization_id as "organizationId", r.name, r.version, r.created_at as "createdAt"';

export function ${w.nounCamel}List(timeZone: string): ListStatement<keyof typeof ${w.NOUN}_LIST.fields> {
  return {
    spec: ${w.NOUN}_LIST,
    select: ${w.NOUN}_SELECT,
    from: '${w.table} r',
    base: 'true',
    fields: {
      name: { expression: 'r.name', sort: 'fold_text(r.name)', required: true },
      createdAt: { expression: 'r.created_at', required: true },
    },
    search: (parameter) => \`fold_text(r.name) like \${parameter}\`,
    defaultSort: 'fold_text(r.name)',
    id: 'r.id',
    timeZone,
  };
}
`,
  [`src/${w.noun}.types.ts`]: `import { IsString, IsUUID } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf, InstantScalar, listArgs, MutationPayload } from '@afterbell/core/api';
import { ${w.NOUN}_LIST } from './${w.noun}-list';

@ObjectType({ description: 'A ${w.said}.' })
export class ${w.Noun} {
  @Field(() => ID, { description: 'Id of the ${w.said}.' })
  id!: string;
  @Field(() => ID, { description: 'The organization that it belongs to.' })
  organizationId!: string;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => InstantScalar, { description: 'When it was added.' })
  createdAt!: Date;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
}

@ObjectType({ description: '${w.SaidMany} that match, page by page.' })
export class ${w.Noun}Connection extends connectionOf('${w.Noun}', ${w.Noun}) {}

@ArgsType()
export class ${w.Noun}ListArgs extends listArgs('${w.Noun}', ${w.NOUN}_LIST) {}

@InputType({ description: 'A new ${w.said}.' })
export class Create${w.Noun}Input {
  @Field(() => ID, { description: 'The organization that it belongs to, at or beneath the acting one.' })
  @IsUUID()
  organizationId!: string;
  @Field({ description: 'Its name, up to 100 characters.' })
  @IsString()
  name!: string;
}

@ObjectType({ description: 'What became of a ${w.said}.' })
export class ${w.Noun}Payload extends MutationPayload {
  @Field(() => ${w.Noun}, { nullable: true, description: 'The ${w.said}; null when there are problems.' })
  ${w.nounCamel}!: ${w.Noun} | null;
}
`,
  [`src/${w.noun}.service.ts`]: `import { Injectable } from '@nestjs/common';
import { parse${w.Noun}, type ${w.Noun}Input } from '@afterbell/${w.section}/domain';
import { AuditService, Db, type Page, requirePrincipal, runList } from '@afterbell/core/api';
import { AppError, isUuid, type ListQuery, newId } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { ${w.NOUN}_SELECT, ${w.nounCamel}List } from './${w.noun}-list';
import type { ${w.Noun} } from './${w.noun}.types';

const INSERT = 'insert into ${w.table} (id, organization_id, name) values ($1, $2, $3)';

@Injectable()
export class ${w.Noun}Service {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
  ) {}

  list(query: ListQuery): Promise<Page<${w.Noun}>> {
    return runList(this.db, ${w.nounCamel}List(requirePrincipal().timeZone), query);
  }

  async get(id: string): Promise<${w.Noun}> {
    const row = isUuid(id) ? await this.db.read((tx) => tx.one<${w.Noun}>(\`select \${${w.NOUN}_SELECT} from ${w.table} r where r.id = $1\`, [id], '${w.table}_get')) : null;
    if (!row) throw new AppError('NOT_FOUND', { what: 'The ${w.said}' });
    return row;
  }

  /** Adds one to an organization at or beneath the acting one. */
  async create({ organizationId, ...input }: ${w.Noun}Input & { organizationId: string }): Promise<${w.Noun}> {
    const { values, problems } = parse${w.Noun}(input);
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return this.db.write(async (tx) => {
      await this.organizations.within(organizationId);
      const id = newId();
      await tx.execute(INSERT, [id, organizationId, values.name], '${w.table}_insert');
      await this.audit.record(tx, { action: '${w.nounCamel}.create', subjectType: '${w.nounCamel}', subjectId: id, organizationId, after: values });
      return this.get(id);
    });
  }
}
`,
  [`src/${w.noun}.resolver.ts`]: `import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, toConnection, toListQuery } from '@afterbell/core/api';
import { ${w.Noun}Service } from './${w.noun}.service';
import { Create${w.Noun}Input, ${w.Noun}, ${w.Noun}Connection, ${w.Noun}ListArgs, ${w.Noun}Payload } from './${w.noun}.types';

@Resolver(() => ${w.Noun})
export class ${w.Noun}Resolver {
  constructor(private readonly service: ${w.Noun}Service) {}

  @Query(() => ${w.Noun}Connection, { description: '${w.SaidMany} at or beneath the acting organization, by name.' })
  @Requires('view', '${w.feature}')
  async ${w.nounsCamel}(@Args() args: ${w.Noun}ListArgs) {
    return toConnection(await this.service.list(toListQuery(args)));
  }

  @Query(() => ${w.Noun}, { description: 'One ${w.said}.' })
  @Requires('view', '${w.feature}')
  ${w.nounCamel}(@Args('id', { type: () => ID, description: 'Id of the ${w.said}.' }) id: string) {
    return this.service.get(id);
  }

  @PayloadMutation(() => ${w.Noun}Payload, { description: 'Adds a ${w.said}. Problems: VALIDATION.' })
  @Requires('edit', '${w.feature}')
  async create${w.Noun}(@Args('input', { description: 'The new ${w.said}.' }) input: Create${w.Noun}Input) {
    return { ${w.nounCamel}: await this.service.create(input), problems: [] };
  }
}
`,
  [`src/${w.noun}.service.int-spec.ts`]: `import { AuditService, type Principal } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { as, insertTenant, openTestDatabase, principalAt, type TestDatabase } from '@afterbell/testing/api';
import { ${w.Noun}Service } from './${w.noun}.service';

let database: TestDatabase;
let service: ${w.Noun}Service;
let site: Principal;
let otherSite: Principal;
let stranger: Principal;

async function place(): Promise<{ site: Principal; otherSite: Principal }> {
  const tenantId = await insertTenant(database.admin);
  const top = newId();
  await database.admin.query("insert into organization (id, level, name) values ($1, 'top', 'Agency')", [top]);
  const institution = newId();
  await database.admin.query("insert into organization (id, parent_id, level, name) values ($1, $2, 'institution', 'Harbor')", [institution, top]);
  const [one, two] = [newId(), newId()];
  for (const id of [one, two]) await database.admin.query("insert into organization (id, parent_id, level, name) values ($1, $2, 'site', 'Site')", [id, institution]);
  return { site: principalAt(tenantId, one, 'site'), otherSite: principalAt(tenantId, two, 'site') };
}

beforeAll(async () => {
  database = await openTestDatabase();
  const audit = new AuditService();
  service = new ${w.Noun}Service(database.db, audit, new OrganizationService(database.db, audit));
  ({ site: stranger } = await place());
  ({ site, otherSite } = await place());
});
afterAll(() => database?.close());

const create = (who: Principal, name: string, organizationId = who.organizationId) => as(who, () => service.create({ organizationId, name }));
const names = async (who: Principal) => (await as(who, () => service.list({ offset: 0, limit: 50 }))).nodes.map(({ name }) => name);

it('refuses what is no name, an organization elsewhere, and ids of others', async () => {
  await expect(create(site, '\\u200b')).rejects.toMatchObject({ code: 'VALIDATION', params: { problems: [{ path: 'name', message: 'is required' }] } });
  for (const elsewhere of [otherSite, stranger]) await expect(create(site, 'Mine', elsewhere.organizationId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const theirs = [await create(stranger, 'Theirs'), await create(otherSite, 'Next door')];
  for (const id of [...theirs.map((one) => one.id), newId(), 'no-id']) await expect(as(site, () => service.get(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await names(site)).toEqual([]);
});

it('adds, lists by name, and leaves a trace', async () => {
  await create(site, 'Óbolo');
  const { id } = await create(site, 'Apple sale');
  expect(await names(site)).toEqual(['Apple sale', 'Óbolo']);
  const { rows } = await database.admin.query('select action, organization_id from audit where subject_id = $1', [id]);
  expect(rows).toEqual([{ action: '${w.nounCamel}.create', organization_id: site.organizationId }]);
});
`,
});

const web = (w) => ({
  'project.json': project(w, 'web'),
  'src/index.ts': `export { ${w.sectionCamel}Pages } from './${w.section}.routes';\n`,
  [`src/${w.section}.routes.tsx`]: `import type { PageMap } from '@afterbell/core/web';

export const ${w.sectionCamel}Pages: PageMap = { '${w.path}': () => import('./${w.nouns}-list.page') };
`,
  [`src/${w.section}-texts.ts`]: `import { defineTexts } from '@afterbell/core/web';

export const { useTexts: use${w.Section}Texts } = defineTexts('${w.section}', {
  title: '${w.SaidMany}',
  about: '${w.SaidMany} of {{name}}',
  search: 'Search by name',
  emptyTitle: 'No ${w.saidMany} yet',
  emptyHint: 'The ${w.saidMany} of {{name}} will be listed here.',
  field: { name: 'Name', createdAt: 'Added' },
});
`,
  [`src/${w.nouns}-list.graphql`]: `query ${w.nounsCamel}List($search: String, $filter: ${w.Noun}Filter, $sort: [${w.Noun}Sort!], $first: Int!, $offset: Int) {
  ${w.nounsCamel}(search: $search, filter: $filter, sort: $sort, first: $first, offset: $offset) {
    nodes {
      id
      name
      createdAt
    }
    totalCount {
      value
      capped
    }
  }
}
`,
  [`src/${w.nouns}-list.page.tsx`]: `import { formatDateTime, type ListSort } from '@afterbell/core/domain';
import { DataTable, listAnswer, ListPage, silent, useListState, useSession, type Column, type ListField } from '@afterbell/core/web';
import { useMemo } from 'react';
import { use${w.Nouns}ListQuery, type ${w.Nouns}ListQuery } from './__generated__/${w.nouns}-list';
import { use${w.Section}Texts } from './${w.section}-texts';

type Row = ${w.Nouns}ListQuery['${w.nounsCamel}']['nodes'][number];
const SORTS = ['name', 'createdAt'] as const;
const BY_NAME: readonly ListSort[] = [{ field: 'name', direction: 'asc' }];

export default function ${w.Nouns}ListPage() {
  const t = use${w.Section}Texts();
  const { organization } = useSession();
  return (
    <ListPage title={t('title')} subtitle={t('about', { name: organization.name })}>
      <${w.Nouns}Table key={organization.id} />
    </ListPage>
  );
}

/** Keyed by the acting organization: rows of another place never linger here. */
function ${w.Nouns}Table() {
  const t = use${w.Section}Texts();
  const { organization, timeZone } = useSession();
  const fields = useMemo<readonly ListField<(typeof SORTS)[number]>[]>(() => [{ id: 'name', label: t('field.name'), type: 'text' }, { id: 'createdAt', label: t('field.createdAt'), type: 'datetime' }], [t]);
  const columns = useMemo<readonly Column<Row>[]>(
    () => [
      { id: 'name', header: t('field.name'), sort: 'name', cell: (row) => row.name },
      { id: 'createdAt', header: t('field.createdAt'), sort: 'createdAt', cell: (row) => formatDateTime(row.createdAt, timeZone) },
    ],
    [t, timeZone],
  );
  const state = useListState({ fields, sorts: SORTS, defaultSort: BY_NAME });
  const result = use${w.Nouns}ListQuery({ variables: state.variables, context: silent() });
  return (
    <DataTable
      id="${w.feature}"
      label={t('title')}
      searchLabel={t('search')}
      columns={columns}
      {...listAnswer(result, (result.data ?? result.previousData)?.${w.nounsCamel})}
      state={state}
      empty={{ title: t('emptyTitle'), children: t('emptyHint', { name: organization.name }) }}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
    />
  );
}
`,
  [`src/${w.nouns}-list.test.tsx`]: `import type { MockLink } from '@apollo/client/testing';
import { visit } from '@afterbell/testing/web';
import { screen } from '@testing-library/react';
import { ${w.Nouns}ListDocument } from './__generated__/${w.nouns}-list';
import { ${w.sectionCamel}Pages } from './${w.section}.routes';

const answering = (...names: string[]): MockLink.MockedResponse => ({
  request: { query: ${w.Nouns}ListDocument, variables: () => true },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      ${w.nounsCamel}: {
        __typename: '${w.Noun}Connection',
        nodes: names.map((name) => ({ __typename: '${w.Noun}', id: name, name, createdAt: '2026-08-01T14:00:00.000Z' })),
        totalCount: { __typename: 'ListCount', value: names.length, capped: false },
      },
    },
  },
});
const failing: MockLink.MockedResponse = { request: { query: ${w.Nouns}ListDocument, variables: () => true }, error: new Error('no network') };
const open = (mock: MockLink.MockedResponse) => visit(${w.sectionCamel}Pages, { url: '${w.path}', mocks: [mock], views: ['${w.feature}'], level: 'site' });

test('lists what there is', async () => {
  open(answering('Apple sale', 'Óbolo'));
  expect((await screen.findAllByRole('rowheader')).map((cell) => cell.textContent)).toEqual(['Apple sale', 'Óbolo']);
});

test('says that there is nothing yet', async () => {
  open(answering());
  expect(await screen.findByText('No ${w.saidMany} yet')).toBeInTheDocument();
});

test('says that it could not be loaded', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open(failing);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
`,
});

exports.rooms = { domain, api, web };

exports.migration = (w, stamp) => `import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '@afterbell/core/api';

/** ${w.SaidMany}, each owned by an organization. */
export class ${w.Nouns}${stamp} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      tenantTable({
        name: '${w.table}',
        columns: [
          'id uuid not null',
          'organization_id uuid not null',
          "name text not null check (length(btrim(name)) between 1 and 100)",
          'version int not null default 1',
          'created_at timestamptz not null default now()',
        ],
        references: [{ columns: ['organization_id'], table: 'organization' }],
        ownedBy: 'organization_id',
        grants: ['select', 'insert', 'update'],
      }),
    );
    await runner.query('create index ${w.table}_by_organization on ${w.table} (tenant_id, organization_id, fold_text(name))');
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
`;
