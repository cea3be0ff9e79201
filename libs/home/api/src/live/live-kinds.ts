import type { FeatureKey } from '@afterbell/core/domain';
import { ORGANIZATION_LEVELS } from '@afterbell/core/domain';
import { featureOfKind, KIND_FEATURES } from '@afterbell/people/api';
import { PERSON_KINDS, type PersonKind } from '@afterbell/people/domain';

export const RECORD_KINDS = ['person', 'household', 'roster', 'organization', 'activity', 'role'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
export const LIVE_LISTS = ['participants', 'staff', 'teachers', 'board_members', 'contacts', 'people', 'households', 'rosters', 'organizations', 'activities', 'roles'] as const;
export type LiveList = (typeof LIVE_LISTS)[number];

const ORGANIZATION_FEATURES = ORGANIZATION_LEVELS.map((level): FeatureKey => `organizations.${level}`);

// As which kinds a person is seen: on record as one, with a stay of that kind in sight.
const PERSON_FEATURES = `array(select one.feature from (values ${PERSON_KINDS.map((kind) => `(p.is_${kind}, '${kind}', '${featureOfKind(kind)}')`).join(', ')}) as one (held, kind, feature)
  where one.held and (app_org_all() or exists (select 1 from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = one.kind)))`;

const plain = (table: string, feature: FeatureKey, lives = 'true') => `select version, array['${feature}'] as features from ${table} where id = $1 and ${lives}`;
// An organization above is seen by name, and is nobody's record here.
const WITHIN = 'organization o join organization_closure seen on seen.tenant_id = o.tenant_id and seen.descendant_id = o.id and seen.ancestor_id = app_org()';

/** The version of a record in sight, and the features of which one lets it be viewed. */
export const RECORD_VERSIONS: Readonly<Record<RecordKind, string>> = {
  person: `select p.version, ${PERSON_FEATURES} as features from person p where p.id = $1 and p.removed_at is null`,
  household: plain('household', 'people.household', 'removed_at is null'),
  roster: plain('roster', 'people.rosters', 'removed_at is null'),
  organization: `select o.version, array['organizations.' || o.level] as features from ${WITHIN} where o.id = $1`,
  activity: plain('activity', 'activities.list'),
  role: plain('role', 'settings.roles'),
};

interface ListSpec {
  /** Whose changes it shows, as the audit trail names them. */
  readonly subjectType: RecordKind;
  readonly features: readonly FeatureKey[];
  /** How many of the ids `$1` are in sight and belong to it, or did until just now. */
  readonly count: string;
}

const counted = (table: string, condition = 'true') => `select count(*)::int as count from ${table} where id = any($1::uuid[]) and ${condition}`;
const ofKind = (kind: PersonKind): ListSpec => ({ subjectType: 'person', features: [featureOfKind(kind)], count: counted('person', `(is_${kind} or removed_at is not null)`) });

export const LIST_SPECS: Readonly<Record<LiveList, ListSpec>> = {
  participants: ofKind('participant'),
  staff: ofKind('staff'),
  teachers: ofKind('teacher'),
  board_members: ofKind('board_member'),
  contacts: ofKind('contact'),
  people: { subjectType: 'person', features: KIND_FEATURES, count: counted('person') },
  households: { subjectType: 'household', features: ['people.household'], count: counted('household') },
  rosters: { subjectType: 'roster', features: ['people.rosters'], count: counted('roster') },
  organizations: { subjectType: 'organization', features: ['organizations.list', ...ORGANIZATION_FEATURES], count: `select count(*)::int as count from ${WITHIN} where o.id = any($1::uuid[])` },
  activities: { subjectType: 'activity', features: ['activities.list'], count: counted('activity') },
  roles: { subjectType: 'role', features: ['settings.roles'], count: `select cardinality($1::uuid[]) as count` },
};

export const RECORD_FEATURES: FeatureKey[] = [...new Set<FeatureKey>([...KIND_FEATURES, 'people.household', 'people.rosters', ...ORGANIZATION_FEATURES, 'activities.list', 'settings.roles'])];
export const LIST_FEATURES: FeatureKey[] = [...new Set(Object.values(LIST_SPECS).flatMap(({ features }) => features))];
