import type { Client } from 'pg';
import { foldText, newId, type PlainDate } from '@afterbell/core/domain';
import type { RelationshipKind } from '@afterbell/people/domain';
import type { DemoTenant } from './demo-tenants';
import { INSERT_CONTACTS, INSERT_HOUSEHOLDS, INSERT_MEMBERS, INSERT_RELATIONSHIPS, SEEDED_CHILDREN, SET_ADDRESSES } from './families.sql';
import type { GivenName, NameSource } from './names/name-source';
import { SeededRandom } from './random';

interface Child {
  id: string;
  firstName: string;
  lastName: string;
  siteId: string;
  startsOn: PlainDate;
  contactRestriction: string | null;
}

const STREETS = ['Maple St', 'Lakeshore Dr', 'Cedar Ave', 'Kapiʻolani St', 'Martin Luther King Jr Blvd', 'Elm St', '3rd Ave N', 'Orchard Ln', 'Calle de la Luna', 'Mill Rd', 'Hanapepe Pl', 'Washington St'];
/** By the code of the tenant: where its families live, and their area code. Numbers that begin with 555 belong to nobody. */
const PLACES: Readonly<Record<string, { city: string; state: string; zip: string; area: string }>> = {
  northlake: { city: 'Northlake', state: 'NY', zip: '1402', area: '716' },
  rivermark: { city: 'Rivermark', state: 'HI', zip: '9671', area: '808' },
};
const FIRST_NUMBER = 2000;

/** The families of a tenant's children: households with an address and a phone, one to three contacts, brothers and sisters, a few restrictions. Written in bulk. */
export async function makeFamilies(owner: Client, demo: DemoTenant, tenantId: string): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  const { rows: children } = await owner.query<Child>(SEEDED_CHILDREN);
  const made = new FamilyMaker(demo).familiesOf(children);
  const steps: [string, object[]][] = [
    [INSERT_CONTACTS, made.contacts],
    [SET_ADDRESSES, made.addresses],
    [INSERT_RELATIONSHIPS, made.relationships],
    [INSERT_HOUSEHOLDS, made.households],
    [INSERT_MEMBERS, made.members],
  ];
  for (const [text, rows] of steps) await owner.query(text, [JSON.stringify(rows)]);
  await owner.query('commit');
}

class FamilyMaker {
  private readonly random: SeededRandom;
  private readonly made = { contacts: [] as object[], addresses: [] as object[], relationships: [] as object[], households: [] as object[], members: [] as object[] };
  private serial = 0;

  constructor(private readonly demo: DemoTenant) {
    this.random = new SeededRandom(`${demo.code} families`);
  }

  familiesOf(children: readonly Child[]) {
    for (let first = 0; first < children.length; ) {
      const family = children.slice(first, first + sizeOf(children, first));
      this.family(family);
      first += family.length;
    }
    return this.made;
  }

  private family(children: readonly Child[]): void {
    const { random, made } = this;
    const [eldest] = children;
    if (!eldest) return;
    const home = this.home();
    const restricted = children.find(({ contactRestriction }) => contactRestriction)?.contactRestriction ?? null;
    const ofFather = /to the father|only the mother/i.test(restricted ?? '');
    const adults = this.adults(eldest, ofFather, /grandmother/i.test(restricted ?? ''), new Set(children.map(({ firstName }) => firstName)));
    const id = newId();
    made.households.push({ id, name: `${eldest.lastName} family`, ...home, language: sourceOf(this.demo.sources, eldest.lastName)?.language ?? 'English' });
    for (const child of children) made.addresses.push({ id: child.id, ...home });
    for (const [at, adult] of adults.entries()) {
      const away = adult.restricted || adult.kind === 'grandparent';
      made.contacts.push({ id: adult.id, firstName: adult.firstName, lastName: eldest.lastName, ...(away ? { ...this.home() } : home), phone: at === 0 ? home.phone : this.phone(), email: mailOf(adult.firstName, eldest.lastName, made.contacts.length) });
      if (!away) made.members.push({ id: newId(), householdId: id, personId: adult.id, isPrimary: at === 0, joinedOn: eldest.startsOn });
      for (const child of children) {
        made.relationships.push({
          ...{ id: newId(), participantId: child.id, otherId: adult.id, kind: adult.kind, isPrimary: at === 0, isGuardian: adult.kind !== 'grandparent', livesWith: !away },
          ...{ emergencyOrder: adult.restricted ? null : at + 1, mayPickUp: !adult.restricted && (at === 0 || random.chance(0.8)), isRestricted: adult.restricted, restrictionText: adult.restricted ? restricted : null },
        });
      }
    }
    for (const child of children) made.members.push({ id: newId(), householdId: id, personId: child.id, isPrimary: false, joinedOn: child.startsOn });
    // Every other pair of siblings is on record; the finder shows the others.
    if (children.length > 1 && random.chance(0.5)) this.siblings(children);
  }

