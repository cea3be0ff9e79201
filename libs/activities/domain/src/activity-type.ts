/** How an activity meets: by a schedule, whenever it is open, or without one. */
export const ACTIVITY_TYPES = ['scheduled', 'drop_in', 'unscheduled'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const ACTIVITY_TYPE_LABELS = {
  scheduled: 'Scheduled',
  drop_in: 'Drop-in',
  unscheduled: 'Unscheduled',
} as const satisfies Record<ActivityType, string>;

/** Whether a session needs weekdays; the others may have a schedule too. */
export const NEEDS_SCHEDULE = { scheduled: true, drop_in: false, unscheduled: false } as const satisfies Record<ActivityType, boolean>;

export function isActivityType(value: unknown): value is ActivityType {
  return typeof value === 'string' && (ACTIVITY_TYPES as readonly string[]).includes(value);
}
