import { Injectable } from '@nestjs/common';
import { Db } from '@afterbell/core/api';
import type { OrganizationName } from '@afterbell/organizations/api';
import { outsideOf, type OutsideGrades, placesOf, type Standing, standingOf } from './stays/standing';

const AS_PARTICIPANT = ['participant'] as const;

@Injectable()
export class ParticipantLoaders {
  constructor(private readonly db: Db) {}

  /** Sites where a person stays now or is about to, by name, as far as the caller sees them. */
  sites(personId: string): Promise<OrganizationName[]> {
    return placesOf(this.db, AS_PARTICIPANT, personId);
  }

  /** Whether a participant is here, is to come or has left, by the stays that the caller sees; on a day, today's when it is left out. */
  standing(personId: string, day?: string): Promise<Standing | null> {
    return standingOf(this.db, AS_PARTICIPANT, personId, day);
  }

  /** Sites of a participant that do not serve the grade. */
  outsideGrades(personId: string, grade: string | null): Promise<OutsideGrades[]> {
    return outsideOf(this.db, personId, grade);
  }
}
