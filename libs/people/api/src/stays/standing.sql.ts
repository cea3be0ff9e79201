import { todayIn } from '@afterbell/core/domain';
import type { StayState } from '@afterbell/people/domain';

/**
 * Whether `p` is here, is to come or has left, by the stays that the caller sees. Each is written as it holds and as it does not: `exists` and
 * `not exists` on their own are joins to the planner, which stops at a page; a negation around either is not.
 */
export function stayCases(wholeTenant: boolean, timeZone: string): Readonly<Record<StayState, readonly [holds: string, not: string]>> {
  // A day and not a parameter: nothing that a caller says.
  const day = `'${todayIn(timeZone, new Date())}'::date`;
  const stay = (when: string) => `exists (select 1 from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = 'participant' and ${when})`;
  const open = stay(`(s.ends_on is null or s.ends_on >= ${day})`);
  const now = stay(`s.starts_on <= ${day} and (s.ends_on is null or s.ends_on >= ${day})`);
  // Few are to come, and most pages are nobody's: whoever sees the whole tenant has them read once. The few of a subtree are asked one by one.
  const later = wholeTenant ? `(p.id in (select s.person_id from stay s where s.kind = 'participant' and s.starts_on > ${day})) is true` : stay(`s.starts_on > ${day}`);
  return {
    now: [now, `not ${now}`],
    ahead: [`${later} and (${now}) is not true`, `not ${later} or ${now}`],
    ended: [`not ${open}`, open],
  };
}
