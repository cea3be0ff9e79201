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

/** No screen asks it yet: the statement alone, without walls and with them. */
const hours = {
  title: 'hours by band, a year of the whole tenant',
  targets: 'years',
  aside: true,
  slow: true,
  concurrency: 1,
  contenders: {
    bare: { request: (target) => bare('/hours', 'bare', { from: target.from, to: target.to, user: as(target.user) }) },
    walls: { request: (target) => bare('/hours', 'walls', { from: target.from, to: target.to, user: as(target.user) }) },
  },
  check: (answer) => {
    if (!(dataOf(answer).hours.participants > 0)) fail('nobody has hours');
  },
  essence: (answer) => answer.data.hours,
};

export const attendanceWorkloads = { grid, locks, hours };
