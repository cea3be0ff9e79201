import { Injectable } from '@nestjs/common';
import { AuditService, Db, inOrder, grouped, requestLoader, staleSave, type Tx } from '@afterbell/core/api';
import { AppError, isUuid, newId } from '@afterbell/core/domain';
import { MOST_TAGS, parseTag, type TagColour } from '@afterbell/people/domain';
import type { SaveTagInput } from './tag.types';

export interface TagRow {
  id: string;
  name: string;
  colour: TagColour;
  retired: boolean;
  version: number;
  [column: string]: unknown;
}

const COLUMNS = 't.id, t.name, t.colour, t.retired_at is not null as retired, t.version';
const ALL = `select ${COLUMNS} from tag t order by t.retired_at is not null, t.name_folded limit ${MOST_TAGS * 2}`;
const ONE = `select ${COLUMNS} from tag t where t.id = $1`;
const OF_PEOPLE = `select pt.person_id as "personId", ${COLUMNS} from person_tag pt join tag t on t.tenant_id = pt.tenant_id and t.id = pt.tag_id
  where pt.person_id = any($1::uuid[]) order by pt.person_id, t.name_folded`;
const UPDATE = `update tag set name = $2, colour = $3, retired_at = case when $4 then coalesce(retired_at, now()) end, version = version + 1 where id = $1`;

/** The tenant's tags: short words for groups of participants that no field has. */
@Injectable()
export class TagService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  /** Those in use first. */
  list(): Promise<TagRow[]> {
    return this.db.query<TagRow>(ALL, [], 'tags');
  }

  of(personId: string): Promise<TagRow[]> {
    return requestLoader<string, TagRow[]>('person.tags', async (ids) => {
      const rows = await this.db.query<TagRow & { personId: string }>(OF_PEOPLE, [ids], 'person_tags');
      return grouped(ids, rows, (row) => row.personId);
    }).load(personId);
  }

  /** How many of the participants in sight have it. */
  count(tagId: string): Promise<number> {
    return requestLoader<string, number>('tag.count', async (ids) => {
      const rows = await this.db.query<{ id: string; count: number }>('select tag_id as id, count(*)::int as count from person_tag where tag_id = any($1::uuid[]) group by tag_id', [ids], 'tag_counts');
      return inOrder(ids, rows, (row) => row.id).map((row) => row?.count ?? 0);
    }).load(tagId);
  }

  async save({ id, version, retired, ...input }: SaveTagInput): Promise<TagRow> {
    const { values, problems } = parseTag(input);
    if (problems.length) throw new AppError('VALIDATION', { problems });
    return this.db.write(async (tx) => {
      const saved = id ? await this.change(tx, id, version ?? null, { ...values, retired: retired ?? false }) : await this.add(tx, values);
      return (await tx.one<TagRow>(ONE, [saved])) as TagRow;
    });
  }

  private async add(tx: Tx, values: { name: string; colour: TagColour }): Promise<string> {
    const inUse = await tx.one<{ count: number }>('select count(*)::int as count from tag where retired_at is null');
    if ((inUse?.count ?? 0) >= MOST_TAGS) throw invalid('name', `: there are ${MOST_TAGS} tags already; retire one first`);
    const id = newId();
    await named(() => tx.execute('insert into tag (id, name, colour) values ($1, $2, $3)', [id, values.name, values.colour]));
    await this.audit.record(tx, { action: 'tag.create', subjectType: 'tag', subjectId: id, after: values });
    return id;
  }

  private async change(tx: Tx, id: string, version: number | null, values: { name: string; colour: TagColour; retired: boolean }): Promise<string> {
    const held = isUuid(id) ? await tx.one<TagRow>(`${ONE} for update of t`, [id]) : null;
    if (!held) throw new AppError('NOT_FOUND', { what: 'The tag' });
    if (version !== held.version) throw await staleSave(tx, { subjectType: 'tag', subjectId: id }, [{ id, field: 'name', current: held.name, attempted: values.name, version: held.version }]);
    await named(() => tx.execute(UPDATE, [id, values.name, values.colour, values.retired]));
    const { name, colour, retired } = held;
    await this.audit.record(tx, { action: 'tag.update', subjectType: 'tag', subjectId: id, before: { name, colour, retired }, after: values });
    return id;
  }
}

const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'tag_by_name') throw error;
    throw new AppError('VALIDATION', { problems: [{ path: 'name', message: 'is the name of another tag' }] }, { cause: error });
  }
}
