import { type FieldProblem, isPlainDate, type PlainDate, tidyLine } from '@afterbell/core/domain';
import { NAME_LENGTH } from './participant-input';

/** The nine staff types of the annual performance report, in the order of the staff form's options. */
export const STAFF_TYPE_CODES = ['administrator', 'school_day_teacher', 'other_non_teaching', 'subcontracted', 'parent', 'college_student', 'community_member', 'high_school_student', 'other'] as const;
export type StaffType = (typeof STAFF_TYPE_CODES)[number];
export const COMPENSATIONS = ['paid', 'volunteer'] as const;
export const FUNDINGS = ['21st_cclc', 'other'] as const;

export const STAFF_TYPE_LABELS = {
  administrator: 'Administrator',
  school_day_teacher: 'School day teacher',
  other_non_teaching: 'Other non-teaching school staff',
  subcontracted: 'Subcontracted staff',
  parent: 'Parent',
  college_student: 'College student',
  community_member: 'Community member',
  high_school_student: 'High school student',
  other: 'Other',
} as const satisfies Record<StaffType, string>;
export const COMPENSATION_LABELS = { paid: 'Paid', volunteer: 'Volunteer' } as const;
export const FUNDING_LABELS = { '21st_cclc': '21st CCLC', other: 'Other' } as const;

export const EMPLOYMENT_FIELDS = ['staffType', 'compensation', 'funding', 'jobTitle', 'hiredOn', 'leftOn', 'backgroundCheckedOn'] as const;
export type EmploymentField = (typeof EMPLOYMENT_FIELDS)[number];
export type EmploymentInput = { [F in EmploymentField]?: string | null };
export type EmploymentValues = { [F in EmploymentField]: string | null };

/** One employment, tidied; `problems` by the names of the staff form's fields. */
export function parseEmployment(input: EmploymentInput): { values: EmploymentValues; problems: FieldProblem[] } {
  const values = Object.fromEntries(EMPLOYMENT_FIELDS.map((field) => [field, tidyLine(input[field]) || null])) as EmploymentValues;
  const problems: FieldProblem[] = [];
  const oneOf = (path: EmploymentField, codes: readonly string[]) => {
    if (values[path] !== null && !codes.includes(values[path])) problems.push({ path, message: 'is not one of its choices' });
  };
  oneOf('staffType', STAFF_TYPE_CODES);
  oneOf('compensation', COMPENSATIONS);
  oneOf('funding', FUNDINGS);
  if ((values.jobTitle?.length ?? 0) > NAME_LENGTH) problems.push({ path: 'jobTitle', message: `has more than ${NAME_LENGTH} characters` });
  for (const path of ['hiredOn', 'leftOn', 'backgroundCheckedOn'] as const) if (values[path] !== null && !isPlainDate(values[path])) problems.push({ path, message: 'is not a date' });
  const { hiredOn, leftOn } = values;
  if (hiredOn !== null && leftOn !== null && (leftOn as PlainDate) < hiredOn) problems.push({ path: 'leftOn', message: 'is before the first day' });
  return { values, problems };
}

export const isEmployed = (values: EmploymentInput): boolean => EMPLOYMENT_FIELDS.some((field) => Boolean(values[field]));
