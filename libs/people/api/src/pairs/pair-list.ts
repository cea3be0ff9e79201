import type { ListStatement } from '@afterbell/core/api';
import { defineList } from '@afterbell/core/domain';
import { DUPLICATE_REASONS, PERSON_KINDS, type PersonKind } from '@afterbell/people/domain';
import { seenAs } from '../kinds/kind-list';
import { kindsOf } from '../person-writer.sql';

export const PAIR_STATES = ['open', 'dismissed', 'merged'] as const;
export type PairState = (typeof PAIR_STATES)[number];

export const DUPLICATE_LIST = defineList('duplicates', {
  score: { type: 'number', label: 'people.duplicate.score', sortable: true, filterable: true },
  foundAt: { type: 'datetime', label: 'people.duplicate.foundAt', sortable: true, filterable: true },
  reason: { type: 'enum', label: 'people.duplicate.reason', filterable: true, options: DUPLICATE_REASONS },
  kind: { type: 'enum', label: 'people.field.kind', filterable: true, options: PERSON_KINDS },
});

const side = (p: string) => `jsonb_build_object('id', ${p}.id, 'firstName', ${p}.first_name, 'middleName', ${p}.middle_name, 'lastName', ${p}.last_name, 'preferredName', ${p}.preferred_name, 'birthDate', ${p}.birth_date,
    'grade', ${p}.grade, 'localId', ${p}.local_id, 'stateId', ${p}.state_id, 'employeeId', ${p}.employee_id, 'email', ${p}.email, 'phone', ${p}.phone, 'otherPhone', ${p}.other_phone,
    'address', nullif(concat_ws(', ', ${p}.address_line1, ${p}.address_line2, ${p}.city, nullif(concat_ws(' ', ${p}.state, ${p}.postal_code), '')), ''),
    'createdAt', ${p}.created_at, 'version', ${p}.version, 'kinds', ${kindsOf(p)})`;

/** Both are on record as a kind that the caller may see, and seen as such. */
export function bothSeen(kinds: readonly PersonKind[], wholeTenant: boolean): string {
  const seen = seenAs(kinds, wholeTenant);
  return `d.first_person_id in (select p.id from person p where ${seen}) and d.second_person_id in (select p.id from person p where ${seen})`;
}

const folded = (p: string) => `fold_text(concat_ws(' ', ${p}.first_name, ${p}.middle_name, ${p}.last_name, ${p}.preferred_name, ${p}.local_id, ${p}.state_id, ${p}.employee_id))`;

/** Pairs that may be one person, the likeliest first. */
export function pairList(state: PairState, kinds: readonly PersonKind[], wholeTenant: boolean, timeZone: string): ListStatement<keyof typeof DUPLICATE_LIST.fields> {
  const isKind = (test: string) => `exists (select 1 from unnest(${kindsOf('a')} || ${kindsOf('b')}) as one (kind) where one.kind = any(array['${kinds.join("','")}']) and ${test})`;
  return {
    spec: DUPLICATE_LIST,
    select: `d.id, d.score, d.reasons, d.state, d.found_at as "foundAt", d.decided_at as "decidedAt", d.decided_by as "decidedBy", d.note, ${side('a')} as first, ${side('b')} as second`,
    from: 'duplicate_pair d join person a on a.tenant_id = d.tenant_id and a.id = d.first_person_id join person b on b.tenant_id = d.tenant_id and b.id = d.second_person_id',
    base: `d.state = '${state}' and ${bothSeen(kinds, wholeTenant)}`,
    fields: {
      score: { expression: 'd.score', required: true },
      foundAt: { expression: 'd.found_at', required: true },
      reason: { expression: 'one.reason', any: (test) => `exists (select 1 from unnest(d.reasons) as one (reason) where ${test})` },
      kind: { expression: 'one.kind', any: isKind },
    },
    search: (parameter) => `(${folded('a')} like ${parameter} or ${folded('b')} like ${parameter})`,
    defaultSort: 'd.score desc',
    id: 'd.id',
    timeZone,
  };
}
