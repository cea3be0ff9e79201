import type { PlainDate } from '@afterbell/core/domain';

export interface ActivityCategorySpec {
  readonly label: string;
  /** Number of the paragraph in 20 U.S.C. 7175(a). */
  readonly paragraph: number;
  /** First day on which it may be chosen. */
  readonly from: PlainDate;
  /** Last day, once the law takes it back; records of before keep it. */
  readonly to: PlainDate | null;
}

/** The list stands as Pub. L. 114-95 enacted it on 10 December 2015. */
const ENACTED = '2015-12-10';
const paragraph = (number: number, label: string): ActivityCategorySpec => ({ label, paragraph: number, from: ENACTED, to: null });

/** What a 21st Century Community Learning Center may offer: the fourteen authorized activities of 20 U.S.C. 7175(a). */
export const ACTIVITY_CATEGORIES = {
  academic_enrichment: paragraph(1, 'Academic enrichment, mentoring, remedial education and tutoring'),
  well_rounded_education: paragraph(2, 'Well-rounded education, including credit recovery and attainment'),
  literacy_education: paragraph(3, 'Literacy education, including financial and environmental literacy'),
  healthy_lifestyle: paragraph(4, 'Healthy and active lifestyle'),
  disability_services: paragraph(5, 'Services for individuals with disabilities'),
  english_learners: paragraph(6, 'Activities for English learners'),
  cultural_programs: paragraph(7, 'Cultural programs'),
  technology_education: paragraph(8, 'Telecommunications and technology education'),
  expanded_library_hours: paragraph(9, 'Expanded library service hours'),
  parenting_and_family_literacy: paragraph(10, 'Parenting skills and family literacy'),
  truancy_assistance: paragraph(11, 'Assistance to students who were truant, suspended or expelled'),
  drug_and_violence_prevention: paragraph(12, 'Drug and violence prevention and counseling'),
  stem: paragraph(13, 'Science, technology, engineering and mathematics, including computer science'),
  career_readiness: paragraph(14, 'Career competencies and career readiness'),
} as const satisfies Record<string, ActivityCategorySpec>;

export type ActivityCategory = keyof typeof ACTIVITY_CATEGORIES;
export const ACTIVITY_CATEGORY_KEYS = Object.keys(ACTIVITY_CATEGORIES) as readonly ActivityCategory[];

export function isActivityCategory(value: unknown): value is ActivityCategory {
  return typeof value === 'string' && Object.hasOwn(ACTIVITY_CATEGORIES, value);
}

/** Categories that may be chosen on a day, in the order of the law. */
export function categoriesOn(day: PlainDate): ActivityCategory[] {
  return ACTIVITY_CATEGORY_KEYS.filter((key) => {
    const { from, to }: ActivityCategorySpec = ACTIVITY_CATEGORIES[key];
    return from <= day && (to === null || day <= to);
  });
}
