/** What the participants list knows of a child beyond the child's own row: stays, households, coded lists (docs/lists.md). */
import type { SqlField } from '@afterbell/core/api';
import type { ListFieldSpec, PermissionSet } from '@afterbell/core/domain';
import { CODE_LIST_FACTS, type TraitList } from '@afterbell/people/domain';

/** Field of the list → the coded list that it shows. */
export const TRAIT_FIELDS = {
  sex: 'sex',
  raceEthnicity: 'race_ethnicity',
  homeLanguage: 'home_language',
  disability: 'disability',
  meals: 'meals',
  economicStatus: 'economic',
  englishLearner: 'english_learner',
} as const satisfies Readonly<Record<string, TraitList>>;
export type TraitField = keyof typeof TRAIT_FIELDS;
const TRAIT_NAMES = Object.keys(TRAIT_FIELDS) as TraitField[];

export const BEYOND_SPEC = {
  since: { type: 'date', label: 'people.field.since', sortable: true, filterable: true },
  until: { type: 'date', label: 'people.field.until', sortable: true, filterable: true },
  household: { type: 'text', label: 'people.field.household', sortable: true, filterable: true },
  programme: { type: 'enum', label: 'people.field.programme', filterable: true },
  ...(Object.fromEntries(TRAIT_NAMES.map((field) => [field, { type: 'enum', label: `people.field.${field}`, sortable: true, filterable: true }])) as Record<TraitField, ListFieldSpec & { type: 'enum' }>),
} as const satisfies Readonly<Record<string, ListFieldSpec>>;
export type BeyondField = keyof typeof BEYOND_SPEC;

/** Fields of these that the role may see: what is known since when needs registration information, the sensitive lists their tab as well. */
export function beyondAllowed(permissions: PermissionSet): BeyondField[] {
  const registration = permissions.allows('view', 'people.registration_info');
  const sensitive = permissions.allows('view', 'people.participants', 'REGISTRATION');
  const traits = TRAIT_NAMES.filter((field) => registration && (sensitive || !CODE_LIST_FACTS[TRAIT_FIELDS[field]].sensitive));
  return [...(registration ? (['since', 'until', 'programme'] as const) : []), ...(permissions.allows('view', 'people.household') ? (['household'] as const) : []), ...traits];
}

/** How a field is tested: of one person `p`, and as the ids of everybody who passes. */
interface Tested extends Omit<SqlField, 'any'> {
  readonly one: (test: string) => string;
  readonly all: (test: string) => string;
}

const OF_P = (table: string) => `${table}.tenant_id = p.tenant_id and ${table}.person_id = p.id`;
/** The stay that began last. */
const LAST_STAY = `select s.starts_on, s.ends_on from stay s where ${OF_P('s')} and s.kind = 'participant' order by s.starts_on desc limit 1`;
const LAST_STAYS = `select distinct on (s.person_id) s.person_id, s.starts_on, s.ends_on from stay s where s.kind = 'participant' order by s.person_id, s.starts_on desc`;
const LIVES_IN = `household_member m join household h on h.tenant_id = m.tenant_id and h.id = m.household_id and h.removed_at is null and m.left_on is null`;
const ENROLLED = `enrolled_programme e where e.starts_on <= current_date and (e.ends_on is null or e.ends_on >= current_date)`;
const heldOf = (list: TraitList) => `select t.codes from person_trait t where ${OF_P('t')} and t.list = '${list}' and t.starts_on <= current_date order by t.starts_on desc limit 1`;
const heldByAll = (list: TraitList) => `select distinct on (t.person_id) t.person_id, t.codes from person_trait t where t.list = '${list}' and t.starts_on <= current_date order by t.person_id, t.starts_on desc`;

const stayField = (column: 'starts_on' | 'ends_on'): Tested => ({
  expression: `last_stay.${column}`,
  one: (test) => `exists (select 1 from (${LAST_STAY}) last_stay where ${test})`,
  all: (test) => `select last_stay.person_id from (${LAST_STAYS}) last_stay where ${test}`,
  sort: `sorted_stay.${column}`,
  sortJoin: `left join lateral (${LAST_STAY}) sorted_stay on true`,
});

const traitField = (list: TraitList): Tested => ({
  expression: 'one.code',
  one: (test) => `exists (select 1 from (${heldOf(list)}) held, unnest(held.codes) as one (code) where ${test})`,
  all: (test) => `select held.person_id from (${heldByAll(list)}) held, unnest(held.codes) as one (code) where ${test}`,
  sort: `sorted_${list}.codes[1]`,
  sortJoin: `left join lateral (${heldOf(list)}) sorted_${list} on true`,
});

const FIELDS: Readonly<Record<BeyondField, Tested>> = {
  since: stayField('starts_on'),
  until: stayField('ends_on'),
  household: {
    expression: 'h.name',
    folded: 'fold_text(h.name)',
    one: (test) => `exists (select 1 from ${LIVES_IN} where ${OF_P('m')} and ${test})`,
    all: (test) => `select m.person_id from ${LIVES_IN} where ${test}`,
    sort: 'sorted_household.name',
    sortJoin: `left join lateral (select min(fold_text(h.name)) as name from ${LIVES_IN} where ${OF_P('m')}) sorted_household on true`,
  },
  programme: { expression: 'e.code', one: (test) => `exists (select 1 from ${ENROLLED} and ${OF_P('e')} and ${test})`, all: (test) => `select e.person_id from ${ENROLLED} and ${test}` },
  ...(Object.fromEntries(TRAIT_NAMES.map((field) => [field, traitField(TRAIT_FIELDS[field])])) as Record<TraitField, Tested>),
};

/**
 * How each is reached. Whoever sees the whole tenant has a condition read once for everybody, and each person looked up in what was found; the
 * few of a subtree are asked one by one, where the walls would be asked for everybody's rows.
 */
export function beyondSql(wholeTenant: boolean): Readonly<Record<BeyondField, SqlField>> {
  // A test of a truth value is not turned into a join: PostgreSQL keeps the found ids in a hash table.
  const reached = ({ one, all, ...field }: Tested): SqlField => ({ ...field, any: wholeTenant ? (test) => `(p.id in (${all(test)})) is true` : one });
  return Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [name, reached(field)])) as Record<BeyondField, SqlField>;
}
