import { Injectable } from '@nestjs/common';
import { Args, Field, ID, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Db, PlainDateScalar, Requires } from '@afterbell/core/api';
import { participant } from '../entries/entry-store.service';

@ObjectType({ description: 'Time that a participant belonged to a site.' })
export class ParticipantStay {
  @Field(() => ID, { description: 'Id of the stay.' })
  id!: string;
  @Field(() => ID, { description: 'Id of the site.' })
  siteId!: string;
  @Field({ description: 'Name of the site.' })
  siteName!: string;
  @Field(() => PlainDateScalar, { description: 'First day.' })
  startsOn!: string;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Last day; none while it goes on.' })
  endsOn!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it ended.' })
  endReason!: string | null;
}

const STAYS = `select s.id, o.id as "siteId", o.name as "siteName", s.starts_on::text as "startsOn", s.ends_on::text as "endsOn", s.end_reason as "endReason"
  from stay s join organization o on o.tenant_id = s.tenant_id and o.id = s.organization_id
  where s.person_id = $1 and s.kind = 'participant' order by s.starts_on desc, s.id desc limit 200`;
export const STAY_COUNT = `select count(*) from stay s where s.person_id = me.person_id and s.kind = 'participant'`;

@Injectable()
@Resolver()
export class ParticipantStaysResolver {
  constructor(private readonly db: Db) {}

  @Query(() => [ParticipantStay], { description: 'Stays of a participant as far as the caller sees their sites, newest first, at most 200.' })
  @Requires('view', 'people.participants', { tab: 'REGISTRATION' })
  participantStays(@Args('participantId', { type: () => ID, description: 'Id of the participant.' }) participantId: string): Promise<ParticipantStay[]> {
    return this.db.read(async (tx) => {
      await participant(tx, participantId);
      return tx.query<ParticipantStay>(STAYS, [participantId], 'participant_stays');
    });
  }
}
