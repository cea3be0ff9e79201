import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, DEFAULT_LEVEL_NAMES, type FieldProblem, foldText, isOrganizationLevel, type LevelName, nameProblem, ORGANIZATION_LEVELS, type OrganizationLevel, STANDARD_ROLES, standardRoleName, tidyName } from '@afterbell/core/domain';

export interface LevelNameRow extends LevelName {
  level: OrganizationLevel;
  /** 0 while the level has never been named. */
  version: number;
}

export interface LevelNameInput extends LevelName {
  level: string;
  version: number;
}

export const LEVEL_NAME_LENGTH = 40;

const NAMES = 'select level, singular, plural, version from organization_level_name';

const FORMS = ['singular', 'plural'] as const;

const SAVE = `insert into organization_level_name (level, singular, plural) values ($1, $2, $3)
  on conflict (tenant_id, level) do update set singular = excluded.singular, plural = excluded.plural, version = organization_level_name.version + 1`;

/** What the tenant calls the levels of its tree, on every screen and in every message. */
@Injectable()
export class LevelNamesService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  /** All nine, from the top of the tree down. */
  async list(): Promise<LevelNameRow[]> {
    const [rows] = await this.db.readTogether<[LevelNameRow]>([{ text: NAMES, name: 'level_names' }]);
    return allNine(rows);
  }

  /** Renames the given levels, all or none. They are the whole tenant's: only who acts at its top may. */
  async save(input: readonly LevelNameInput[]): Promise<void> {
    if (!requirePrincipal().wholeTenant) throw new AppError('FORBIDDEN');
    const wanted = input.map(({ level, version, ...names }) => ({ level: knownLevel(level), version, singular: tidyName(names.singular), plural: tidyName(names.plural) }));
    const wrong: FieldProblem[] = wanted.flatMap(({ level, ...names }) =>
      FORMS.flatMap((form): FieldProblem[] => {
        const message = nameProblem(names[form], LEVEL_NAME_LENGTH);
        return message ? [{ path: `${level}.${form}`, message }] : [];
      }),
    );
    if (new Set(wanted.map(({ level }) => level)).size < wanted.length) wrong.push({ path: 'level', message: 'is given twice' });
    if (wrong.length) throw new AppError('VALIDATION', { problems: wrong });
    await this.db.write(async (tx) => {
      // One rename of the tenant's levels at a time: two could otherwise give two levels one name.
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('level-names/' || app_tenant()::text, 0))`);
      const stored = await read(tx);
      await refuseStale(tx, stored, wanted);
      const after = stored.map((row) => wanted.find(({ level }) => level === row.level) ?? row);
      refuseTwins(after, new Set(wanted.map(({ level }) => level)));
      const changed = wanted.filter((row) => stored.some((now) => now.level === row.level && !same(now, row)));
      await this.renameRoles(tx, stored, after);
      for (const { level, singular, plural } of changed) {
        await tx.execute(SAVE, [level, singular, plural], 'level_name_save');
        await this.audit.record(tx, { action: 'levelName.update', subjectType: 'organizationLevel', subjectId: level, before: names(stored.find((row) => row.level === level)), after: { singular, plural } });
      }
    });
  }

  /** Standard roles that are named after a level go on being so. One that the tenant named itself keeps its name, and so does one whose new name another role has. */
  private async renameRoles(tx: Tx, before: readonly LevelNameRow[], after: readonly LevelNameRow[]): Promise<void> {
    const [was, is] = [before, after].map((rows) => (level: OrganizationLevel) => rows.find((row) => row.level === level)?.singular ?? '') as [SingularOf, SingularOf];
    const renamed = STANDARD_ROLES.map((role) => ({ key: role.key, from: standardRoleName(role, was), to: standardRoleName(role, is) })).filter(({ from, to }) => from !== to);
    if (!renamed.length) return;
    // Two that change their names with each other would meet on the way: the old ones are given up first.
    const freed = await tx.query<{ id: string; key: string; name: string }>(FREE_NAMES, [renamed.map(({ key }) => key), renamed.map(({ from }) => from)]);
    for (const { id, key, name } of freed) {
      const to = renamed.find((role) => role.key === key)?.to ?? name;
      const [{ name: now } = { name }] = await tx.query<{ name: string }>(TAKE_NAME, [id, to, name]);
      if (now !== name) await this.audit.record(tx, { action: 'role.edit', subjectType: 'role', subjectId: id, before: { name }, after: { name: now } });
    }
  }
}

type SingularOf = (level: OrganizationLevel) => string;

const FREE_NAMES = `update role r set name = r.id::text from unnest($1::text[], $2::text[]) as standard (key, name), role held
  where r.key = standard.key and r.name = standard.name and held.tenant_id = r.tenant_id and held.id = r.id returning r.id, r.key, held.name`;
const TAKE_NAME = `update role r set name = case when taken then $3 else $2 end, version = version + (not taken)::int
  from (select exists (select 1 from role where id <> $1 and fold_text(name) = fold_text($2)) as taken) as other where r.id = $1 returning r.name`;

const names = (row: LevelName | undefined) => row && { singular: row.singular, plural: row.plural };
const same = (a: LevelName, b: LevelName) => a.singular === b.singular && a.plural === b.plural;

function knownLevel(level: string): OrganizationLevel {
  if (!isOrganizationLevel(level)) throw new AppError('VALIDATION', { problems: [{ path: 'level', message: 'is not a level' }] });
  return level;
}

async function read(tx: Tx): Promise<LevelNameRow[]> {
  return allNine(await tx.query<LevelNameRow>(NAMES, [], 'level_names'));
}

function allNine(rows: readonly LevelNameRow[]): LevelNameRow[] {
  return ORGANIZATION_LEVELS.map((level) => rows.find((row) => row.level === level) ?? { level, ...DEFAULT_LEVEL_NAMES[level], version: 0 });
}

async function refuseStale(tx: Tx, stored: readonly LevelNameRow[], wanted: readonly LevelNameRow[]): Promise<void> {
  const conflicts = wanted.flatMap((row) => {
    const now = stored.find(({ level }) => level === row.level);
    if (!now || now.version === row.version) return [];
    return FORMS.filter((form) => now[form] !== row[form]).map((form) => ({ id: row.level, field: `${row.level}.${form}`, current: now[form], attempted: row[form], version: now.version }));
  });
  const [first] = conflicts;
  if (first) throw await staleSave(tx, { subjectType: 'organizationLevel', subjectId: first.id }, conflicts);
}

/** Two levels with one name could not be told apart. */
function refuseTwins(rows: readonly LevelNameRow[], renamed: ReadonlySet<OrganizationLevel>): void {
  const problems = rows.flatMap((row) =>
    FORMS.filter(() => renamed.has(row.level)).flatMap((form) => {
      const folded = foldText(row[form]);
      const twin = rows.find((other) => other.level !== row.level && FORMS.some((of) => foldText(other[of]) === folded));
      return twin ? [{ path: `${row.level}.${form}`, message: 'is the name of another level' }] : [];
    }),
  );
  if (problems.length) throw new AppError('VALIDATION', { problems });
}
