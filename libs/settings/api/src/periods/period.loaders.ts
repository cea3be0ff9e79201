import { Injectable } from '@nestjs/common';
import { Db, inOrder, requestLoader } from '@afterbell/core/api';

export type TakingPart = 'all' | 'some' | 'none';

/** `none` when the acting organization or one above it is left out, `some` when one beneath it is. */
const TAKING_PART = `select i.term_id as id, bool_or(c.ancestor_id = i.organization_id) as none
  from organization_inactive_term i join organization_closure c on c.tenant_id = i.tenant_id
    and ((c.ancestor_id = i.organization_id and c.descendant_id = app_org()) or (c.ancestor_id = app_org() and c.descendant_id = i.organization_id and c.depth > 0))
  where i.term_id = any($1::uuid[]) group by i.term_id`;

@Injectable()
export class PeriodLoaders {
  constructor(private readonly db: Db) {}

  /** How much of the acting organization's subtree a period is for. */
  takingPart(termId: string): Promise<TakingPart> {
    return requestLoader<string, TakingPart>('period.takingPart', async (ids) => {
      const rows = await this.db.query<{ id: string; none: boolean }>(TAKING_PART, [ids], 'period_taking_part');
      return inOrder(ids, rows, (row) => row.id).map((row) => (row ? (row.none ? 'none' : 'some') : 'all'));
    }).load(termId);
  }
}
