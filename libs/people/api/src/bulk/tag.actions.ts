import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import type { BulkAction, Verdict } from './bulk-action';
import { BulkActions } from './bulk-actions';

interface TagParams {
  tagId: string;
  name: string;
}

interface Tagged {
  addedAt: string | null;
}

const HAVE = 'select person_id as id, added_at::text as "addedAt" from person_tag where tag_id = $1 and person_id = any($2::uuid[])';
const GIVE = `insert into person_tag (person_id, tag_id) select one.id, $1 from unnest($2::uuid[]) as one (id)
  on conflict (tenant_id, person_id, tag_id) do nothing returning person_id as id, added_at::text as "addedAt"`;
const TAKE = 'delete from person_tag where tag_id = $1 and person_id = any($2::uuid[])';
/** Given by the run itself, not taken away and given again since. */
const TAKE_BACK = `delete from person_tag t using jsonb_to_recordset($2::jsonb) as g (id uuid, at timestamptz)
  where t.tag_id = $1 and t.person_id = g.id and t.added_at = g.at returning t.person_id as id`;

async function openTag(tx: Tx, targetId: string | null, forGiving: boolean) {
  const tag = targetId === null ? null : await tx.one<{ name: string; retired: boolean }>('select name, retired_at is not null as retired from tag where id = $1', [targetId]);
  if (!tag) throw new AppError('NOT_FOUND', { what: 'The tag' });
  if (forGiving && tag.retired) throw new AppError('VALIDATION', { problems: [{ path: 'targetId', message: 'The tag is retired: nobody is given it any more.' }] });
  return { params: { tagId: targetId as string, name: tag.name }, label: tag.name };
}

async function having(tx: Tx, { tagId }: TagParams, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await tx.query<{ id: string; addedAt: string }>(HAVE, [tagId, ids])).map(({ id, addedAt }) => [id, addedAt]));
}

const TAG: BulkAction<TagParams, Tagged> = {
  key: 'TAG',
  feature: 'people.participants',
  trail: { done: 'tag.give', undone: 'tag.take' },
  open: (tx, { targetId }) => openTag(tx, targetId, true),
  async plan(tx, params, ids) {
    await openTag(tx, params.tagId, true);
    return new Map([...(await having(tx, params, ids)).keys()].map((id): [string, Verdict] => [id, { verdict: 'already', message: 'has the tag already' }]));
  },
  apply: async (tx, { tagId }, ids) => new Map((await tx.query<{ id: string; addedAt: string }>(GIVE, [tagId, ids])).map(({ id, addedAt }) => [id, { addedAt }])),
  async undo(tx, { tagId }, done) {
    const given = JSON.stringify([...done].map(([id, { addedAt }]) => ({ id, at: addedAt })));
    const taken = new Set((await tx.query<{ id: string }>(TAKE_BACK, [tagId, given])).map(({ id }) => id));
    return new Map([...done.keys()].filter((id) => !taken.has(id)).map((id) => [id, 'the tag was taken away since']));
  },
  trace: ({ name }) => ({ before: null, after: { tag: name } }),
};

const UNTAG: BulkAction<TagParams, Tagged> = {
  key: 'UNTAG',
  feature: 'people.participants',
  trail: { done: 'tag.take', undone: 'tag.give' },
  open: (tx, { targetId }) => openTag(tx, targetId, false),
  async plan(tx, params, ids) {
    const have = await having(tx, params, ids);
    return new Map(ids.filter((id) => !have.has(id)).map((id): [string, Verdict] => [id, { verdict: 'already', message: 'does not have the tag' }]));
  },
  async apply(tx, params, ids) {
    const have = await having(tx, params, ids);
    await tx.execute(TAKE, [params.tagId, ids]);
    return new Map(ids.map((id) => [id, { addedAt: have.get(id) ?? null }]));
  },
  async undo(tx, { tagId }, done) {
    await tx.query(GIVE, [tagId, [...done.keys()]]);
    return new Map();
  },
  trace: ({ name }) => ({ before: { tag: name }, after: null }),
};

@Injectable()
export class TagActions implements OnModuleInit {
  constructor(private readonly actions: BulkActions) {}

  onModuleInit(): void {
    this.actions.register(TAG);
    this.actions.register(UNTAG);
  }
}
