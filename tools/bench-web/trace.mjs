// What the page's main thread did between two marks, from Chromium's trace: its own time on a processor, which the machine's other programs do not lengthen.
const CATEGORIES = ['-*', 'blink.user_timing', 'toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'];

/** @returns {Promise<object[]>} the trace's events while `act` ran */
export async function traced(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  const acted = await act().then(() => null, (error) => error);
  const trace = await browser.stopTracing();
  if (acted) throw acted;
  return JSON.parse(trace.toString()).traceEvents;
}

const isTask = ({ name, ph }) => ph === 'X' && (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');

export function marksOf(events, name) {
  return events.filter((event) => event.name === `bench:${name}` && 'RIi'.includes(event.ph)).sort((a, b) => a.ts - b.ts);
}

/** Outermost tasks of the thread that made the mark, with their wall and processor time. */
export function tasksOf(events, { pid, tid }) {
  const tasks = events.filter((event) => event.pid === pid && event.tid === tid && isTask(event)).sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  let end = -Infinity;
  return tasks.filter(({ ts, dur }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

/** Milliseconds of processor between two marks of one thread; a task that a mark cuts counts by the part that lies between. */
export function cpuBetween(tasks, from, to) {
  return tasks.reduce((total, { ts, dur, tdur = dur }) => {
    const within = Math.min(ts + dur, to) - Math.max(ts, from);
    return within > 0 && dur > 0 ? total + (tdur * within) / dur / 1000 : total;
  }, 0);
}

/** To each mark `last` from the newest `first` before it. @returns {{ cpu: number, wall: number }[]} milliseconds */
export function spans(events, first, last) {
  const starts = marksOf(events, first);
  return marksOf(events, last).flatMap((to) => {
    const from = starts.findLast(({ ts }) => ts < to.ts);
    return from ? [{ cpu: cpuBetween(tasksOf(events, from), from.ts, to.ts), wall: (to.ts - from.ts) / 1000 }] : [];
  });
}
