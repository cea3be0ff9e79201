import { Injectable } from '@nestjs/common';
import { AuditService, Db, requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, foldName, isUuid, MAX_PAGE_SIZE, newId } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { isOutside } from '@afterbell/organizations/domain';
import { firstDayOf, formatPersonName, type Grade, gradeAfter, gradeOrder, GRADES, isGrade, lastDayOf, programmeYearLabel, programmeYearOf } from '@afterbell/people/domain';
import { placesEnding } from '../stays/outlook-words';
import { StayPlaces } from '../stays/stay-places';
import { invalid, today } from '../stays/stay.service';
import { ALONE, AT_SITE, BEGIN, END_PROGRAMMES, FOR_YEAR, FORGET_WAITING, FORGET_YEAR, GRADES_OF, GRADUATE, GRADUATES, HOLD, LOWER, MARK, NOTE, NOTE_PROGRAMMES, RAISE, REOPEN, REOPEN_PROGRAMMES, ROLL_OVERS, ROLLED, SERVES, UNDONE } from './grade.sql';
import type { GradeRollOver, GradeRollOverPreview, RollOverChildren, SiteGrades, YearGrade } from './grade.types';

interface Child {
  id: string;
  firstName: string;
  lastName: string;
  preferredName: string | null;
  grade: string | null;
  stayId: string;
  gradeOfYear: string | null;
  isLate: boolean;
}

interface Held {
  id: string;
  organizationId: string;
  programmeYear: number;
  undoneAt: Date | null;
  waiting: boolean;
}

const MOST_REPEATING = 500;
/** As the statement answers it in the place of a grade. */
const GRADUATED = 'graduated';

/**
 * Every child of a site goes one grade up as a programme year begins; the last grade graduates. It can be looked at before, and undone. Into a year
 * that is to come, only the year's own entries are made: the grade of a record stands until the year begins (GradeYears).
 */
