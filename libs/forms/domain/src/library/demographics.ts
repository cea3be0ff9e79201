/** What the annual performance report counts participants by, in the categories of the federal standards and of CEDS. */
import { type LibraryEntry, optionId, ready, saysYes, YES_NO } from './library-entry';

const NOT_PROVIDED = 'Data not provided';

/** The seven that schools report in, as one answer. */
const RACES = ['American Indian or Alaska Native', 'Asian', 'Black or African American', 'Hispanic or Latino', 'Native Hawaiian or Other Pacific Islander', 'White', 'Two or more races', NOT_PROVIDED];
/** Categories of the Individuals with Disabilities Education Act. */
const DISABILITIES = [
  'Autism',
  'Deaf-blindness',
  'Deafness',
  'Developmental delay',
  'Emotional disturbance',
  'Hearing impairment',
  'Intellectual disability',
  'Multiple disabilities',
  'Orthopedic impairment',
  'Other health impairment',
  'Specific learning disability',
  'Speech or language impairment',
  'Traumatic brain injury',
  'Visual impairment, including blindness',
];
const LANGUAGES = ['English', 'Spanish', 'Arabic', 'Chinese', 'Haitian Creole', 'Hmong', 'Korean', 'Portuguese', 'Russian', 'Somali', 'Tagalog', 'Vietnamese', 'Other'];

const group = 'Demographics';
const tab = 'Demographics';

const race = ready(1, 'Race or ethnicity', 'dropdown', { options: RACES, help: 'As the family says it. The annual performance report counts each child once.' });
const sex = ready(2, 'Sex', 'radio_group', { options: ['Female', 'Male', NOT_PROVIDED] });
const learner = ready(3, 'English learner', 'radio_group', { options: [...YES_NO, NOT_PROVIDED] });
const disadvantaged = ready(4, 'Economically disadvantaged', 'radio_group', { options: [...YES_NO, NOT_PROVIDED] });
const disability = ready(5, 'Student with a disability', 'radio_group', { options: [...YES_NO, NOT_PROVIDED] });

export const DEMOGRAPHICS: readonly LibraryEntry[] = [
  { id: 1, group, tab, label: 'Demographics of the annual report', description: 'Race or ethnicity, sex, and the three populations that the federal report asks for.', fields: [race, sex, learner, disadvantaged, disability] },
  { id: 2, group, tab, label: 'Race or ethnicity', description: 'The seven categories that schools report in.', fields: [race] },
  { id: 3, group, tab, label: 'Sex', description: 'Female, male, or not provided.', fields: [sex] },
  {
    id: 4,
    group,
    tab,
    label: 'Language',
    description: 'Whether the child learns English, and what is spoken at home.',
    fields: [
      learner,
      ready(6, 'Language at home', 'dropdown', { options: LANGUAGES }),
      ready(7, 'Which other language', 'text', { shownWhen: { fieldId: 6, op: 'is', value: optionId(6, LANGUAGES.length) }, requiredWhen: { fieldId: 6, op: 'is', value: optionId(6, LANGUAGES.length) }, limits: { maxLength: 100 } }),
      ready(8, 'The family needs an interpreter', 'checkbox'),
    ],
  },
  {
    id: 5,
    group,
    tab,
    label: 'Disability',
    description: 'Asks for the category and the plan only when there is one.',
    fields: [
      disability,
      ready(9, 'Category of disability', 'dropdown', { options: DISABILITIES, shownWhen: saysYes(5) }),
      ready(10, 'Plans in place', 'checkbox_group', { options: ['Individualized education program (IEP)', 'Section 504 plan'], shownWhen: saysYes(5) }),
      ready(11, 'Accommodations in the program', 'multiline', { uiWidth: 12, shownWhen: saysYes(5), help: 'What staff do so that the child can take part.' }),
    ],
  },
  {
    id: 6,
    group,
    tab,
    label: 'Meals and economic status',
    description: 'School meals and economic disadvantage, which the report counts apart.',
    fields: [disadvantaged, ready(12, 'School meals', 'radio_group', { options: ['Free', 'Reduced price', 'Full price', NOT_PROVIDED] })],
  },
  {
    id: 7,
    group,
    tab,
    label: 'Housing and care',
    description: 'Homelessness under McKinney-Vento, foster care, migrant and military families.',
    fields: [ready(13, 'The child is', 'checkbox_group', { options: ['Without a fixed home (McKinney-Vento)', 'In foster care', 'Of a migrant family', 'Of a military family'], uiWidth: 12, help: 'Seen by few: give the field a mode for each role.' })],
  },
];
