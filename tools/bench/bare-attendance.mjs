// The bare handler's part of attendance beyond one roster: the grid, the months of sites, the hours of a tenant's year.

/** Minutes of the union of what each participant attended in a day, summed and told by federal band (docs/attendance.md). Two stretches of one day need no search for their union. */
const HOURS = `
with days as (
  select t.person_id, t.on_date, count(*) as stretches,
    sum(coalesce(t.end_time, d.end_time) - coalesce(t.start_time, d.start_time)) as total,
    max(coalesce(t.end_time, d.end_time)) - min(coalesce(t.start_time, d.start_time)) as span
  from attendance t join session_date d on d.session_id = t.session_id and d.on_date = t.on_date
  where t.status = 'Present' and t.on_date between $1::date and $2::date
  group by t.person_id, t.on_date
), people as (
  select person_id, extract(epoch from sum(case when stretches <= 2 then least(total, span) else (
      select sum(upper(part) - lower(part)) from (
        select unnest(range_agg(tsrange(o.on_date + coalesce(o.start_time, d.start_time), o.on_date + coalesce(o.end_time, d.end_time)))) as part
        from attendance o join session_date d on d.session_id = o.session_id and d.on_date = o.on_date
        where o.person_id = days.person_id and o.on_date = days.on_date and o.status = 'Present') parts) end)) / 60 as minutes
  from days group by person_id
)
select count(*)::int as participants, coalesce(sum(minutes), 0)::bigint as minutes,
  array[${[0, 900, 2700, 5400, 10_800, 16_200].map((from, index, all) => `count(*) filter (where minutes >= ${from} ${all[index + 1] ? `and minutes < ${all[index + 1]}` : ''})`).join(', ')}]::int[] as bands
from people where minutes > 0`;

export function attendanceOperations({ built, read, nameOf }) {
  const { GRID_HEADER, GRID_ROWS } = built('libs/participation/api/src/grid/grid.sql.js');
  const { CALENDAR } = built('libs/participation/api/src/session-date/session-calendar.service.js');
  const { monthLockList } = built('libs/participation/api/src/lock/month-lock-list.js');
  const { compileList } = built('libs/core/api/src/lists/compile-list.js');
  const { addDays, monthStart, nowTimeIn, todayIn } = built('libs/core/domain/src/index.js');
  const ZONE = 'America/New_York';

  const minute = (time) => time.slice(0, 5);
  async function grid(contender, { sessionId, from, to, first, offset, user }) {
    const [[header], people, calendar] = await read(contender, user, [
      { name: 'grid_header', text: GRID_HEADER, values: [sessionId, from, to] },
      { name: 'grid_rows', text: GRID_ROWS, values: [sessionId, from, to, first, offset] },
      { name: 'session_calendar', text: CALENDAR, values: [sessionId, from, to] },
    ]);
    const days = calendar.filter(({ source }) => source !== null).map((day) => ({
      date: day.date,
      state: day.source === 'schedule' ? 'scheduled' : 'added',
      closureReason: day.closure_reason,
      locked: day.locked,
      outcome: day.outcome,
      startTime: header.times?.[day.date]?.[0] ?? minute(header.start_time),
      endTime: header.times?.[day.date]?.[1] ?? minute(header.end_time),
      counts: { enrolled: day.unmarked + day.expected, present: day.present, excusedAbsence: day.excused, unexcusedAbsence: day.unexcused, __typename: 'StatusCounts' },
      __typename: 'GridDay',
    }));
    const cellsOf = ({ spans, marks }) => {
      const byDate = new Map((marks ?? []).map((mark) => [mark.date, mark]));
      return days.flatMap(({ date }) => {
        const mark = byDate.get(date);
        if (!mark) return (spans ?? []).some(([start, end]) => start <= date && (end === null || date <= end)) ? [{ date, status: 'Enrolled', startTime: null, endTime: null, version: 0, changedBy: null, __typename: 'GridCell' }] : [];
        const { recordedBy, ...stored } = mark;
        return [{ ...stored, changedBy: nameOf(recordedBy), __typename: 'GridCell' }];
      });
    };
    return {
      attendanceGrid: {
        sessionId, sessionName: header.session_name, activityName: header.activity_name,
        isDropIn: header.activity_type === 'drop_in', timesRequired: header.activity_type === 'unscheduled', timeZone: header.time_zone, mayEdit: true, totalCount: header.total,
        days,
        rows: people.map((row) => ({ personId: row.person_id, firstName: row.first_name, lastName: row.last_name, preferredName: row.preferred_name, grade: row.grade, cells: cellsOf(row), __typename: 'GridRow' })),
        __typename: 'AttendanceGrid',
      },
    };
  }

  async function months(contender, { month, first, offset, user }) {
    const from = monthStart(month);
    const now = new Date();
    const list = monthLockList(ZONE, { organizationId: user.organizationId, from, until: addDays(monthStart(addDays(from, 31)), -1), today: todayIn(ZONE, now), now: nowTimeIn(ZONE, now) });
    const { where, orderBy, joins, values: asked } = compileList(list, { limit: first, offset }, list.parameters.length + 1);
    const values = [...list.parameters, ...asked];
    const matching = `from ${list.from} where ${list.base} and ${where}`;
    const one = async (text) => (await read(contender, user, [{ text, values }]))[0];
    const rows = await one(`select ${list.select} from ${list.from}${joins && ` ${joins}`} where ${list.base} and ${where} order by ${orderBy} limit ${first + 1} offset ${offset}`);
    const total = rows.length <= first ? offset + rows.length : Number((await one(`select count(*) from (select 1 ${matching} limit 1001) counted`))[0].count);
    return {
      siteMonths: {
        nodes: rows.slice(0, first).map(({ siteId, siteName, dates, marks, lockedAt, lockedBy }) => ({
          ...{ siteId, siteName, month: from, ...dates, ...marks },
          lock: lockedAt ? { lockedAt, lockedBy: nameOf(lockedBy), __typename: 'MonthLock' } : null,
          __typename: 'SiteMonth',
        })),
        totalCount: { value: Math.min(1000, total), capped: total > 1000, __typename: 'ListCount' },
        __typename: 'SiteMonthConnection',
      },
    };
  }

  async function hours(contender, { from, to, user }) {
    const [[row]] = await read(contender, user, [{ text: HOURS, values: [from, to] }]);
    return { hours: row };
  }

  return { '/grid': grid, '/months': months, '/hours': hours };
}
