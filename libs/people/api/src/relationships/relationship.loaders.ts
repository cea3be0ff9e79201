import { Injectable } from '@nestjs/common';
import { Db, grouped, requestLoader } from '@afterbell/core/api';
import { compareRelationships, formatPersonName } from '@afterbell/people/domain';
import { RELATIONSHIPS_BY_ID, RELATIONSHIPS_OF } from './relationship.sql';
import type { Relationship } from './relationship.types';

type Row = Omit<Relationship, 'label' | 'inverse' | 'isInForce'>;

@Injectable()
export class RelationshipLoaders {
  constructor(private readonly db: Db) {}

  /** Relationships of a person from either side, the primary and the guardians first. Who may see them is asked before. */
  of(personId: string): Promise<Row[]> {
    return requestLoader<string, Row[]>('person.relationships', async (ids) => {
      const [rows] = await this.db.readTogether<[Row & { of: string }]>([{ text: RELATIONSHIPS_OF, values: [ids], name: 'relationships_of' }]);
      return grouped(ids, rows, (row) => row.of).map((list, at) => list.sort((a, b) => compareRelationships(named(a, ids[at]), named(b, ids[at]))));
    }).load(personId);
  }

  /** In the order of the ids. */
  async byIds(ids: readonly string[]): Promise<Row[]> {
    const rows = await this.db.query<Row>(RELATIONSHIPS_BY_ID, [ids], 'relationships_by_id');
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  }
}

/** With the name of whoever is not the one that was asked for. */
function named(row: Row, of: string | undefined): Row & { name: string } {
  return { ...row, name: formatPersonName(row.participant.id === of ? row.other : row.participant) };
}
