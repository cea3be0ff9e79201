import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ACTIVITY_CATEGORY_KEYS, ACTIVITY_FEATURES, ACTIVITY_TYPES, type ActivityInput, type ActivityType, isActivityType, parseActivity } from '@afterbell/activities/domain';
import type { Statement } from '@afterbell/core/api';
import { AppError, type FeatureKey, GRADES, type PlainDate } from '@afterbell/core/domain';
import { type FormSubject, FormSubjects, type Properties, type SubjectRecord } from '@afterbell/forms/api';
import { mayType, requireType } from './activity-access';
import { ActivityService } from './activity.service';

const RECORD = `select a.id, a.version, a.form_version as "formVersion", a.custom, a.name as title, a.organization_id as "organizationId",
    jsonb_build_object('name', a.name, 'category', a.category, 'type', a.type, 'description', a.description, 'objectives', a.objectives, 'location', a.location, 'capacity', a.capacity,
      'gradeFrom', a.grade_from, 'gradeTo', a.grade_to, 'ageFrom', a.age_from, 'ageTo', a.age_to) as properties,
    case when exists (select 1 from session s where s.tenant_id = a.tenant_id and s.activity_id = a.id)
      then jsonb_build_object('type', 'Type cannot be changed: the activity has sessions.') end as closed
  from activity a where a.id = $1`;

const text = (column: string) => ({ column, cast: 'text' });

/** Activities, as forms read and write them. */
@Injectable()
export class ActivityForm implements FormSubject, OnModuleInit {
  readonly section = 'activities';
  readonly subSection = 'activity';
  readonly kind = 'activity';
  readonly what = 'The activity';
  readonly action = 'activity';
  readonly table = 'activity';
  readonly also = '';
  readonly isPerson = false;
  readonly features = ['activities.list'] as const;
  readonly codes = { category: ACTIVITY_CATEGORY_KEYS, type: ACTIVITY_TYPES, gradeFrom: GRADES, gradeTo: GRADES };
  readonly columns = {
    name: text('name'),
    category: text('category'),
    type: text('type'),
    description: text('description'),
    objectives: text('objectives'),
    location: text('location'),
    capacity: { column: 'capacity', cast: 'int' },
    gradeFrom: text('grade_from'),
    gradeTo: text('grade_to'),
    ageFrom: { column: 'age_from', cast: 'smallint' },
    ageTo: { column: 'age_to', cast: 'smallint' },
  };

  constructor(
    private readonly subjects: FormSubjects,
    private readonly activities: ActivityService,
  ) {}

  onModuleInit(): void {
    this.subjects.register(this);
  }

  featureOf(): FeatureKey {
    return 'activities.list';
  }

  /** Each way to meet is a feature of its own. */
  editFeatureOf({ properties }: SubjectRecord): FeatureKey {
    return ACTIVITY_FEATURES[properties['type'] as ActivityType];
  }

  record(id: string, hold: boolean): Statement {
    return hold ? { text: `${RECORD} for update`, values: [id], name: 'activity_form_hold' } : { text: RECORD, values: [id], name: 'activity_form' };
  }

  check(properties: Properties, today: PlainDate) {
    const { values, problems } = parseActivity(properties as unknown as ActivityInput, today);
    // Nobody turns an activity into what they may not edit.
    if (!mayType('edit', values.type)) problems.push({ path: 'type', message: 'is none that your role edits' });
    return { values: { ...values }, problems };
  }

  create(properties: Properties, parentId: string | null): Promise<string> {
    if (parentId === null) throw new AppError('VALIDATION', { problems: [{ path: 'parentId', message: 'is required: an activity is added to a site' }] });
    if (isActivityType(properties['type'])) requireType('edit', properties['type']);
    return this.activities.create({ name: '', type: '', ...properties, siteId: parentId });
  }

  explain(error: unknown): unknown {
    return error;
  }
}
