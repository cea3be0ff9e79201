/** Saved views of lists: what is asked of a list, under a name (docs/lists.md). */
import type { FieldProblem } from './error-catalogue';
import type { FeatureKey } from './feature-key';
import { tidyLine } from './text-tidy';

interface ListFeatures {
  /** Whoever may view one of these sees the list and its views. */
  readonly view: readonly FeatureKey[];
  /** Whoever may edit one of these may share a view with others. */
  readonly share: readonly FeatureKey[];
}

const one = (feature: FeatureKey): ListFeatures => ({ view: [feature], share: [feature] });
const PEOPLE = ['people.participants', 'people.contacts', 'people.staff', 'people.teachers', 'people.board_members'] as const satisfies readonly FeatureKey[];
const LEVELS = ['organizations.top', 'organizations.institution_group', 'organizations.institution', 'organizations.site_group', 'organizations.site'] as const satisfies readonly FeatureKey[];

/** The lists that keep views, by the name of their table. */
export const VIEWED_LISTS: Readonly<Record<string, ListFeatures>> = {
  'people.everyone': { view: PEOPLE, share: PEOPLE },
  'people.participants': one('people.participants'),
  'people.staff': one('people.staff'),
  'people.teacher': one('people.teachers'),
  'people.board_member': one('people.board_members'),
  'people.households': one('people.household'),
  'people.rosters': one('people.rosters'),
  'activities.list': one('activities.list'),
  'organizations.list': { view: ['organizations.list'], share: LEVELS },
  'settings.users': one('settings.users'),
  'settings.roles': one('settings.roles'),
  'settings.periods': one('settings.data_collection_periods'),
  'settings.audit': one('settings.audit'),
};

export const VIEW_NAME_LENGTH = 80;
export const VIEW_QUERY_LENGTH = 4_000;
/** Views of one list that a person may keep, and that one list offers. */
export const MOST_VIEWS = 100;

/** Parts of a list's address that a view keeps: search, filters, whom of a list's usual parts it shows, order, page size, columns, and whether what rests is shown. The page is not among them. */
export const VIEW_KEYS = ['q', 'f', 'only', 's', 'ps', 'c', 'inactive'] as const;

/** Of an address what a view keeps, always written alike. */
export function viewQueryOf(query: string): string {
  const before = new URLSearchParams(query);
  const after = new URLSearchParams();
  for (const key of VIEW_KEYS) for (const value of before.getAll(key)) after.append(key, value);
  return after.toString();
}

export interface ViewInput {
  readonly list: string;
  readonly name: string;
  readonly query: string;
}

/** A view as it is kept, and what is wrong with it. */
export function parseView({ list, name, query }: ViewInput): { values: ViewInput; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const values = { list, name: tidyLine(name), query: viewQueryOf(query) };
  if (!Object.hasOwn(VIEWED_LISTS, list)) problems.push({ path: 'list', message: 'keeps no views' });
  if (!values.name) problems.push({ path: 'name', message: 'is required' });
  if (values.name.length > VIEW_NAME_LENGTH) problems.push({ path: 'name', message: `has more than ${VIEW_NAME_LENGTH} characters` });
  if (values.query.length > VIEW_QUERY_LENGTH) problems.push({ path: 'query', message: `has more than ${VIEW_QUERY_LENGTH} characters` });
  return { values, problems };
}
