import { type FeatureKey, ORGANIZATION_LEVELS, type OrganizationLevel } from '@afterbell/core/domain';
import type { FormKey } from '@afterbell/forms/api';
import { type AdultKind, PERSON_KINDS, type PersonKind } from '@afterbell/people/domain';

interface KindSpec {
  readonly feature: FeatureKey;
  readonly form: FormKey;
  /** Of refusals. */
  readonly what: string;
  /** Levels of the organizations at which the kind stays. */
  readonly levels: readonly OrganizationLevel[];
}

const KINDS: Readonly<Record<PersonKind, KindSpec>> = {
  participant: { feature: 'people.participants', form: { section: 'participants', subSection: 'participant' }, what: 'The participant', levels: ['site'] },
  staff: { feature: 'people.staff', form: { section: 'staff', subSection: 'staff' }, what: 'The staff member', levels: ORGANIZATION_LEVELS },
  teacher: { feature: 'people.teachers', form: { section: 'staff', subSection: 'teacher' }, what: 'The teacher', levels: ORGANIZATION_LEVELS },
  board_member: { feature: 'people.board_members', form: { section: 'staff', subSection: 'board_member' }, what: 'The board member', levels: ORGANIZATION_LEVELS },
  contact: { feature: 'people.contacts', form: { section: 'participants', subSection: 'contact' }, what: 'The contact', levels: ['site'] },
};

export const ADULT_KINDS = PERSON_KINDS.filter((kind): kind is AdultKind => kind !== 'participant');
export const kindSpec = (kind: PersonKind): KindSpec => KINDS[kind];
export const featureOf = (kind: PersonKind): FeatureKey => KINDS[kind].feature;
export const KIND_FEATURES: FeatureKey[] = PERSON_KINDS.map(featureOf);
