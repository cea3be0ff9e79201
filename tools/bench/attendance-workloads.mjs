// Attendance beyond one roster: the grid, the months of sites, the hours of a tenant's year.
import { clientOperation } from './client-operation.mjs';
import { as, bare, dataOf, fail, graphql } from './requests.mjs';

const GRID = clientOperation('libs/participation/web/src/grid/grid.graphql', 'gridPage');
const MONTHS = clientOperation('libs/participation/web/src/lock/lock.graphql', 'siteMonths');
const PAGE = 25;

const gridQuestion = ({ sessionId, from, to }) => ({ sessionId, from, to, first: 30, offset: 0 });
const grid = {
  title: 'grid, 30 participants by four weeks',
  targets: 'grids',
  contenders: {
    bare: { request: (target) => bare('/grid', 'bare', { ...gridQuestion(target), user: as(target.user) }) },
    walls: { request: (target) => bare('/grid', 'walls', { ...gridQuestion(target), user: as(target.user) }) },
    graphql: { request: (target) => graphql('gridPage', GRID, gridQuestion(target), target.user) },
  },
  check: (answer, target) => {
    const { rows, days } = dataOf(answer).attendanceGrid;
    if (rows.length !== 30 || days.length !== target.dates || rows.some(({ cells }) => cells.length !== target.dates)) fail(`a grid of ${rows.length} rows and ${days.length} dates instead of 30 and ${target.dates}`);
  },
  essence: (answer) => answer.data.attendanceGrid.rows.map(({ personId, cells }) => [personId, cells.map(({ status }) => status)]),
  essenceOfFields: (answer) => answer.data.attendanceGrid,
};

const locks = {
  title: `lock list, a month of ${PAGE} sites, with its count`,
  targets: 'months',
  settled: true,
  concurrency: 2,
  contenders: {
    bare: { request: (target) => bare('/months', 'bare', { month: target.month, first: PAGE, offset: target.offset, user: as(target.user) }) },
    walls: { request: (target) => bare('/months', 'walls', { month: target.month, first: PAGE, offset: target.offset, user: as(target.user) }) },
    graphql: { request: (target) => graphql('siteMonths', MONTHS, { month: target.month, first: PAGE, offset: target.offset }, target.user) },
  },
  check: (answer, target) => {
    const { nodes, totalCount } = dataOf(answer).siteMonths;
    if (nodes.length !== Math.min(PAGE, target.sites - target.offset) || totalCount.value !== target.sites) fail(`${nodes.length} of ${totalCount.value} sites instead of ${target.sites}`);
  },
  essence: (answer) => answer.data.siteMonths.nodes.map(({ siteId, dates, entered, missing, marks }) => [siteId, dates, entered, missing, marks]),
  essenceOfFields: (answer) => answer.data.siteMonths,
};

const HOURS = `query hoursByBand($from: PlainDate!, $to: PlainDate!) {
  hoursByBand(from: $from, to: $to) { organizationId from to participants minutes bands { band { from to __typename } participants minutes __typename } __typename }
}`;

/** No screen asks it yet, so a token does: a browser's session may only send what the client has. */
const hoursOf = (title, targets) => ({
  title,
  targets,
  aside: true,
  concurrency: 1,
  /** What it reads grows with the year that is asked for. */
  grows: true,
  contenders: {
    bare: { request: ({ from, to, user }) => bare('/hours', 'bare', { from, to, user: as(user) }) },
    walls: { request: ({ from, to, user }) => bare('/hours', 'walls', { from, to, user: as(user) }) },
    graphql: { request: ({ from, to, user, token }) => ({ ...graphql('hoursByBand', HOURS, { from, to }, user), headers: { authorization: `Bearer ${token}` } }) },
  },
  check: (answer) => {
    if (!(dataOf(answer).hoursByBand.participants > 0)) fail('nobody has hours');
  },
  essence: (answer) => answer.data.hoursByBand,
});

export const attendanceWorkloads = { grid, locks, hours: hoursOf('hours by band, a program year of the whole tenant', 'years'), 'hours-days': hoursOf('hours by band, any 365 days of the whole tenant', 'stretches') };
