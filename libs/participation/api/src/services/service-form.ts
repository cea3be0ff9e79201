import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Statement } from '@afterbell/core/api';
import { AppError, type FeatureKey } from '@afterbell/core/domain';
import { type FormSubject, FormSubjects, type Properties } from '@afterbell/forms/api';

/** In the order of the form's options: codes of the list of service categories as it ships. */
const KINDS = ['counseling', 'case_management', 'health', 'mentoring', 'tutoring', 'family_engagement', 'basic_needs', 'referral', 'other'];
const ON_ITS_PAGE = 'This is changed on the page of the service.';

// What the product keeps of a service its own page changes: forms hold it fast. Notes are for those whom their author chose, so they are not here.
const RECORD = `select s.id, s.version, s.form_version as "formVersion", s.custom, coalesce(s.title, s.category) as title, s.organization_id as "organizationId",
    jsonb_build_object('name', coalesce(s.title, s.category), 'serviceType', case when s.category = any($2::text[]) then s.category end, 'providedOn', s.on_date::text, 'providedBy', s.provided_by) as properties,
    jsonb_build_object('name', $3::text, 'serviceType', $3::text, 'providedOn', $3::text, 'times', $3::text, 'providedBy', $3::text, 'notes', $3::text) as closed
  from service s where s.id = $1 and s.removed_at is null`;

const text = (column: string) => ({ column, cast: 'text' });

/** Services, as forms read and write them: the tenant's own fields. */
@Injectable()
export class ServiceForm implements FormSubject, OnModuleInit {
  readonly section = 'services';
  readonly subSection = 'service';
  readonly kind = 'service';
  readonly what = 'The service';
  readonly action = 'service';
  readonly table = 'service';
  readonly also = 'updated_at = now()';
  readonly isPerson = false;
  readonly features = ['services.list'] as const;
  readonly codes = { serviceType: KINDS };
  readonly columns = {
    name: text('title'),
    serviceType: text('category'),
    providedOn: { column: 'on_date', cast: 'date' },
    times: { column: '', cast: 'text', beside: true as const },
    providedBy: text('provided_by'),
    notes: { column: '', cast: 'text', beside: true as const },
  };

  constructor(private readonly subjects: FormSubjects) {}

  onModuleInit(): void {
    this.subjects.register(this);
  }

  featureOf(): FeatureKey {
    return 'services.list';
  }

  record(id: string, hold: boolean): Statement {
    const values = [id, KINDS, ON_ITS_PAGE];
    return hold ? { text: `${RECORD} for update`, values, name: 'service_form_hold' } : { text: RECORD, values, name: 'service_form' };
  }

  check(properties: Properties) {
    return { values: properties, problems: [] };
  }

  /** Whom it was for and when is asked by its own page. */
  create(): Promise<string> {
    return Promise.reject(new AppError('VALIDATION', { problems: [{ path: 'id', message: 'is required: services are entered with saveService' }] }));
  }

  explain(error: unknown): unknown {
    return error;
  }
}
