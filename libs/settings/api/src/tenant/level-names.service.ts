import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, DEFAULT_LEVEL_NAMES, type FieldProblem, foldText, isOrganizationLevel, type LevelName, nameProblem, ORGANIZATION_LEVELS, type OrganizationLevel, tidyName } from '@afterbell/core/domain';

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
  list(): Promise<LevelNameRow[]> {
    return this.db.read(read);
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
      refuseStale(stored, wanted);
      const after = stored.map((row) => wanted.find(({ level }) => level === row.level) ?? row);
      refuseTwins(after, new Set(wanted.map(({ level }) => level)));
      const changed = wanted.filter((row) => stored.some((now) => now.level === row.level && !same(now, row)));
      for (const { level, singular, plural } of changed) {
        await tx.execute(SAVE, [level, singular, plural], 'level_name_save');
        await this.audit.record(tx, { action: 'levelName.update', subjectType: 'organizationLevel', subjectId: level, before: names(stored.find((row) => row.level === level)), after: { singular, plural } });
      }
    });
  }
}

const names = (row: LevelName | undefined) => row && { singular: row.singular, plural: row.plural };
const same = (a: LevelName, b: LevelName) => a.singular === b.singular && a.plural === b.plural;

function knownLevel(level: string): OrganizationLevel {
  if (!isOrganizationLevel(level)) throw new AppError('VALIDATION', { problems: [{ path: 'level', message: 'is not a level' }] });
  return level;
}

async function read(tx: Tx): Promise<LevelNameRow[]> {
  const rows = await tx.query<LevelNameRow>('select level, singular, plural, version from organization_level_name', [], 'level_names');
  return ORGANIZATION_LEVELS.map((level) => rows.find((row) => row.level === level) ?? { level, ...DEFAULT_LEVEL_NAMES[level], version: 0 });
}

function refuseStale(stored: readonly LevelNameRow[], wanted: readonly LevelNameRow[]): void {
  const conflicts = wanted.flatMap((row) => {
    const now = stored.find(({ level }) => level === row.level);
    if (!now || now.version === row.version) return [];
    return FORMS.filter((form) => now[form] !== row[form]).map((form) => ({ id: row.level, field: `${row.level}.${form}`, current: now[form], attempted: row[form], version: now.version, changedBy: null }));
  });
  if (conflicts.length) throw new AppError('STALE_VERSION', {}, { extra: { conflicts } });
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
