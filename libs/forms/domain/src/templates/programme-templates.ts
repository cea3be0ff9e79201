/** Organizations and activities as they are stored today; services and enrollment as programmes record them. */
import { type FormTemplate, onTab } from './template';
import { GRADE_OPTIONS } from './people-templates';

/** In the order and in the words of 20 U.S.C. 7175(a) and of the activities section. */
export const CATEGORY_OPTIONS = [
  'Academic enrichment, mentoring, remedial education and tutoring',
  'Well-rounded education, including credit recovery and attainment',
  'Literacy education, including financial and environmental literacy',
  'Healthy and active lifestyle',
  'Services for individuals with disabilities',
  'Activities for English learners',
  'Cultural programs',
  'Telecommunications and technology education',
  'Expanded library service hours',
  'Parenting skills and family literacy',
  'Assistance to students who were truant, suspended or expelled',
  'Drug and violence prevention and counseling',
  'Science, technology, engineering and mathematics, including computer science',
  'Career competencies and career readiness',
] as const;

const TAB = { name: 'INFORMATION', label: 'Information' };
const information = onTab('INFORMATION');
const name = { limits: { maxLength: 200 }, required: true };

export const ORGANIZATION: FormTemplate = {
  subSection: 'organization',
  label: 'Organization',
  tabs: [TAB],
  fields: [
    information('name', 'Name', 'text', name),
    information('timeZone', 'Time zone', 'text', { limits: { maxLength: 100 }, help: 'Left empty, the organization above decides.' }),
    information('stateId', 'State ID', 'text', { limits: { maxLength: 100 } }),
    information('ncesId', 'NCES ID', 'text', { limits: { maxLength: 100 } }),
    information('gradeFrom', 'Lowest grade served', 'dropdown', { options: GRADE_OPTIONS, help: 'Of sites and schools. A child of another grade is enrolled with a warning, not refused.' }),
    information('gradeTo', 'Highest grade served', 'dropdown', { options: GRADE_OPTIONS }),
  ],
};

export const ACTIVITY: FormTemplate = {
  subSection: 'activity',
  label: 'Activity',
  tabs: [TAB],
  fields: [
    information('name', 'Name', 'text', name),
    information('category', 'Category', 'dropdown', { options: CATEGORY_OPTIONS, uiWidth: 12, help: 'What the law allows a center to offer; the annual performance report counts by it.' }),
    information('type', 'Type', 'radio_group', { options: ['Scheduled', 'Drop-in', 'Unscheduled'], required: true }),
    information('description', 'Description', 'multiline', { limits: { maxLength: 10_000 }, uiWidth: 12 }),
    information('objectives', 'Objectives', 'multiline', { limits: { maxLength: 10_000 }, uiWidth: 12, help: 'What it is for, one objective on a line.' }),
    information('location', 'Location', 'text', { limits: { maxLength: 200 }, help: 'Where it usually meets; each session may meet elsewhere.' }),
    information('capacity', 'Places', 'integer', { limits: { min: '1', max: '10000' }, help: 'How many its sessions usually take.' }),
    information('gradeFrom', 'Lowest grade', 'dropdown', { options: GRADE_OPTIONS }),
    information('gradeTo', 'Highest grade', 'dropdown', { options: GRADE_OPTIONS }),
    information('ageFrom', 'Youngest age', 'integer', { limits: { min: '0', max: '99' }, help: 'A child of another age or grade is enrolled with a warning, not refused.' }),
    information('ageTo', 'Oldest age', 'integer', { limits: { min: '0', max: '99' } }),
  ],
};

export const SERVICE: FormTemplate = {
  subSection: 'service',
  label: 'Service',
  tabs: [TAB],
  fields: [
    information('name', 'Service', 'text', name),
    information('serviceType', 'Kind of service', 'dropdown', { options: ['Counseling', 'Case management', 'Health', 'Mentoring', 'Tutoring', 'Family engagement', 'Basic needs', 'Referral', 'Other'] }),
    information('providedOn', 'Date', 'date', { required: true }),
    information('times', 'Time', 'time_range'),
    information('providedBy', 'Provided by', 'text', { limits: { maxLength: 200 } }),
    information('notes', 'Notes', 'multiline', { uiWidth: 12 }),
  ],
};

export const ENROLLMENT: FormTemplate = {
  subSection: 'enrollment',
  label: 'Enrollment',
  tabs: [
    { name: 'CHILD', label: 'Child' },
    { name: 'FAMILY', label: 'Family' },
    { name: 'PROGRAM', label: 'Program' },
  ],
  fields: [
    ...[onTab('CHILD')].flatMap((child) => [
      child('firstName', "Child's first name", 'text', { limits: { maxLength: 100 }, required: true }),
      child('lastName', "Child's last name", 'text', { limits: { maxLength: 100 }, required: true }),
      child('preferredName', 'Preferred name', 'text', { limits: { maxLength: 100 } }),
      child('birthDate', 'Birth date', 'date', { limits: { minDate: '1900-01-01' }, required: true }),
      child('grade', 'Grade', 'dropdown', { options: GRADE_OPTIONS }),
      child('school', 'School', 'text', { limits: { maxLength: 200 } }),
    ]),
    ...[onTab('FAMILY')].flatMap((family) => [
      family('guardianFirstName', "Parent's or guardian's first name", 'text', { limits: { maxLength: 100 }, required: true }),
      family('guardianLastName', "Parent's or guardian's last name", 'text', { limits: { maxLength: 100 }, required: true }),
      family('guardianEmail', 'E-mail', 'email'),
      family('guardianPhone', 'Phone', 'phone', { required: true }),
      family('street', 'Street address', 'text', { limits: { maxLength: 200 }, uiWidth: 12 }),
      family('city', 'City', 'text', { limits: { maxLength: 100 } }),
      family('zip', 'ZIP code', 'zip'),
    ]),
    ...[onTab('PROGRAM')].flatMap((program) => [
      program('startsOn', 'First day', 'date'),
      program('days', 'Days', 'checkbox_group', { options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] }),
      program('dismissal', 'How the child goes home', 'radio_group', { options: ['Picked up', 'Walks home', 'Takes the bus'] }),
    ]),
  ],
};
