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

/** The stay that began last. */
const LAST_STAY = `select s.starts_on, s.ends_on from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant' order by s.starts_on desc limit 1`;
const LIVES_IN = `household_member m join household h on h.tenant_id = m.tenant_id and h.id = m.household_id and h.removed_at is null and m.left_on is null`;
const heldOf = (list: TraitList) => `select t.codes from person_trait t where t.tenant_id = p.tenant_id and t.person_id = p.id and t.list = '${list}' and t.starts_on <= current_date order by t.starts_on desc limit 1`;

// Conditions are read once for all and joined: asked person by person, a tenant of 50,000 would wait.
const stayField = (column: 'starts_on' | 'ends_on'): SqlField => ({
  expression: `last_stay.${column}`,
  any: (test) => `p.id in (select last_stay.person_id from stay last_stay where last_stay.kind = 'participant' and ${test} and not exists (select 1 from stay later
    where later.tenant_id = last_stay.tenant_id and later.person_id = last_stay.person_id and later.kind = 'participant' and later.starts_on > last_stay.starts_on))`,
  sort: `sorted_stay.${column}`,
  sortJoin: `left join lateral (${LAST_STAY}) sorted_stay on true`,
});

const traitField = (list: TraitList): SqlField => ({
  expression: 'one.code',
  any: (test) => `p.id in (select held.person_id from person_trait held cross join unnest(held.codes) as one (code) where held.list = '${list}' and held.starts_on <= current_date and ${test}
    and not exists (select 1 from person_trait later where later.tenant_id = held.tenant_id and later.person_id = held.person_id and later.list = held.list and later.starts_on > held.starts_on and later.starts_on <= current_date))`,
  sort: `sorted_${list}.codes[1]`,
  sortJoin: `left join lateral (${heldOf(list)}) sorted_${list} on true`,
});

export const BEYOND_SQL: Readonly<Record<BeyondField, SqlField>> = {
  since: stayField('starts_on'),
  until: stayField('ends_on'),
  household: {
    expression: 'h.name',
    folded: 'fold_text(h.name)',
    any: (test) => `p.id in (select m.person_id from ${LIVES_IN} where ${test})`,
    sort: 'sorted_household.name',
    sortJoin: `left join lateral (select min(fold_text(h.name)) as name from ${LIVES_IN} where m.tenant_id = p.tenant_id and m.person_id = p.id) sorted_household on true`,
  },
  programme: {
    expression: 'e.code',
    any: (test) => `p.id in (select e.person_id from enrolled_programme e where e.starts_on <= current_date and (e.ends_on is null or e.ends_on >= current_date) and ${test})`,
  },
  ...(Object.fromEntries(TRAIT_NAMES.map((field) => [field, traitField(TRAIT_FIELDS[field])])) as Record<TraitField, SqlField>),
};
