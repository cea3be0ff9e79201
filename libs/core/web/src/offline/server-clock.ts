export const CLOCK_KEY = 'afterbell.clock';
/** The header has whole seconds, and the way takes some: less is no difference. */
const SLACK_MS = 5_000;

let offset: number | null = null;

function stored(): number {
  try {
    const value = Number(localStorage.getItem(CLOCK_KEY) ?? 0);
    return Number.isFinite(value) ? value : 0;
  } catch {
    return 0;
  }
}

/** How far the device's clock is off, as each answer of the server tells. */
export function noteServerTime(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  const told = at - Date.now();
  const next = Math.abs(told) < SLACK_MS ? 0 : told;
  if (offset !== null && Math.abs(next - offset) < SLACK_MS) return;
  offset = next;
  try {
    localStorage.setItem(CLOCK_KEY, String(next));
  } catch {
    // It holds while the page does.
  }
}

/** The time as the server has it: a phone whose clock is wrong still marks the right day. */
export const serverNow = (): Date => new Date(Date.now() + (offset ?? stored()));
