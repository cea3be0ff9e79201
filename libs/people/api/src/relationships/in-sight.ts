import type { Db } from '@afterbell/core/api';
import { isUuid } from '@afterbell/core/domain';
import { noPerson } from './relationship-rules';
import { VISIBLE_PEOPLE } from './relationship.sql';

/** What hangs on a person who was asked for by id. Somebody out of sight is refused as somebody who is not there is; nothing is an answer only about who is seen. */
export async function ofPersonInSight<T>(db: Db, personId: string, load: (id: string) => Promise<T[]>): Promise<T[]> {
  if (!isUuid(personId)) throw noPerson();
  const rows = await load(personId);
  if (rows.length === 0 && !(await db.one(VISIBLE_PEOPLE, [[personId]], 'relationship_people'))) throw noPerson();
  return rows;
}
