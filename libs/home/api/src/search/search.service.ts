import { Injectable } from '@nestjs/common';
import { ActivityService, SessionService } from '@afterbell/activities/api';
import { type Found, requirePrincipal } from '@afterbell/core/api';
import { AppError, foldText, ORGANIZATION_LEVELS, type OrganizationLevel, routeAccess } from '@afterbell/core/domain';
import { OrganizationService } from '@afterbell/organizations/api';
import { organizationPage } from '@afterbell/organizations/domain';
import { featureOfKind, PeopleFinder } from '@afterbell/people/api';
import { PERSON_KINDS, personPage } from '@afterbell/people/domain';
import type { SearchGroup, SearchHit, SearchKind } from './search.types';

const LONGEST = 200;
const MOST_HITS = 20;
/** One letter stands at the beginning of somebody's name in every house; a sign of another script may be a whole one. */
const TOO_SHORT = /^[\p{Script=Latin}\d\p{P}\s]$/u;

const LISTS: Readonly<Record<SearchKind, string>> = {
  participant: '/people/participants',
  staff: '/people/staff',
  teacher: '/people/teachers',
  board_member: '/people/board-members',
  contact: '/people/list',
  household: '/people/households',
  roster: '/people/rosters',
  organization: '/organizations/list',
  activity: '/activities',
  session: '/participation/activity',
};

const PLAIN = { place: null, birthDate: null, identifier: null, level: null, isRestricted: false, stayState: null, stayDay: null } as const;

/** Finds everything that has a page the caller may visit, through the same lists and walls as those pages. */
@Injectable()
export class SearchService {
  constructor(
    private readonly people: PeopleFinder,
    private readonly organizations: OrganizationService,
    private readonly activities: ActivityService,
    private readonly sessions: SessionService,
  ) {}

  async search(given: string, first: number): Promise<SearchGroup[]> {
    if (given.length > LONGEST) throw new AppError('VALIDATION', { problems: [{ path: 'text', message: `has more than ${LONGEST} characters` }] });
    if (first < 1 || first > MOST_HITS) throw new AppError('VALIDATION', { problems: [{ path: 'first', message: `is not between 1 and ${MOST_HITS}` }] });
    const text = foldText(given).trim();
    if (text === '' || TOO_SHORT.test(text) || text.includes('\0')) return [];
    const visits = visitor();
    const groupOf = <Row extends { id: string; name: string }>(kind: SearchKind, { rows, count, capped, similar }: Found<Row>, more: (row: Row) => Partial<SearchHit> & { path: string }): SearchGroup[] => {
      const hits = rows.map((row): SearchHit => ({ ...PLAIN, id: row.id, title: row.name, isSimilar: similar, ...more(row) }));
      return this.group(kind, hits, similar ? 0 : count, capped, given, visits(LISTS[kind]));
    };
    // One after the other: a search must not take connections from five others.
    const groups = await this.peopleGroups(given, first, visits);
    if (visits(LISTS.household)) groups.push(...groupOf('household', await this.people.households(text, first), (row) => ({ place: [row.addressLine1, row.city].filter(Boolean).join(', ') || null, path: `${LISTS.household}?id=${row.id}` })));
    if (visits(LISTS.roster)) groups.push(...groupOf('roster', await this.people.rosters(text, first), (row) => ({ place: row.place, path: `${LISTS.roster}?id=${row.id}` })));
    if (ORGANIZATION_LEVELS.some((level) => visits(organizationPage(level)))) groups.push(...(await this.organizationGroup(text, first, visits, groupOf)));
    if (visits(LISTS.activity)) groups.push(...groupOf('activity', await this.activities.find(text, first), (row) => ({ place: row.place, path: listWith(LISTS.activity, row.name) })));
    if (visits(LISTS.session) && requirePrincipal().permissions.allows('view', 'activities.session')) {
      groups.push(...groupOf('session', await this.sessions.find(text, first), (row) => ({ place: row.place === row.name ? null : row.place, path: `${LISTS.session}?activityId=${row.activityId}&sessionId=${row.id}` })));
    }
    return groups;
  }

  private async peopleGroups(text: string, first: number, visits: Visits): Promise<SearchGroup[]> {
    // Some pages serve several kinds of people: the role must view this one too.
    const { permissions } = requirePrincipal();
    const kinds = PERSON_KINDS.filter((kind) => permissions.allows('view', featureOfKind(kind)) && visits(personPage(kind) ?? ''));
    const found = await this.people.people(text, kinds, first);
    return found.flatMap(({ kind, people, count, capped }) => {
      const hits = people.map(({ id, name, places, birthDate, identifier, isRestricted, isSimilar, state, day }): SearchHit => ({ id, title: name, place: places, birthDate, identifier, level: null, isRestricted, isSimilar, stayState: state, stayDay: day, path: `${personPage(kind)}?id=${id}` }));
      return this.group(kind, hits, count, capped, text, visits(LISTS[kind]));
    });
  }

  private async organizationGroup(text: string, first: number, visits: Visits, groupOf: GroupOf<{ id: string; name: string; level: OrganizationLevel; place: string | null }>): Promise<SearchGroup[]> {
    const found = await this.organizations.find(text, first);
    const rows = found.rows.filter(({ level }) => visits(organizationPage(level)));
    return groupOf('organization', { ...found, rows }, (row) => ({ place: row.place, level: row.level, path: `${organizationPage(row.level)}?id=${row.id}` }));
  }

  private group(kind: SearchKind, hits: SearchHit[], value: number, capped: boolean, text: string, hasList: boolean): SearchGroup[] {
    if (!hits.length) return [];
    // The sessions' page is a calendar: it has no list to show them all in.
    const listPath = hasList && value > 0 && kind !== 'session' ? listWith(LISTS[kind], text.trim(), kind) : null;
    return [{ kind, hits, count: { value, capped }, listPath }];
  }
}

type Visits = (path: string) => boolean;
type GroupOf<Row> = (kind: SearchKind, found: Found<Row>, more: (row: Row) => Partial<SearchHit> & { path: string }) => SearchGroup[];

/** The list of participants begins with those who are here or coming: what was found and counted are all. */
const listWith = (path: string, text: string, kind?: SearchKind) => `${path}?${new URLSearchParams({ q: text, ...(kind === 'participant' ? { only: 'all' } : {}) })}`;

/** Whether the caller may visit a page, as the client's own rule says. */
function visitor(): Visits {
  const { permissions, organizationLevel: level } = requirePrincipal();
  return (pathname) => routeAccess({ pathname, permissions, level, signedIn: true }) === 'allowed';
}