@Injectable()
export class GradeRollOverService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly organizations: OrganizationService,
    private readonly places: StayPlaces,
  ) {}

  gradesOf(personId: string): Promise<YearGrade[]> {
    return this.db.query<YearGrade & Record<string, unknown>>(GRADES_OF, [personId], 'grades_of');
  }

  async preview(siteId: string, programmeYear: number): Promise<GradeRollOverPreview> {
    refuseYear(programmeYear);
    return this.db.read(async (tx) => {
      const serves = await this.serves(siteId);
      const children = await this.children(tx, siteId, programmeYear);
      const going = children.filter(isGoing);
      const steps = GRADES.map((from) => ({ from, to: gradeAfter(from), people: going.filter(({ grade }) => grade === from).length, outside: isOutside(gradeAfter(from), serves) })).filter(({ people }) => people > 0);
      const made = await tx.query<GradeRollOver & Record<string, unknown>>(ROLL_OVERS, [siteId], 'grade_roll_overs');
      const leaving = going.flatMap(({ grade, stayId }) => (gradeAfter(grade) === null ? [stayId] : []));
      const of = (test: (grade: string) => boolean) => children.filter(({ grade, gradeOfYear }) => grade !== null && gradeOfYear !== null && test(gradeOfYear)).length;
      const said = { entered: of((grade) => grade !== GRADUATED), graduated: of((grade) => grade === GRADUATED) };
      const outlook = await this.places.outlook(tx, { stayIds: leaving, startsOn: null, endsOn: lastDayOf(programmeYear - 1) });
      return { programmeYear, serves, steps, made, remarks: [...placesEnding({ ...outlook, sessions: [] }), ...keptWords(children.filter(isKept).length)], withoutGrade: children.filter(({ grade }) => grade === null).length, ...said };
    });
  }

  /** Which grades a site serves, as its record says. */
  serves(siteId: string): Promise<SiteGrades> {
    return this.db.read(async (tx) => {
      const organization = await this.organizations.within(siteId, ['site']);
      const served = await tx.one<Pick<SiteGrades, 'gradeFrom' | 'gradeTo'> & Record<string, unknown>>(SERVES, [siteId], 'grades_served');
      return { organization, gradeFrom: served?.gradeFrom ?? null, gradeTo: served?.gradeTo ?? null };
    });
  }

  /** Whom it would take on, by grade and name; `search` leaves those whose name has it. */
  async childrenOf(siteId: string, programmeYear: number, { search, first, offset }: { search: string; first: number; offset: number }): Promise<RollOverChildren> {
    refuseYear(programmeYear);
    if (first < 1 || first > MAX_PAGE_SIZE || offset < 0) throw new AppError('PAGE_TOO_LARGE', { max: String(MAX_PAGE_SIZE) });
    const words = foldName(search).split(/\s+/).filter(Boolean);
    return this.db.read(async (tx) => {
      await this.organizations.within(siteId, ['site']);
      const going = (await this.children(tx, siteId, programmeYear)).filter(isGoing).map((child) => ({ ...child, displayName: formatPersonName(child) }));
      const found = going.filter(({ displayName }) => words.every((word) => foldName(displayName).includes(word))).sort((one, other) => gradeOrder(one.grade) - gradeOrder(other.grade));
      return { total: found.length, nodes: found.slice(offset, offset + first).map(({ id, displayName, grade }) => ({ id, displayName, grade, next: gradeAfter(grade) })) };
    });
  }

  async roll(siteId: string, programmeYear: number, repeat: readonly string[]): Promise<number> {
    refuseYear(programmeYear);
    if (repeat.length > MOST_REPEATING || !repeat.every(isUuid)) throw invalid('repeat', `has others than ids, or more than ${MOST_REPEATING}`);
    return this.db.write(async (tx) => {
      const site = await this.organizations.within(siteId, ['site']);
      await tx.query(ALONE, [siteId]);
      const stands = new Set(repeat);
      const going = (await this.children(tx, siteId, programmeYear)).filter(isGoing);
      if (going.length === 0) throw invalid('programmeYear', `changes nobody’s grade at ${site.name}: everybody has one of that year already, or none at all`);
      const rows = going.map(({ id, grade, stayId }) => {
        const became = stands.has(id) ? grade : gradeAfter(grade);
        return { id, was: grade, became, stayId: became === null ? stayId : null };
      });
      const [rollOverId, waiting] = [newId(), today() < firstDayOf(programmeYear)];
      const [raised, leaving] = [rows.filter(({ was, became }) => became !== null && was !== became), rows.flatMap(({ stayId }) => stayId ?? [])];
      const changed = raised.length + leaving.length;
      await tx.execute(BEGIN, [rollOverId, siteId, programmeYear, requirePrincipal().userId || null, changed, waiting]);
      await tx.execute(ROLLED, [rollOverId, JSON.stringify(rows)]);
      if (!waiting) await raise(tx, raised, programmeYear);
      // Who repeats gets a row for the year although the grade is the same.
      await tx.execute(NOTE, [JSON.stringify(rows), programmeYear]);
      if (leaving.length) {
        await this.places.around(tx, rows.flatMap(({ id, became }) => (became === null ? [id] : [])), () => tx.execute(GRADUATE, [leaving, lastDayOf(programmeYear - 1)]));
        await tx.execute(NOTE_PROGRAMMES, [rollOverId, lastDayOf(programmeYear - 1)]);
        await tx.execute(END_PROGRAMMES, [leaving, lastDayOf(programmeYear - 1)]);
      }
      await this.note(tx, 'grade.rollOver', siteId, { programmeYear: programmeYearLabel(programmeYear), people: changed, graduated: leaving.length, repeated: rows.length - changed });
      return changed;
    });
  }

  /** Takes back what nobody has changed since; answers how many grades. */
  async undo(id: string): Promise<{ siteId: string; programmeYear: number; changed: number }> {
    return this.db.write(async (tx) => {
      const held = isUuid(id) ? await tx.one<Held & Record<string, unknown>>(HOLD, [id], 'grade_roll_over_hold') : null;
      if (!held) throw new AppError('NOT_FOUND', { what: 'The roll-over' });
      const { organizationId: siteId, programmeYear } = held;
      if (held.undoneAt !== null) throw invalid('id', 'was undone already');
      const lowered = held.waiting ? await this.forgetWaiting(tx, held) : await this.lower(tx, held);
      const graduates = await tx.query<{ id: string }>(GRADUATES, [id]);
      const { answer: reopened } = await this.places.around(tx, graduates.map((one) => one.id), () => tx.execute(REOPEN, [id, lastDayOf(programmeYear - 1)]));
      await tx.execute(REOPEN_PROGRAMMES, [id, lastDayOf(programmeYear - 1)]);
      const changed = lowered + reopened;
      await tx.execute(UNDONE, [id]);
      await this.note(tx, 'grade.rollOverUndo', siteId, { programmeYear: programmeYearLabel(programmeYear), people: changed });
      return { siteId, programmeYear, changed };
    });
  }

  private async forgetWaiting(tx: Tx, { id, programmeYear }: Held): Promise<number> {
    return (await tx.query<{ changes: boolean }>(FORGET_WAITING, [id, programmeYear])).filter(({ changes }) => changes).length;
  }

  private async lower(tx: Tx, { id, programmeYear }: Held): Promise<number> {
    await tx.query(FOR_YEAR, [String(programmeYear - 1)]);
    const lowered = await tx.execute(LOWER, [id]);
    await tx.query(FOR_YEAR, ['']);
    await tx.execute(FORGET_YEAR, [id, programmeYear]);
    return lowered;
  }

  private async children(tx: Tx, siteId: string, programmeYear: number): Promise<Child[]> {
    // Of a year that runs: who was here as it began, and who is here now.
    const day = today() < firstDayOf(programmeYear) ? today() : firstDayOf(programmeYear);
    const rows = await tx.query<Child & Record<string, unknown>>(AT_SITE, [siteId, day, programmeYear, today()], 'grade_children');
    return [...new Map(rows.map((row) => [row.id, row])).values()];
  }

  private note(tx: Tx, action: string, siteId: string, after: object): Promise<void> {
    return this.audit.record(tx, { action, subjectType: 'organization', subjectId: siteId, organizationId: siteId, after });
  }
}

/** The trigger of persons makes the year's entries; they are the roll-over's, not a person's. */
export async function raise(tx: Tx, rows: readonly { id: string; became: string | null }[], programmeYear: number): Promise<void> {
  await tx.query(FOR_YEAR, [String(programmeYear)]);
  await tx.execute(RAISE, [JSON.stringify(rows)]);
  await tx.query(FOR_YEAR, ['']);
  await tx.execute(MARK, [rows.map(({ id }) => id), programmeYear]);
}

const isOpen = (child: Child): child is Child & { grade: Grade } => isGrade(child.grade) && child.gradeOfYear === null;
/** Whoever came in the year itself graduates by no year that was over by then. */
const isKept = (child: Child) => isOpen(child) && child.isLate && gradeAfter(child.grade) === null;
const isGoing = (child: Child): child is Child & { grade: Grade } => isOpen(child) && !isKept(child);
const keptWords = (count: number) => (count === 0 ? [] : [`${count === 1 ? '1 child' : `${count} children`} of the last grade came since that year began: nothing is done.`]);

function refuseYear(programmeYear: number): void {
  const now = programmeYearOf(today());
  if (programmeYear !== now && programmeYear !== now + 1) throw invalid('programmeYear', `is neither ${programmeYearLabel(now)} nor ${programmeYearLabel(now + 1)}`);
}
