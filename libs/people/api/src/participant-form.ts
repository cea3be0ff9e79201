import { Injectable, type OnModuleInit } from '@nestjs/common';
import { requirePrincipal, type Statement } from '@afterbell/core/api';
import { AppError, type FeatureKey, type PlainDate, todayIn } from '@afterbell/core/domain';
import { type FormForce, type FormSubject, FormSubjects, type Properties } from '@afterbell/forms/api';
import { GRADES, type ParticipantInput, parseParticipant } from '@afterbell/people/domain';
import { PARTICIPANT_HELD, PARTICIPANT_RECORD } from './participant-form.sql';
import { explainTaken } from './person-writer';
import { ParticipantService } from './participant.service';

const text = (column: string) => ({ column, cast: 'text' });

/** Where somebody lives and how to reach them, for the form of every kind of person. */
export const REACH_COLUMNS = {
  email: text('email'),
  phone: text('phone'),
  otherPhone: text('other_phone'),
  addressLine1: text('address_line1'),
  addressLine2: text('address_line2'),
  city: text('city'),
  state: text('state'),
  postalCode: text('postal_code'),
};

/** Participants, as forms read and write them. */
@Injectable()
export class ParticipantForm implements FormSubject, OnModuleInit {
  readonly section = 'participants';
  readonly subSection = 'participant';
  readonly kind = 'person';
  readonly what = 'The participant';
  readonly action = 'participant';
  readonly table = 'person';
  readonly also = 'updated_at = now()';
  readonly isPerson = true;
  readonly features = ['people.participants'] as const;
  readonly codes = { grade: GRADES };
  readonly columns = {
    firstName: text('first_name'),
    lastName: text('last_name'),
    middleName: text('middle_name'),
    preferredName: text('preferred_name'),
    birthDate: { column: 'birth_date', cast: 'date' },
    grade: text('grade'),
    localId: text('local_id'),
    stateId: text('state_id'),
    allergies: text('allergies'),
    contactRestriction: text('contact_restriction'),
    ...REACH_COLUMNS,
  };

  constructor(
    private readonly subjects: FormSubjects,
    private readonly participants: ParticipantService,
  ) {}

  onModuleInit(): void {
    this.subjects.register(this);
  }

  featureOf(): FeatureKey {
    return 'people.participants';
  }

  record(id: string, hold: boolean): Statement {
    return hold ? { text: PARTICIPANT_HELD, values: [id], name: 'participant_form_hold' } : { text: PARTICIPANT_RECORD, values: [id], name: 'participant_form' };
  }

  check(properties: Properties, today: PlainDate) {
    return parseParticipant(properties as unknown as ParticipantInput, today) as { values: object; problems: { path: string; message: string }[] } as ReturnType<FormSubject['check']>;
  }

  create(properties: Properties, parentId: string | null, force: FormForce | undefined): Promise<string> {
    if (parentId === null) throw new AppError('VALIDATION', { problems: [{ path: 'parentId', message: 'is required: a participant is added to a site' }] });
    const startsOn = todayIn(requirePrincipal().timeZone, new Date());
    return this.participants.createInSite({ firstName: '', lastName: '', ...properties, siteId: parentId, startsOn }, force);
  }

  explain(error: unknown): unknown {
    return explainTaken(error);
  }
}
