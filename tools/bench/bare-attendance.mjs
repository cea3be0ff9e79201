// The bare handler's part of attendance beyond one roster: the grid, the months of sites, the hours of a tenant's year.
import { hoursQuestion } from './attendance-sums.mjs';
import { ZONE } from './cluster.mjs';

export function attendanceOperations({ built, read, write, nameOf }) {
  const { GRID_HEADER, GRID_ROWS } = built('libs/participation/api/src/grid/grid.sql.js');
  const { CALENDAR } = built('libs/participation/api/src/session-date/session-calendar.service.js');
  const { monthLockList } = built('libs/participation/api/src/lock/month-lock-list.js');
  const { compileList } = built('libs/core/api/src/lists/compile-list.js');
  const { IN_SUBTREE, SETTLE } = built('libs/participation/api/src/hours/hours.sql.js');
  const { bandsOn } = built('libs/participation/domain/src/index.js');
  const { addDays, monthStart } = built('libs/core/domain/src/index.js');

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
        if (!mark) return (spans ?? []).some(([start, end]) => start <= date && (end === null || date <= end)) ? [{ date, status: 'Enrolled', startTime: null, endTime: null, version: 0, changedBy: null, changedByYou: false, __typename: 'GridCell' }] : [];
        const { recordedBy, ...stored } = mark;
        return [{ ...stored, changedBy: nameOf(recordedBy), changedByYou: recordedBy === user.userId, __typename: 'GridCell' }];
      });
    };
    return {
      attendanceGrid: {
        sessionId, activityId: header.activity_id, sessionName: header.session_name, activityName: header.activity_name,
        isDropIn: header.activity_type === 'drop_in', timesRequired: header.activity_type === 'unscheduled', timeZone: header.time_zone, mayEdit: true, totalCount: header.total,
        days,
        rows: people.map((row) => ({ personId: row.person_id, firstName: row.first_name, lastName: row.last_name, preferredName: row.preferred_name, generatedId: row.generated_id, grade: row.grade, cells: cellsOf(row), __typename: 'GridRow' })),
        __typename: 'AttendanceGrid',
      },
    };
  }

  async function months(contender, { month, first, offset, user }) {
    const from = monthStart(month);
    const list = monthLockList(ZONE, { organizationId: user.organizationId, from, until: addDays(monthStart(addDays(from, 31)), -1), now: new Date(), timeZone: ZONE });
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
    const { organizationId } = user;
    const [[place]] = await read(contender, user, [{ name: 'hours_place', text: IN_SUBTREE, values: [organizationId, organizationId] }]);
    while (place.due && (await write(contender, user, (query) => query(SETTLE, [200, null], 'attendance_settle')))[0].days);
    const [rows] = await read(contender, user, [hoursQuestion(organizationId, from, to)]);
    const sum = (of) => rows.reduce((total, row) => total + row[of], 0);
    return {
      hoursByBand: {
        ...{ organizationId, from, to, participants: sum('participants'), minutes: sum('minutes') },
        bands: bandsOn(to).map((band, index) => {
          const { participants = 0, minutes = 0 } = rows.find((row) => row.band === index + 1) ?? {};
          return { band: { ...band, __typename: 'HourBand' }, participants, minutes, __typename: 'HoursOfBand' };
        }),
        __typename: 'HoursByBand',
      },
    };
  }

  return { '/grid': grid, '/months': months, '/hours': hours };
}
