export {
  ACTIVITY_CATEGORIES,
  ACTIVITY_CATEGORY_KEYS,
  type ActivityCategory,
  type ActivityCategorySpec,
  categoriesOn,
  isActivityCategory,
} from './activity-category';
export { type ActivityInput, type ActivityValues, NAME_LENGTH, type Parsed, parseActivity, parseSession, type SessionInput } from './activity-input';
export { ACTIVITY_FEATURES } from './activity-feature';
export { type ActivityReach, agesWords, outsideReach, reachWarning, reachWords } from './activity-reach';
export { ownCategoriesEver, ownCategoriesOn, type OwnCategory, type OwnCategoryEdition, ownCategoryOf } from './own-category';
export { ACTIVITY_TYPE_LABELS, ACTIVITY_TYPES, type ActivityType, isActivityType, NEEDS_SCHEDULE } from './activity-type';
export { expandWeekly, isWeekday, MAX_SESSION_DAYS, type Weekday, WEEKDAY_LABELS, WEEKDAYS, type WeeklySchedule } from './weekly-schedule';
export { MOST_EVENT_DATES, parseSiteEvent, REASON_LENGTH, SITE_EVENT_KINDS, type SiteEventInput, type SiteEventKind, type SiteEventValues } from './site-event';
export {
  isPatternFrequency,
  MAX_INTERVAL,
  MAX_PATTERNS,
  PATTERN_FREQUENCIES,
  type PatternFrequency,
  patternOf,
  patternProblems,
  rruleOf,
  type SchedulePattern,
  WEEKS_OF_MONTH,
} from './schedule-pattern';
export { MAX_CAPACITY, MAX_SESSION_STAFF, parseSessionDraft, scheduleProblems, type SessionDraft, type SessionSchedule, type SessionValues } from './session-schedule';
