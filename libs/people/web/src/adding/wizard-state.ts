/** What the steps of adding a participant hold beside the answers of the form. */
import { type ContactPersonInput, isGuardianKind, isRelationshipKind, parseContactPerson, parseRelationship, type TraitList } from '@afterbell/people/domain';

/** The roster of a session date may send here for a child who is on no record; nowhere else is gone back to. */
export const returnPath = (from: string | null): string | null => (from && /^\/participation\/activity\/select-participants\?[\w=&-]+$/.test(from) ? from : null);
export const withReturn = (path: string, from: string | null): string => (from ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ from })}` : path);

export interface WizardContact {
  key: string;
  /** Somebody on record; the name then only stands here to be read. */
  personId: string | null;
  label: string;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  sameAddress: boolean;
  kind: string;
  isPrimary: boolean;
  isGuardian: boolean;
  livesWith: boolean;
  isEmergency: boolean;
  mayPickUp: boolean;
  isRestricted: boolean;
  restrictionText: string;
  /** Added although somebody alike is on record. */
  force: boolean;
}

export const CONTACT_FLAGS = ['isPrimary', 'isGuardian', 'livesWith', 'isEmergency', 'mayPickUp', 'isRestricted'] as const;

export interface WizardExtra {
  site: { id: string; name: string; level: string } | null;
  startsOn: string;
  programmes: readonly string[];
  traits: Readonly<Partial<Record<TraitList, readonly string[]>>>;
  contacts: readonly WizardContact[];
  /** What was decided about somebody alike on record. */
  force: 'create' | { update: string; label: string } | null;
  /** Whose sibling this is. */
  siblingOf: string | null;
  /** The wish to add this child: sent again after a lost answer, it adds nobody twice. */
  key: string;
}

export const emptyExtra = (site: WizardExtra['site'], today: string): WizardExtra => ({ site, startsOn: today, programmes: ['21cclc'], traits: {}, contacts: [], force: null, siblingOf: null, key: crypto.randomUUID() });

export function newContact(first: boolean, more: Partial<WizardContact> = {}): WizardContact {
  return {
    key: crypto.randomUUID(),
    personId: null, label: '', firstName: '', lastName: '', phone: '', email: '', sameAddress: true, kind: '',
    isPrimary: first, isGuardian: false, livesWith: first, isEmergency: true, mayPickUp: true, isRestricted: false, restrictionText: '', force: false,
    ...more,
  };
}

export const nameOfContact = ({ personId, label, firstName, lastName }: WizardContact): string => (personId ? label : [lastName.trim(), firstName.trim()].filter(Boolean).join(', '));

/** A kind of relationship says who usually decides; who has chosen otherwise is not asked again. */
export const withKind = (contact: WizardContact, kind: string): WizardContact => ({ ...contact, kind, isGuardian: isRelationshipKind(kind) ? isGuardianKind(kind) : contact.isGuardian });

type Address = Pick<ContactPersonInput, 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode'>;

export function contactInput(contact: WizardContact, emergencyOrder: number | null, address: Address) {
  const { personId, kind, isPrimary, isGuardian, livesWith, mayPickUp, isRestricted, restrictionText, force, firstName, lastName, phone, email, sameAddress } = contact;
  const person = { firstName, lastName, phone: phone || null, email: email || null, ...(sameAddress ? address : {}) };
  return { personId, person: personId ? null : person, kind, isPrimary, isGuardian, livesWith, emergencyOrder, mayPickUp, isRestricted, restrictionText: isRestricted ? restrictionText : null, force };
}

/** All that are to be called, in the order in which they stand. */
export function contactInputs(contacts: readonly WizardContact[], address: Address) {
  let called = 0;
  return contacts.map((contact) => contactInput(contact, contact.isEmergency ? (called += 1) : null, address));
}

/** By the field of the editor; empty when it can be added. */
export function contactProblems(contact: WizardContact, today: string): { path: string; message: string }[] {
  const { person, ...flags } = contactInput(contact, null, {});
  return [...(person ? parseContactPerson(person).problems : []), ...parseRelationship(flags, today).problems];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Of a draft of an earlier visit; what cannot be read is left out. */
export function readExtra(more: string | null, fresh: WizardExtra): WizardExtra {
  try {
    const kept = JSON.parse(more ?? 'null') as Partial<WizardExtra> | null;
    if (!kept || typeof kept !== 'object') return fresh;
    const contacts = Array.isArray(kept.contacts) ? kept.contacts.filter((one) => isText(one.key)).map((one) => ({ ...newContact(false), ...one })) : [];
    const force = kept.force === 'create' || (kept.force && isText(kept.force.update)) ? kept.force : null;
    return {
      site: fresh.site ?? (kept.site && isText(kept.site.id) ? kept.site : null),
      startsOn: isText(kept.startsOn) ? kept.startsOn : fresh.startsOn,
      programmes: Array.isArray(kept.programmes) ? kept.programmes.filter(isText) : fresh.programmes,
      traits: kept.traits && typeof kept.traits === 'object' ? kept.traits : {},
      contacts, force,
      siblingOf: isText(kept.siblingOf) ? kept.siblingOf : null,
      key: isText(kept.key) && kept.key !== '' ? kept.key : fresh.key,
    };
  } catch {
    return fresh;
  }
}
