import { Injectable, type OnModuleInit } from '@nestjs/common';
import { requirePrincipal, type Statement } from '@afterbell/core/api';
import { AppError, type FeatureKey, type PlainDate, todayIn } from '@afterbell/core/domain';
import { type FormForce, type FormSubject, FormSubjects, type Properties } from '@afterbell/forms/api';
import { GRADES, type ParticipantInput, parseParticipant } from '@afterbell/people/domain';
import { explainTaken } from './participant-writer';
import { ParticipantService } from './participant.service';

/** The site whose administrators read the trail: where the person stays, the open stay first. */
const RECORD = `select p.id, p.version, p.form_version as "formVersion", p.custom, p.last_name || ', ' || p.first_name as title,
    (select s.organization_id from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id order by s.ends_on nulls first, s.starts_on desc limit 1) as "organizationId",
    jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name, 'middleName', p.middle_name, 'preferredName', p.preferred_name, 'birthDate', p.birth_date,
      'grade', p.grade, 'localId', p.local_id, 'stateId', p.state_id, 'allergies', p.allergies, 'contactRestriction', p.contact_restriction) as properties
  from person p where p.id = $1 and p.is_participant and p.removed_at is null`;

const text = (column: string) => ({ column, cast: 'text' });

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
    return hold ? { text: `${RECORD} for update of p`, values: [id], name: 'participant_form_hold' } : { text: RECORD, values: [id], name: 'participant_form' };
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
