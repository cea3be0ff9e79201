import { Injectable } from '@nestjs/common';
import { Db, grouped, requestLoader } from '@afterbell/core/api';
import type { OrganizationName } from '@afterbell/organizations/api';
import type { PersonKind } from '@afterbell/people/domain';
import { placesOf, type Standing, standingOf } from '../stays/standing';
import { EMPLOYMENTS, type EmploymentRow } from './employment-writer';

@Injectable()
export class KindLoaders {
  constructor(private readonly db: Db) {}

  /** Organizations where a person is of one of the kinds, now or to come, by name, as far as the caller sees them. */
  organizations(kinds: readonly PersonKind[], personId: string): Promise<OrganizationName[]> {
    return placesOf(this.db, kinds, personId);
  }

  /** Whether a person is here, is to come or has left, by their stays as one of the kinds. */
  standing(kinds: readonly PersonKind[], personId: string): Promise<Standing | null> {
    return standingOf(this.db, kinds, personId);
  }

  /** Employments of a staff member within the caller's sight, the one that counts first. */
  employments(personId: string): Promise<EmploymentRow[]> {
    return requestLoader<string, EmploymentRow[]>('person.employments', async (ids) => {
      const [rows] = await this.db.readTogether<[EmploymentRow & Record<string, unknown>]>([{ text: EMPLOYMENTS, values: [ids], name: 'person_employments' }]);
      return grouped(ids, rows, (row) => row.personId);
    }).load(personId);
  }
}
