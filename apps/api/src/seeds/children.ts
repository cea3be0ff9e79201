import { addDays, daysBetween, isPlainDate, type PlainDate } from '@afterbell/core/domain';
import { type Grade, GRADES, normalizePersonName } from '@afterbell/people/domain';
import type { GivenName, NameSource } from './names/name-source';
import { ALLERGIES, CONTACT_RESTRICTIONS } from './notes';
import type { SeededRandom } from './random';

export interface DemoChild {
  firstName: string;
  middleName: string | null;
  lastName: string;
  preferredName: string | null;
  birthDate: PlainDate;
  grade: Grade;
  localId: string;
  stateId: string | null;
  allergies: string | null;
  contactRestriction: string | null;
  /** First day of the stay. */
  startsOn: PlainDate;
}

/** A child whom the demo wants by name; the rest of the record is drawn. */
export interface ChosenChild {
  first: GivenName;
  last: string;
  grade: Grade;
  allergies?: string;
  contactRestriction?: string;
  bornOnLeapDay?: boolean;
}

export interface ChildrenOfSite {
  count: number;
  grades: readonly Grade[];
  chosen?: readonly ChosenChild[];
}

export interface Intake {
  sources: readonly NameSource[];
  /** The year in which the programme year begins. */
  year: number;
  today: PlainDate;
  /** How local ids of the tenant begin. */
  idPrefix: number;
}

/** Makes the children of a tenant's sites, one site after the other, so that names and ids stay apart across sites. */
export class ChildMaker {
  private readonly names = new Set<string>();
  private made = 0;

  constructor(
    private readonly random: SeededRandom,
    private readonly intake: Intake,
  ) {}

  /** Chosen children first, then families until the site is full. */
  childrenOf(site: ChildrenOfSite): DemoChild[] {
    const children = (site.chosen ?? []).map((chosen) => this.chosenChild(chosen));
    while (children.length < site.count) children.push(...this.family(site).slice(0, site.count - children.length));
    return children;
  }

  private chosenChild({ first, last, grade, allergies, contactRestriction, bornOnLeapDay }: ChosenChild): DemoChild {
    this.names.add(normalizePersonName({ firstName: nameOf(first), lastName: last }));
    const birthDate = bornOnLeapDay ? leapDayOf(grade, this.intake.year) : this.birthDate(grade);
    return {
      ...this.record(birthDate, bornOnLeapDay ? gradeOfAge(birthDate, this.intake.year) : grade),
      firstName: nameOf(first),
      lastName: last,
      preferredName: goesBy(first),
      middleName: null,
      allergies: allergies ?? null,
      contactRestriction: contactRestriction ?? null,
      startsOn: `${this.intake.year}-07-01`,
    };
  }

  /** One to three children of one home, who share its last name and stay at one site. */
  private family({ grades }: ChildrenOfSite): DemoChild[] {
    const { random } = this;
    const source = random.weighted(this.intake.sources, ({ weight }) => weight);
    const place = random.int(0, source.last.length - 1);
    const second = source.double && random.chance(source.double.chance) ? random.pick(source.last) : null;
    const joined = (last: string) => (second && second !== last ? `${last}${source.double?.join ?? ' '}${second}` : last);
    const size = random.weighted([1, 2, 3], (count) => ({ 1: 80, 2: 16, 3: 4 })[count] ?? 0);
    const children: DemoChild[] = [];
    for (let child = 0; child < size; child += 1) {
      const girl = random.chance(0.5);
      const last = joined((girl ? source.lastOfGirls?.[place] : undefined) ?? source.last[place] ?? '');
      const first = this.newName(girl ? source.girls : source.boys, last);
      if (first === null) continue;
      const grade = random.pick(grades);
      children.push({
        ...this.record(this.birthDate(grade), grade),
        firstName: nameOf(first),
        lastName: last,
        preferredName: goesBy(first),
        middleName: source.middle && random.chance(source.middle.chance) ? random.pick(source.middle.names) : null,
        allergies: random.chance(0.08) ? random.pick(ALLERGIES) : null,
        contactRestriction: random.chance(0.02) ? random.pick(CONTACT_RESTRICTIONS) : null,
      });
    }
    return children;
  }

  /** A given name that makes a new full name: two children of one name are chosen, never an accident. */
  private newName(pool: readonly GivenName[], lastName: string): GivenName | null {
    for (const first of this.random.sample(pool, 6)) {
      const key = normalizePersonName({ firstName: nameOf(first), lastName });
      if (this.names.has(key)) continue;
      this.names.add(key);
      return first;
    }
    return null;
  }

  private record(birthDate: PlainDate, grade: Grade): Pick<DemoChild, 'birthDate' | 'grade' | 'localId' | 'stateId' | 'startsOn'> {
    const { random } = this;
    const { idPrefix, year, today } = this.intake;
    this.made += 1;
    const serial = String(this.made).padStart(5, '0');
    const start: PlainDate = `${year}-07-01`;
    // Nine in ten are there from the first day; the others joined later.
    const late = random.chance(0.1) ? random.int(30, 150) : 0;
    return {
      birthDate,
      grade,
      localId: `${idPrefix}${serial}`,
      // A few have no state identifier yet: a gap that coordinators know.
      stateId: random.chance(0.04) ? null : `${idPrefix}${random.int(100, 999)}${serial}`,
      startsOn: addDays(start, Math.max(0, Math.min(late, daysBetween(start, today)))),
    };
  }

  /** Old enough for the grade on 1 September, some a year older, a few younger. */
  private birthDate(grade: Grade): PlainDate {
    const { random } = this;
    const age = 4 + GRADES.indexOf(grade) + (random.chance(0.05) ? 1 : 0) - (random.chance(0.01) ? 1 : 0);
    const youngest: PlainDate = `${this.intake.year - age}-09-01`;
    return addDays(youngest, -random.int(0, 364));
  }
}

function nameOf(name: GivenName): string {
  return typeof name === 'string' ? name : name[0];
}

function goesBy(name: GivenName): string | null {
  return typeof name === 'string' ? null : name[1];
}

/** The leap day nearest to the birthdays of a grade. */
function leapDayOf(grade: Grade, year: number): PlainDate {
  const wanted = year - 4 - GRADES.indexOf(grade);
  const near = [0, -1, 1, -2, 2].map((shift) => `${wanted + shift}-02-29`).find(isPlainDate);
  if (!near) throw new RangeError(`No leap day near ${wanted}`);
  return near;
}

function gradeOfAge(birthDate: PlainDate, year: number): Grade {
  return GRADES[year - Number(birthDate.slice(0, 4)) - 4] ?? 'PK';
}
