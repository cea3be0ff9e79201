import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ParticipantTabs } from '../tabs/participant-tabs';
import { TAB } from './relationship-rules';

const COUNT = `select count(*) from relationship r
  join person other on other.id = case when r.participant_person_id = me.person_id then r.other_person_id else r.participant_person_id end and other.removed_at is null
  where r.ended_on is null and (r.participant_person_id = me.person_id or r.other_person_id = me.person_id)`;

/** Says on the tab how many people a participant is related to. */
@Injectable()
export class RelationshipsTab implements OnModuleInit {
  constructor(private readonly tabs: ParticipantTabs) {}

  onModuleInit(): void {
    this.tabs.register(TAB, COUNT);
  }
}
