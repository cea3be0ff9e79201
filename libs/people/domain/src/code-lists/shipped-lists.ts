/** The lists that ship with the product. A change is another version with its first day: versions that were released stay as they are. */
import type { Code, CodeListName, CodeListVersion } from './code-list';

type Row = readonly [code: string, label: string, ceds?: string];

const ALWAYS = '1900-01-01';

function version(list: CodeListName, effectiveOn: string, rows: readonly Row[]): CodeListVersion {
  return { list, effectiveOn, codes: rows.map(([code, label, ceds]): Code => ({ code, label, ceds: ceds ?? null })) };
}

const SEX: readonly Row[] = [
  ['female', 'Female', 'Female'],
  ['male', 'Male', 'Male'],
];
const NOT_SAID: Row = ['not_provided', 'Not provided'];

export const SHIPPED_CODE_LISTS: readonly CodeListVersion[] = [
  version('race_ethnicity', ALWAYS, [
    ['american_indian', 'American Indian or Alaska Native', 'AmericanIndianOrAlaskaNative'],
    ['asian', 'Asian', 'Asian'],
    ['black', 'Black or African American', 'BlackOrAfricanAmerican'],
    ['hispanic', 'Hispanic or Latino', 'HispanicOrLatinoEthnicity'],
    ['pacific_islander', 'Native Hawaiian or Other Pacific Islander', 'NativeHawaiianOrOtherPacificIslander'],
    ['white', 'White', 'White'],
    NOT_SAID,
  ]),
  version('sex', ALWAYS, [...SEX, NOT_SAID]),
  // The annual performance report of 2021–22 was the first to ask for it.
  version('sex', '2021-07-01', [...SEX, ['neither', 'Not reported as male or female', 'NotSelected'], NOT_SAID]),
  version('home_language', ALWAYS, [
    ['eng', 'English', 'eng'],
    ['spa', 'Spanish', 'spa'],
    ['ara', 'Arabic', 'ara'],
    ['zho', 'Chinese', 'zho'],
    ['fas', 'Persian', 'fas'],
    ['fra', 'French', 'fra'],
    ['hat', 'Haitian Creole', 'hat'],
    ['hin', 'Hindi', 'hin'],
    ['hmn', 'Hmong', 'hmn'],
    ['kor', 'Korean', 'kor'],
    ['mam', 'Mam', 'mam'],
    ['nav', 'Navajo', 'nav'],
    ['por', 'Portuguese', 'por'],
    ['rus', 'Russian', 'rus'],
    ['som', 'Somali', 'som'],
    ['swa', 'Swahili', 'swa'],
    ['tgl', 'Tagalog', 'tgl'],
    ['ukr', 'Ukrainian', 'ukr'],
    ['vie', 'Vietnamese', 'vie'],
    ['mul', 'Several languages', 'mul'],
    ['other', 'Another language', 'mis'],
    NOT_SAID,
  ]),
  version('disability', ALWAYS, [
    ['none', 'No disability', 'No'],
    ['iep', 'Individualized education program (IDEA)', 'Yes'],
    ['section_504', 'Section 504 plan', 'Yes'],
    ['other', 'Disability without a plan', 'Yes'],
    NOT_SAID,
  ]),
  version('meals', ALWAYS, [
    ['free', 'Free', 'Free'],
    ['reduced', 'Reduced price', 'ReducedPrice'],
    ['full', 'Full price', 'FullPrice'],
    ['provision', 'Free for the whole school', 'Free'],
    NOT_SAID,
  ]),
  version('economic', ALWAYS, [
    ['disadvantaged', 'Economically disadvantaged', 'Yes'],
    ['not_disadvantaged', 'Not economically disadvantaged', 'No'],
    NOT_SAID,
  ]),
  version('english_learner', ALWAYS, [
    ['learner', 'English learner', 'Yes'],
    ['former', 'Former English learner', 'No'],
    ['not_learner', 'Not an English learner', 'No'],
    NOT_SAID,
  ]),
  version('programme', ALWAYS, [
    ['21cclc', '21st Century Community Learning Centers'],
    ['afterschool', 'Before or after school program'],
    ['summer', 'Summer school program'],
    ['tutoring', 'Extended day and tutoring'],
    ['title_i', 'Title I'],
    ['english_learner', 'English learner program'],
    ['migrant', 'Migrant education'],
    ['special_education', 'Special education services'],
    ['homeless', 'McKinney-Vento (homeless) services'],
    ['local', 'Local or other program'],
  ]),
  version('service_category', ALWAYS, [
    ['tutoring', 'Tutoring'],
    ['counseling', 'Counseling'],
    ['mentoring', 'Mentoring'],
    ['case_management', 'Case management'],
    ['health', 'Health'],
    ['family_engagement', 'Family engagement'],
    ['basic_needs', 'Basic needs'],
    ['referral', 'Referral'],
    ['other', 'Other'],
  ]),
  // None ships: beside the categories of the law a tenant has its own, or no others.
  version('activity_category', ALWAYS, []),
];
