import { foldText, type PlainDate } from '@afterbell/core/domain';
import type { AdultKind, EmploymentInput, PersonInput } from '@afterbell/people/domain';
import type { DemoChild } from './children';
import type { NameSource } from './names/name-source';
import type { SeededRandom } from './random';

export type DemoAdult = PersonInput & { startsOn: PlainDate; employment?: EmploymentInput };

const JOBS: readonly EmploymentInput[] = [
  { jobTitle: 'Site coordinator', staffType: 'administrator', compensation: 'paid', funding: '21st_cclc' },
  { jobTitle: 'Homework tutor', staffType: 'school_day_teacher', compensation: 'paid', funding: '21st_cclc' },
  { jobTitle: 'Group leader', staffType: 'college_student', compensation: 'paid', funding: '21st_cclc' },
  { jobTitle: 'Soccer coach', staffType: 'community_member', compensation: 'volunteer', funding: 'other' },
  { jobTitle: 'Reading helper', staffType: 'parent', compensation: 'volunteer', funding: 'other' },
];

/** Names of one word occur in many places; one teacher has one. */
const ONE_NAME = 'Suharti';

export interface AdultsOf {
  random: SeededRandom;
  sources: readonly NameSource[];
  startsOn: PlainDate;
  /** Where they live: city, state, and the first three digits of the ZIP code. */
  home: readonly [city: string, state: string, zip: string];
}

/** Somebody with what is needed to reach them; addresses are of the domain that nobody has. */
function adult({ random, sources, startsOn, home: [city, state, zip] }: AdultsOf, named: Partial<PersonInput> = {}): DemoAdult {
  const source = random.weighted(sources, ({ weight }) => weight);
  const woman = random.chance(0.6);
  const first = random.pick(woman ? source.girls : source.boys);
  const firstName = named.firstName ?? (typeof first === 'string' ? first : first[0]);
  const lastName = named.lastName ?? random.pick((woman ? source.lastOfGirls : undefined) ?? source.last);
  const address = foldText(`${firstName}.${lastName}`).replace(/[^a-z.]+/g, '').replace(/^\.+|\.+$/g, '');
  return {
    firstName,
    lastName,
    // Scripts that no address is written in leave none.
    email: /^[a-z]/.test(address) ? `${address}${random.int(1, 99)}@people.example` : null,
    phone: `+1518555${String(random.int(0, 9999)).padStart(4, '0')}`,
    addressLine1: `${random.int(100, 9899)} ${random.pick(['Oak Street', 'Cedar Avenue', 'River Road', 'Mission Street', 'Lincoln Way'])}`,
    city,
    state,
    postalCode: `${zip}${random.int(10, 99)}`,
    startsOn,
  };
}

/** Who works at a site, teaches its children by day, and is to be called about some of them. */
export function adultsOfSite(of: AdultsOf, children: readonly DemoChild[]): Readonly<Record<Exclude<AdultKind, 'board_member'>, DemoAdult[]>> {
  const staff = JOBS.map((job) => ({ ...adult(of), employment: { ...job, hiredOn: of.startsOn, backgroundCheckedOn: of.startsOn } }));
  const teacher = [0, 1, 2].map((place) => adult(of, place === 0 ? { firstName: ONE_NAME, lastName: '' } : {}));
  const contact = children.slice(0, 6).map(({ lastName }) => adult(of, { lastName }));
  return { staff, teacher, contact };
}

/** Those who advise one grantee, or its site. */
export const advisorsOf = (of: AdultsOf): DemoAdult[] => [0, 1].map(() => adult(of));

export const boardOf = (of: AdultsOf): DemoAdult[] => [0, 1, 2, 3].map(() => adult(of));
