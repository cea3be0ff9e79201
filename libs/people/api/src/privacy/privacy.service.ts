import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { type ErasureRow, waitingErasure } from './erasure.service';
import { holdOf, type HoldRow } from './legal-hold.service';
import { privacyPerson } from './privacy-person';

export interface PrivacyState {
  personId: string;
  isErased: boolean;
  hold: (Omit<HoldRow, 'reason'> & { reason: string | null }) | null;
  erasure: ErasureRow | null;
}

/** What whoever sees a person must know before giving anything away or erasing. */
@Injectable()
export class PrivacyService {
  constructor(private readonly db: Db) {}

  state(personId: string): Promise<PrivacyState> {
    const mayKnowWhy = requirePrincipal().permissions.allows('view', 'people.requests');
    return this.db.read(async (tx) => {
      const { erasedAt } = await privacyPerson(tx, personId, 'view');
      const hold = await holdOf(tx, personId);
      const erasure = await waitingErasure(tx, personId);
      return {
        personId,
        isErased: erasedAt !== null,
        hold: hold && { ...hold, reason: mayKnowWhy ? hold.reason : null },
        erasure: erasure && { ...erasure, reason: mayKnowWhy ? erasure.reason : '' },
      };
    });
  }
}
