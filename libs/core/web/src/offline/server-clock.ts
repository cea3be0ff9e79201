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

/** A jump forward as wide as the clock was behind: it was put right; any other one is a device that slept. */
const NEAR_MS = 60_000;

/** When the device's clock was looked at last, beside a clock that nobody sets. */
let seen: { wall: number; steady: number } | null = null;

function keep(next: number): void {
  offset = Math.abs(next) < SLACK_MS ? 0 : next;
  try {
    localStorage.setItem(CLOCK_KEY, String(offset));
  } catch {
    // It holds while the page does.
  }
}

/** Without an answer in between, the device's own clock may have been set: what it jumped is taken off. */
function look(): void {
  const now = { wall: Date.now(), steady: performance.now() };
  const jump = seen && now.steady >= seen.steady ? now.wall - seen.wall - (now.steady - seen.steady) : 0;
  seen = now;
  const known = offset ?? stored();
  if (jump < -SLACK_MS || (jump > SLACK_MS && Math.abs(jump - known) < NEAR_MS)) keep(known - jump);
}

/** How far the device's clock is off, as each answer of the server tells. */
export function noteServerTime(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (Number.isNaN(at)) return;
  look();
  const told = at - Date.now();
  const next = Math.abs(told) < SLACK_MS ? 0 : told;
  if (offset === null || Math.abs(next - offset) >= SLACK_MS) keep(next);
}

/** The time as the server has it: a phone whose clock is wrong still marks the right day, also when somebody puts it right. */
export function serverNow(): Date {
  look();
  return new Date(Date.now() + (offset ?? stored()));
}
