import type { FeatureKey, MaintenanceSection } from '@afterbell/core/domain';
import type { AdultKind, PersonKind } from '@afterbell/people/domain';

/** Where a kind of person lives in the client. */
export interface KindPage {
  readonly feature: FeatureKey;
  readonly form: { readonly section: MaintenanceSection; readonly subSection: string };
  readonly list: string;
  readonly addTo: string;
}

export const KIND_PAGES: Readonly<Record<AdultKind, KindPage>> = {
  staff: { feature: 'people.staff', form: { section: 'staff', subSection: 'staff' }, list: '/people/staff', addTo: '/people/staff/add' },
  teacher: { feature: 'people.teachers', form: { section: 'staff', subSection: 'teacher' }, list: '/people/teachers', addTo: '/people/teachers?add=' },
  board_member: { feature: 'people.board_members', form: { section: 'staff', subSection: 'board_member' }, list: '/people/board-members', addTo: '/people/board-members?add=' },
  contact: { feature: 'people.contacts', form: { section: 'participants', subSection: 'contact' }, list: '/people/list', addTo: '/people/list?add=' },
};

/** What somebody needs rights of who does something with a person of the kind. */
export const featureOf = (kind: PersonKind): FeatureKey => (kind === 'participant' ? 'people.participants' : KIND_PAGES[kind].feature);

/** The record of a person as one kind. */
export { personPath as recordPath } from '@afterbell/people/domain';
