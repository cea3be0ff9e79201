import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Statement } from '@afterbell/core/api';
import { type FeatureKey, GRADES, isOrganizationLevel } from '@afterbell/core/domain';
import { type FormSubject, FormSubjects, type Properties, type SubjectRecord } from '@afterbell/forms/api';
import { parseDetails } from '@afterbell/organizations/domain';
import { ORGANIZATIONS_WITHIN } from './organization-list';
import { explained, featureOf, invalid, LEVEL_FEATURES } from './organization-rules';

const RECORD = `select o.id, o.version, o.form_version as "formVersion", o.custom, o.name as title, o.id as "organizationId", o.level,
    jsonb_build_object('name', o.name, 'timeZone', o.time_zone, 'stateId', o.state_id, 'ncesId', o.nces_id, 'gradeFrom', o.grade_from, 'gradeTo', o.grade_to) as properties
  from ${ORGANIZATIONS_WITHIN} where o.id = $1`;

const text = (column: string) => ({ column, cast: 'text' });

/** Organizations, as forms read and write them. */
@Injectable()
export class OrganizationForm implements FormSubject, OnModuleInit {
  readonly section = 'organizations';
  readonly subSection = 'organization';
  readonly kind = 'organization';
  readonly what = 'The organization';
  readonly action = 'organization';
  readonly table = 'organization';
  readonly also = '';
  readonly isPerson = false;
  readonly features = LEVEL_FEATURES;
  readonly codes = { gradeFrom: GRADES, gradeTo: GRADES };
  readonly columns = { name: text('name'), timeZone: text('time_zone'), stateId: text('state_id'), ncesId: text('nces_id'), gradeFrom: text('grade_from'), gradeTo: text('grade_to') };

  constructor(private readonly subjects: FormSubjects) {}

  onModuleInit(): void {
    this.subjects.register(this);
  }

  /** Each level is a feature of its own. */
  featureOf(record: SubjectRecord | null): FeatureKey {
    return isOrganizationLevel(record?.level) ? featureOf(record.level) : 'organizations.chart';
  }

  record(id: string, hold: boolean): Statement {
    return hold ? { text: `${RECORD} for update of o`, values: [id], name: 'organization_form_hold' } : { text: RECORD, values: [id], name: 'organization_form' };
  }

  check(properties: Properties) {
    const { values, problems } = parseDetails(properties);
    return { values: { ...values }, problems };
  }

  /** Its level and its place are chosen in the tree. */
  create(): Promise<string> {
    return Promise.reject(invalid('id', 'is required: organizations are added in the tree'));
  }

  explain(error: unknown): unknown {
    return explained(error);
  }
}
