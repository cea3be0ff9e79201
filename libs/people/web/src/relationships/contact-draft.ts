import { isGuardianKind, isRelationshipKind } from '@afterbell/people/domain';
import type { RelationshipFieldsFragment } from './__generated__/relationships';
import type { PersonChoice } from './person-combobox';

/** What stands in the dialog, texts as they are typed. */
export interface ContactDraft {
  who: 'fresh' | 'existing';
  person: PersonChoice | null;
  firstName: string;
  lastName: string;
  phone: string;
  otherPhone: string;
  email: string;
  kind: string;
  isPrimary: boolean;
  isGuardian: boolean;
  livesWith: boolean;
  mayPickUp: boolean;
  emergencyOrder: string;
  isRestricted: boolean;
  restrictionText: string;
  restrictedFrom: string;
  restrictedTo: string;
}

/** A family's first contact is most often a parent who picks up and is called. */
export function newDraft(isFirst: boolean): ContactDraft {
  return {
    ...{ who: 'fresh', person: null, firstName: '', lastName: '', phone: '', otherPhone: '', email: '', kind: 'mother', isPrimary: isFirst, isGuardian: true, livesWith: false },
    ...{ mayPickUp: false, emergencyOrder: '', isRestricted: false, restrictionText: '', restrictedFrom: '', restrictedTo: '' },
  };
}

export function draftOf(relationship: RelationshipFieldsFragment): ContactDraft {
  const { kind, isPrimary, isGuardian, livesWith, mayPickUp, emergencyOrder, isRestricted, restrictionText, restrictedFrom, restrictedTo, other } = relationship;
  return {
    ...newDraft(false),
    ...{ who: 'existing', person: other, kind, isPrimary, isGuardian, livesWith, mayPickUp, isRestricted },
    ...{ emergencyOrder: emergencyOrder === null ? '' : String(emergencyOrder), restrictionText: restrictionText ?? '', restrictedFrom: restrictedFrom ?? '', restrictedTo: restrictedTo ?? '' },
  };
}

/** Another kind brings what usually goes with it. */
export function withKind(draft: ContactDraft, kind: string): ContactDraft {
  return { ...draft, kind, isGuardian: isRelationshipKind(kind) && isGuardianKind(kind) };
}

export function flagsOf(draft: ContactDraft) {
  const { kind, isPrimary, isGuardian, livesWith, mayPickUp, isRestricted, restrictionText, restrictedFrom, restrictedTo, emergencyOrder } = draft;
  return {
    ...{ kind: kind as RelationshipFieldsFragment['kind'], isPrimary, isGuardian, livesWith, mayPickUp, isRestricted },
    ...{ restrictionText: restrictionText || null, restrictedFrom: restrictedFrom || null, restrictedTo: restrictedTo || null, emergencyOrder: emergencyOrder ? Number(emergencyOrder) : null },
  };
}

export function contactOf(draft: ContactDraft) {
  const { firstName, lastName, phone, otherPhone, email, person, who } = draft;
  return { ...flagsOf(draft), ...(who === 'existing' ? { personId: person?.id ?? null } : { person: { firstName, lastName, phone, otherPhone, email } }) };
}
