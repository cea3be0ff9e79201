import { Injectable } from '@nestjs/common';
import { COUNT_CAP, Db, findInList, type Found, GUESSED_FROM, requirePrincipal, searchPatterns, searchWords, swappedPatterns } from '@afterbell/core/api';
import { foldText, todayIn } from '@afterbell/core/domain';
import { formatPersonName, type PersonKind, type PersonName, type StayState } from '@afterbell/people/domain';
import { householdList } from '../households/household-list';
import { rosterList } from '../rosters/roster-list';
import { EXACT, NEAR_IDS, peopleFound } from './people-found.sql';

export interface FoundPerson {
  id: string;
  name: string;
  /** Where they stay as this kind now, as far as the caller sees. */
  places: string | null;
  birthDate: string | null;
  /** Local ID of a participant, employee ID of staff. */
  identifier: string | null;
  isRestricted: boolean;
  isSimilar: boolean;
  /** Whether here, to come or left, as this kind. */
  state: StayState | null;
  /** The last day of who left, the first of who is to come, where the role may see it. */
  day: string | null;
}

export interface FoundPeople {
  kind: PersonKind;
  people: FoundPerson[];
  count: number;
  capped: boolean;
}

interface Row extends PersonName {
  id: string;
  kind: PersonKind;
  birthDate: string | null;
  identifier: string | null;
  isRestricted: boolean;
  places: string | null;
  /** First day of what is not over; null when everything is. */
  since: string | null;
  /** Last day of what is. */
  until: string | null;
  total: string;
}

/** How few exact answers make it worth guessing what was meant. */
const FEW = 3;
/** IDs, phone numbers and addresses are somebody's or nobody's. */
const NOT_GUESSED = /[\d@]/;

/** A phone number as people write it: digits alone are kept. */
function digitsOf(text: string): string[] | null {
  const digits = text.replace(/\D/g, '');
  return /^[+\d\s().\-/]+$/.test(text) && digits.length >= 4 && digits !== text ? [`%${digits}%`] : null;
}

/** A contact is on record as long as somebody may have to be called. */
const NEVER_LEAVES = { state: null, day: null } as const;

function standing(since: string | null, until: string | null, day: string, told: boolean): Pick<FoundPerson, 'state' | 'day'> {
  const state = since === null ? (until === null ? null : 'ended') : since > day ? 'ahead' : 'now';
  return { state, day: told ? (since ?? until) : null };
}

/** Finds people by name, ID, phone or e-mail, the best first; households and rosters by theirs. */
@Injectable()
export class PeopleFinder {
  constructor(private readonly db: Db) {}

  /** Of each kind the first and how many there are; those written alike after them, where few were meant. */
  async people(text: string, kinds: readonly PersonKind[], first: number): Promise<FoundPeople[]> {
    const patterns = searchPatterns(text);
    if (!kinds.length || !patterns) return [];
    const exact = await this.ask(EXACT, [patterns, digitsOf(text)], text, kinds, first);
    const total = [...exact.values()].reduce((sum, { count }) => sum + count, 0);
    const guesses = total < FEW && !NOT_GUESSED.test(text) && foldText(text).trim().length >= GUESSED_FROM;
    const near = guesses ? await this.ask(NEAR_IDS, [searchWords(text), JSON.stringify(swappedPatterns(text))], text, kinds, first) : new Map<PersonKind, FoundPeople>();
    return kinds.flatMap((kind) => {
      const known = exact.get(kind);
      const ids = new Set(known?.people.map(({ id }) => id));
      const alike = (near.get(kind)?.people ?? []).filter(({ id }) => !ids.has(id)).map((person) => ({ ...person, isSimilar: true }));
      const people = [...(known?.people ?? []), ...alike].slice(0, first);
      return people.length ? [{ kind, people, count: known?.count ?? 0, capped: known?.capped ?? false }] : [];
    });
  }

  async households(text: string, first: number): Promise<Found<{ id: string; name: string; addressLine1: string | null; city: string | null }>> {
    const { wholeTenant, timeZone } = requirePrincipal();
    return findInList(this.db, householdList(wholeTenant, timeZone), 'fold_text(h.name)', text, first);
  }

  async rosters(text: string, first: number): Promise<Found<{ id: string; name: string; place: string }>> {
    const list = rosterList(requirePrincipal().timeZone);
    return findInList(this.db, { ...list, select: `r.id, r.name, o.name as place` }, 'r.name_folded', text, first);
  }

  private async ask(ids: string, values: unknown[], text: string, kinds: readonly PersonKind[], first: number): Promise<Map<PersonKind, FoundPeople>> {
    const { timeZone, permissions } = requirePrincipal();
    const told = permissions.allows('view', 'people.registration_info');
    const day = todayIn(timeZone, new Date());
    const [rows] = await this.db.readTogether<[Row]>([{ text: peopleFound(ids), values: [...values, kinds, first, foldText(text).trim(), day] }]);
    const found = new Map<PersonKind, FoundPeople>();
    for (const { id, kind, places, since, until, birthDate, identifier, isRestricted, total, ...name } of rows) {
      const count = Number(total);
      const group = found.get(kind) ?? { kind, people: [], count: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP };
      group.people.push({ id, name: formatPersonName(name), places, birthDate, identifier, isRestricted, isSimilar: false, ...(kind === 'contact' ? NEVER_LEAVES : standing(since, until, day, told)) });
      found.set(kind, group);
    }
    return found;
  }
}
