import { Injectable } from '@nestjs/common';
import { AuditNotes, Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, formatDate, isPlainDate, type ListQuery, MAX_PAGE_SIZE, todayIn } from '@afterbell/core/domain';
import { OrganizationLoaders } from '@afterbell/organizations/api';
import { formatPersonName, gradeLabel, isGrade, ROSTER_MEMBERS } from '@afterbell/people/domain';
import { ParticipantLoaders } from '../participant.loaders';
import { type ParticipantRow, ParticipantService } from '../participant.service';
import { PhotoService } from '../photos/photo.service';
import { type RosterRow, RosterService } from '../rosters/roster.service';
import { BadgeService } from './badge.service';
import { type BadgeCode, makeBadgeSheet } from './badge-sheet';
import { makeSignInSheet, type SheetChild } from './sign-in-sheet';

const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

/** How a sheet shows a child; the session's own sheet uses it too. */
export function sheetChild({ allergies, contactRestriction, ...child }: Pick<ParticipantRow, 'firstName' | 'lastName' | 'preferredName' | 'allergies' | 'contactRestriction'> & { grade: string | null }): SheetChild {
  return {
    name: formatPersonName(child),
    grade: isGrade(child.grade) ? gradeLabel(child.grade) : null,
    alerts: [...(allergies ? [`Allergy: ${allergies}`] : []), ...(contactRestriction ? ['Contact restriction'] : [])],
  };
}

const leftOut = (left: number) => (left ? [left === 1 ? '1 member has left and is not on this sheet.' : `${left} members have left and are not on this sheet.`] : []);

/** Rosters on paper: who comes is signed by hand where there is no tablet. */
@Injectable()
export class RosterPrints {
  constructor(
    private readonly db: Db,
    private readonly rosters: RosterService,
    private readonly badges: BadgeService,
    private readonly photos: PhotoService,
    private readonly participants: ParticipantService,
    private readonly loaders: ParticipantLoaders,
    private readonly organizations: OrganizationLoaders,
    private readonly notes: AuditNotes,
  ) {}

  async signInSheet(rosterId: string, date: string | undefined, withPhotos: boolean): Promise<PDFKit.PDFDocument> {
    const day = date || todayIn(requirePrincipal().timeZone, new Date());
    if (!isPlainDate(day)) throw invalid('date', 'is not a date');
    const { roster, place, children, left } = await this.open(rosterId, day);
    await this.notes.note({ action: 'roster.printSheet', subjectType: 'roster', subjectId: roster.id, organizationId: roster.organizationId, after: { date: day, count: children.length } });
    const photos = withPhotos ? await this.photos.shownOf(children.map(({ id }) => id)) : new Map<string, Buffer>();
    return makeSignInSheet({ title: roster.name, lines: [`${place} · ${formatDate(day)}`, ...(roster.note ? [roster.note] : []), ...leftOut(left)], withPhotos, children: children.map((child) => ({ ...sheetChild(child), photo: photos.get(child.id) ?? null })) });
  }

  async badgeSheet(rosterId: string, as: BadgeCode): Promise<PDFKit.PDFDocument> {
    const { roster, place, children, left } = await this.open(rosterId, todayIn(requirePrincipal().timeZone, new Date()));
    if (!children.length) throw invalid('roster', left ? 'has only members who have left: there are no badges to make' : 'has no members to make badges of');
    await this.notes.note({ action: 'roster.printBadges', subjectType: 'roster', subjectId: roster.id, organizationId: roster.organizationId, after: { count: children.length } });
    return this.badgesOf(children, `Badges: ${roster.name}`, place, as);
  }

  /** The badge of one child, such as instead of a lost one. */
  async badgeOfOne(personId: string, as: BadgeCode): Promise<PDFKit.PDFDocument> {
    const child = await this.participants.get(personId);
    const { organizationId } = requirePrincipal();
    await this.notes.note({ action: 'badge.print', subjectType: 'person', subjectId: child.id, organizationId });
    return this.badgesOf([child], `Badge: ${formatPersonName(child)}`, (await this.organizations.name(organizationId))?.name ?? '', as);
  }

  private async badgesOf(children: readonly ParticipantRow[], title: string, place: string, as: BadgeCode): Promise<PDFKit.PDFDocument> {
    const ids = children.map(({ id }) => id);
    const codes = await this.badges.codesOf(ids);
    const photos = await this.photos.shownOf(ids);
    const badges = children.map(({ id, firstName, lastName, preferredName, grade }) => ({
      firstName: preferredName ?? firstName,
      detail: [lastName, isGrade(grade) ? gradeLabel(grade) : ''].filter(Boolean).join(' · '),
      place,
      code: codes.get(id) ?? '',
      photo: photos.get(id) ?? null,
    }));
    return makeBadgeSheet({ title, as, badges: badges.filter(({ code }) => code !== '') });
  }

  private open(rosterId: string, day: string) {
    return this.db.apart(() => this.read(rosterId, day));
  }

  private async read(rosterId: string, day: string): Promise<{ roster: RosterRow; place: string; children: ParticipantRow[]; left: number }> {
    const roster = await this.rosters.get(rosterId);
    const children: ParticipantRow[] = [];
    for (let more = true; more; ) {
      const query: ListQuery = { offset: children.length, limit: MAX_PAGE_SIZE };
      const page = await this.rosters.members(roster, query, day);
      children.push(...page.nodes);
      more = page.hasNextPage;
      if (children.length > ROSTER_MEMBERS || (more && children.length >= ROSTER_MEMBERS)) throw invalid('roster', `has more than ${ROSTER_MEMBERS} members: make smaller rosters to print`);
    }
    // Members chosen by hand stay on the roster when they leave; nobody signs them in, and they wear no badge.
    const standings = await Promise.all(children.map(({ id }) => this.loaders.standing(id, day)));
    const present = children.filter((_, index) => standings[index]?.state !== 'ended');
    return { roster, place: (await this.organizations.name(roster.organizationId))?.name ?? '', children: present, left: children.length - present.length };
  }
}
