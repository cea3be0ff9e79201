// How slow the machine is at the moment, other work included: what is promised in seconds is promised of the reference machine.
/** What the piece of work takes there, where the bench's bare roster takes 0.99 ms of CPU. Derived, not measured: it took 107 ms on a machine where that took 2.67. */
const REFERENCE_MS = 40;

function work() {
  for (let save = 0; save < 2_000; save += 1) {
    const marks = Array.from({ length: 30 }, (_, at) => ({ id: `${at}:${save}`, status: at % 2 ? 'Present' : 'ExcusedAbsence', version: save }));
    if (JSON.parse(JSON.stringify(marks)).length !== marks.length) throw new Error('JSON is not what it was.');
  }
}

/** 1 on the reference machine or a faster one; it knows nothing of the product, so a product that becomes slower gains nothing by it. */
export function slowness() {
  work();
  const begun = performance.now();
  work();
  return Math.max(1, (performance.now() - begun) / REFERENCE_MS);
}

/** A promise in milliseconds, as it is judged here and now. */
export const scaled = (ms) => Math.round(ms * slowness());
