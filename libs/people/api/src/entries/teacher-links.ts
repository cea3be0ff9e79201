import { Args, ID, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Db, Requires } from '@afterbell/core/api';
import { AppError, foldText } from '@afterbell/core/domain';
import { type EntryValues, formatPersonName, TEACHER_LINK_FIELDS } from '@afterbell/people/domain';
import type { EntryKind } from './entry-kind';
import { EntryLoaders } from './entry.loaders';
import { entryResolver } from './entry.resolver';
import { TeacherChoice } from './teacher-links.types';

export const TEACHER_LINKS: EntryKind<typeof TEACHER_LINK_FIELDS> = {
  tab: 'TEACHERS',
  noun: 'teacher_link',
  what: 'The link to the teacher',
  table: 'teacher_link',
  fields: TEACHER_LINK_FIELDS,
  order: `(e.status = 'linked') desc, (e.status = 'pending') desc, e.created_at desc`,
  async beforeSave(tx, { personId, id, values, before }) {
    const problem = (message: string) => new AppError('VALIDATION', { problems: [{ path: 'teacherPersonId', message }] });
    // One who has since left the caller's sight stays linked; only a new choice must be seen.
    if (before?.teacherPersonId === values.teacherPersonId) return;
    const teacher = await tx.one('select 1 from person where id = $1 and is_teacher and removed_at is null', [values.teacherPersonId], 'teacher_of_link');
    if (!teacher) throw problem('is not a teacher on record here');
    const known = await tx.one('select 1 from teacher_link where person_id = $1 and teacher_person_id = $2 and id <> $3 and removed_at is null', [personId, values.teacherPersonId, id], 'teacher_link_known');
    if (known) throw problem('is linked already');
  },
};

export const teacherLinks = entryResolver({
  name: 'TeacherLink',
  plural: 'teacherLinks',
  kind: TEACHER_LINKS,
  description: 'A teacher of a participant.',
  words: { teacherPersonId: 'Id of the teacher, a person.', subject: 'What they teach.', status: 'Whether the link waits for a yes, holds, or was declined.' },
});

@Resolver(() => teacherLinks.node)
export class TeacherNameResolver {
  constructor(
    private readonly loaders: EntryLoaders,
    private readonly db: Db,
  ) {}

  @ResolveField(() => String, { nullable: true, description: 'Name of the teacher; null for one that the caller does not see.' })
  teacherName({ teacherPersonId }: EntryValues<typeof TEACHER_LINK_FIELDS>) {
    return this.loaders.personName(teacherPersonId);
  }

  @Query(() => [TeacherChoice], { description: 'Teachers whose name holds the words, at most 20 by name: to choose one for a link.' })
  @Requires('view', 'people.participants', { tab: 'TEACHERS' })
  async teacherChoices(
    @Args('search', { description: 'Part of a name; case and accents do not matter.' }) search: string,
    @Args('id', { type: () => ID, nullable: true, description: 'One teacher, whatever the words.' }) id: string | null,
  ): Promise<TeacherChoice[]> {
    const pattern = `%${foldText(search).slice(0, 100).replace(/[\\%_]/g, '\\$&')}%`;
    const sql = `select id, first_name as "firstName", last_name as "lastName", preferred_name as "preferredName" from person
      where is_teacher and removed_at is null and (sort_name like $1 or id::text = $2) order by sort_name, id limit 20`;
    const rows = await this.db.query<{ id: string; firstName: string; lastName: string; preferredName: string | null }>(sql, [pattern, id], 'teacher_choices');
    return rows.map((row) => ({ id: row.id, name: formatPersonName(row) }));
  }
}
