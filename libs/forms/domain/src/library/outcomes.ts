/** What the federal measures compare: the year before with this one. */
import { type LibraryEntry, ready } from './library-entry';

const group = 'School outcomes';
const tab = 'School outcomes';
const gpa = { min: '0', max: '5', decimals: 3 };
const days = { min: '0', max: '366' };
const times = { min: '0', max: '200' };
const LEVELS = ['Level 1', 'Level 2', 'Level 3', 'Level 4'];
const SURVEY = ['Improved', 'Did not improve', 'Declined', 'Did not need to improve'];

const grades = [ready(1, 'GPA last year (unweighted)', 'decimal', { limits: gpa }), ready(2, 'GPA this year (unweighted)', 'decimal', { limits: gpa })];
const attendance = [
  ready(3, 'School days enrolled last year', 'integer', { limits: days }),
  ready(4, 'School days present last year', 'integer', { limits: days }),
  ready(5, 'School days enrolled this year', 'integer', { limits: days }),
  ready(6, 'School days present this year', 'integer', { limits: days }),
];
const discipline = [ready(7, 'In-school suspensions last year', 'integer', { limits: times }), ready(8, 'In-school suspensions this year', 'integer', { limits: times })];
const assessments = [
  ready(9, 'State assessment, reading, last year', 'dropdown', { options: LEVELS }),
  ready(10, 'State assessment, reading, this year', 'dropdown', { options: LEVELS }),
  ready(11, 'State assessment, mathematics, last year', 'dropdown', { options: LEVELS }),
  ready(12, 'State assessment, mathematics, this year', 'dropdown', { options: LEVELS }),
];
const engagement = [ready(13, 'Engagement in learning, says the teacher', 'radio_group', { options: SURVEY, uiWidth: 12 })];

export const OUTCOMES: readonly LibraryEntry[] = [
  { id: 80, group, tab, label: 'All school outcomes', description: 'Grades, school-day attendance, suspensions, assessments and the teacher survey, each for last year and this one.', fields: [...grades, ...attendance, ...discipline, ...assessments, ...engagement] },
  { id: 81, group, tab, label: 'Grade point average', description: 'Unweighted, last year and this one.', fields: grades },
  { id: 82, group, tab, label: 'School-day attendance', description: 'Days enrolled and present, last year and this one.', fields: attendance },
  { id: 83, group, tab, label: 'In-school suspensions', description: 'How often, last year and this one.', fields: discipline },
  { id: 84, group, tab, label: 'State assessments', description: 'Levels in reading and mathematics; rename them to those of your state.', fields: assessments },
  { id: 85, group, tab, label: 'Teacher survey', description: 'Whether the child is more engaged in learning.', fields: engagement },
];
