import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '@afterbell/core/api';
import { NO_OUTLOOK, type PlaceKeeper, type PlacesOutlook, type StayDays, type StayHappened, type StayPlace, StayPlaces } from '@afterbell/people/api';
import { WaitingService } from '../places/waiting.service';
import { HAPPENED, OUTLOOK, PLACES_OF } from './stay-places.sql';

/** Tells people which places end with a stay. */
@Injectable()
export class SessionPlaceKeeper implements OnModuleInit, PlaceKeeper {
  constructor(
    private readonly places: StayPlaces,
    private readonly waiting: WaitingService,
  ) {}

  onModuleInit(): void {
    this.places.register(this);
  }

  of(tx: Tx, personIds: readonly string[]): Promise<StayPlace[]> {
    return tx.query<StayPlace & Record<string, unknown>>(PLACES_OF, [personIds], 'places_of');
  }

  async happened(tx: Tx, stayId: string): Promise<StayHappened> {
    return (await tx.one<StayHappened & Record<string, unknown>>(HAPPENED, [stayId], 'stay_happened')) ?? { marks: 0, services: 0, lastOn: null };
  }

  freed(tx: Tx, sessionIds: readonly string[]): Promise<void> {
    return this.waiting.freed(tx, sessionIds);
  }

  async outlook(tx: Tx, { stayIds, startsOn, endsOn }: StayDays): Promise<PlacesOutlook> {
    return (await tx.one<PlacesOutlook & Record<string, unknown>>(OUTLOOK, [stayIds, startsOn, endsOn], 'places_outlook')) ?? NO_OUTLOOK;
  }
}
