// The bare handler's part of the first page.
import { ZONE } from './cluster.mjs';

export function dashboardOperations({ built, read }) {
  const { COUNTS } = built('libs/home/api/src/dashboard.service.js');
  const { NOT_ENTERED, NOT_ENTERED_BY_SITE, NOT_ENTERED_BY_SITE_COUNT, NOT_ENTERED_COUNT, TODAY, TODAY_COUNT } = built('libs/participation/api/src/today/session-days.sql.js');
  const { todayIn } = built('libs/core/domain/src/index.js');

  /** Nothing has told PostgreSQL which organization acts, so the text does. */
  function withoutWalls(text, { organizationId, wholeTenant }) {
    const own = `'${organizationId}'::uuid`;
    const within = (alias) => (wholeTenant ? '' : `${alias}.organization_id = ${own} and `);
    return text.replaceAll('app_org()', own).replace('from activity a where ', `$&${within('a')}`);
  }

  async function dashboard(contender, { user }) {
    const now = new Date();
    const today = todayIn(ZONE, now);
    const ask = async (text, values, name) => (await read(contender, user, [{ text, values, name }]))[0];
    /** A page and, where it is not the last, how many there are. */
    const page = async (list, count, values, first, typename) => {
      const rows = await ask(list, [...values, first + 1, 0]);
      const total = rows[0]?.total ?? (rows.length <= first ? rows.length : (await ask(count, [...values, 1001]))[0].count);
      return { nodes: rows.slice(0, first).map(({ total: _total, ...row }) => ({ ...row, __typename: typename })), totalCount: { value: Math.min(1000, total), capped: total > 1000, __typename: 'ListCount' }, more: rows.length > first };
    };
    const counting = contender === 'walls' ? COUNTS : withoutWalls(COUNTS, user);
    const [counts] = await ask(counting, [true, true, true, today, user.termId]);
    const dashboardCounts = { ...counts, __typename: 'DashboardCounts' };
    if (user.wholeTenant) {
      const { more: _more, nodes, ...work } = await page(NOT_ENTERED_BY_SITE, NOT_ENTERED_BY_SITE_COUNT, [user.organizationId, user.termId, now, ZONE], 8, 'SiteWork');
      const today = { ...nodes[0]?.today, __typename: 'DayFigures' };
      return { dashboardCounts, notEnteredBySite: { nodes: nodes.map(({ today: _today, ...site }) => site), ...work, today, __typename: 'SiteWorkConnection' } };
    }
    const days = ({ nodes, more, totalCount }) => ({
      nodes: nodes.map(({ activityId: _activityId, unmarkedCount: _unmarked, ...day }) => day),
      pageInfo: { hasNextPage: more, __typename: 'PageInfo' },
      totalCount,
      __typename: 'SessionDayConnection',
    });
    const todaysSessions = days(await page(TODAY, TODAY_COUNT, [user.organizationId, now, ZONE, user.organizationId], 100, 'SessionDay'));
    const notEntered = days(await page(NOT_ENTERED, NOT_ENTERED_COUNT, [user.organizationId, user.termId, now, ZONE], 6, 'SessionDay'));
    return { dashboardCounts, todaysSessions, notEntered };
  }

  return { '/dashboard': dashboard };
}