  private siblings([eldest, ...younger]: readonly Child[]): void {
    const flags = { isPrimary: false, isGuardian: false, livesWith: true, emergencyOrder: null, mayPickUp: false, isRestricted: false, restrictionText: null };
    for (const { id } of younger) this.made.relationships.push({ id: newId(), participantId: eldest?.id, otherId: id, kind: 'sibling', ...flags });
  }

  private adults({ lastName }: Child, fatherRestricted: boolean, withGrandmother: boolean, taken: Set<string>) {
    const { random, demo } = this;
    const source = sourceOf(demo.sources, lastName) ?? random.pick(demo.sources);
    const kinds: RelationshipKind[] = ['mother'];
    if (fatherRestricted || random.chance(0.6)) kinds.push('father');
    if (random.chance(0.2) || withGrandmother) kinds.push('grandparent');
    return kinds.map((kind) => {
      // Nobody of one home has another's given name.
      const firstName = random.sample(kind === 'father' ? source.boys : source.girls, 12).map(nameOf).find((name) => !taken.has(name)) ?? '';
      taken.add(firstName);
      return { id: newId(), kind, firstName, restricted: kind === 'father' && fatherRestricted };
    });
  }

  private home() {
    const place = PLACES[this.demo.code] ?? PLACES['northlake'];
    const line = `${this.random.int(1, 998)} ${this.random.pick(STREETS)}`;
    return { addressLine1: line, city: place?.city, state: place?.state, postalCode: `${place?.zip}${this.random.int(0, 9)}`, phone: this.phone() };
  }

  private phone(): string {
    this.serial += 1;
    const area = PLACES[this.demo.code]?.area ?? '716';
    return `+1${Number(area) + Math.floor(this.serial / 7999)}555${FIRST_NUMBER + (this.serial % 7999)}`;
  }
}

/** Of a domain that nobody has. A few families have none, as it is. */
function mailOf(firstName: string, lastName: string, nth: number): string | null {
  const name = foldText(`${firstName}.${lastName}`).replace(/[^a-z.]+/g, '').replace(/^\.+|\.+$/g, '');
  return nth % 8 === 7 ? null : `${name || 'family'}${nth}@families.example`;
}

/** Children of one home were made one after the other, with one last name, at one site. */
function sizeOf(children: readonly Child[], first: number): number {
  const { lastName, siteId } = children[first] ?? {};
  const rest = children.slice(first + 1, first + 3);
  const end = rest.findIndex((child) => child.lastName !== lastName || child.siteId !== siteId);
  return 1 + (end < 0 ? rest.length : end);
}

/** The language whose last names hold this one, or a part of it. */
export function sourceOf(sources: readonly NameSource[], lastName: string): NameSource | undefined {
  const parts = [lastName, ...lastName.split(/[\s-]/)].map(foldText);
  return sources.find(({ last, lastOfGirls = [] }) => [...last, ...lastOfGirls].some((name) => parts.includes(foldText(name))));
}

export const nameOf = (name: GivenName): string => (typeof name === 'string' ? name : name[0]);
