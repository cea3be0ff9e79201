import { Injectable } from '@nestjs/common';
import { AuditService, type Tx } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { type ActivityRow, ActivityService } from '../activity.service';

const TERM = `select exists (select 1 from term o where o.id = $2 and o.starts_on >= t.starts_on and o.ends_on <= t.ends_on) as covers from term t where t.id = $1`;
const SAME = 'select id from activity where organization_id = $1 and term_id = $2 and name_folded = fold_text($3) and type = $4 order by created_at, id limit 1';
/** Everything that the activity says, by whatever columns it has: only what makes it another record differs. */
const CLONE = `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns from information_schema.columns
  where table_schema = 'public' and table_name = 'activity' and is_generated = 'NEVER' and column_name not in ('id', 'term_id', 'version', 'created_at')`;

/** The same activity in another term: the one that stands there already, or a copy of it. */
@Injectable()
export class ActivityTwins {
  constructor(
    private readonly audit: AuditService,
    private readonly activities: ActivityService,
  ) {}

  async inTerm(tx: Tx, source: ActivityRow, termId: string): Promise<ActivityRow> {
    if (source.termId === null || source.termId === termId || (await covers(tx, source.termId, termId))) return source;
    const there = await tx.one<{ id: string }>(SAME, [source.siteId, termId, source.name, source.type], 'activity_twin');
    if (there) return this.activities.get(there.id);
    const id = newId();
    const { columns } = (await tx.one<{ columns: string }>(CLONE, [], 'activity_columns')) ?? { columns: '' };
    await tx.execute(`insert into activity (id, term_id, ${columns}) select $1, $2, ${columns} from activity where id = $3`, [id, termId, source.id]);
    const { name, type, category } = source;
    await this.audit.record(tx, { action: 'activity.clone', subjectType: 'activity', subjectId: id, organizationId: source.siteId, after: { from: source.id, termId, name, type, category } });
    return this.activities.get(id);
  }
}

/** An activity of a whole year goes on in each of its terms. */
async function covers(tx: Tx, termId: string, other: string): Promise<boolean> {
  return (await tx.one<{ covers: boolean }>(TERM, [termId, other], 'term_covers'))?.covers ?? false;
}
