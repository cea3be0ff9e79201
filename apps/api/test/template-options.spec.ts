import { ACTIVITY_CATEGORIES, ACTIVITY_CATEGORY_KEYS, ACTIVITY_TYPES } from '@afterbell/activities/domain';
import { TEMPLATES } from '@afterbell/forms/domain';
import { GRADE_LABELS, GRADES } from '@afterbell/people/domain';

const optionsOf = (section: keyof typeof TEMPLATES, property: string) => TEMPLATES[section].flatMap(({ fields }) => fields.filter(({ hardcodedName }) => hardcodedName === property).map(({ options }) => options));
const words = (key: string) => key.replaceAll('_', '-').replace(/^./, (sign) => sign.toUpperCase());

// A record keeps a code; its form shows the option at the same place. Both lists are written down once in each section.
it.each([
  ['participants', 'grade', GRADES.map((grade) => GRADE_LABELS[grade])],
  ['enrollment', 'grade', GRADES.map((grade) => GRADE_LABELS[grade])],
  ['organizations', 'gradeFrom', GRADES.map((grade) => GRADE_LABELS[grade])],
  ['organizations', 'gradeTo', GRADES.map((grade) => GRADE_LABELS[grade])],
  ['activities', 'gradeFrom', GRADES.map((grade) => GRADE_LABELS[grade])],
  ['activities', 'gradeTo', GRADES.map((grade) => GRADE_LABELS[grade])],
  ['activities', 'category', ACTIVITY_CATEGORY_KEYS.map((key) => ACTIVITY_CATEGORIES[key].label)],
  ['activities', 'type', ACTIVITY_TYPES.map(words)],
] as const)('%s: options of %s are the section’s own, in its order', (section, property, labels) => expect(optionsOf(section, property)).toEqual([labels]));
