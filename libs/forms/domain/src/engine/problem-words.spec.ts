import { field } from '../form-definition';
import { problemWords } from './problem-words';

const contact = field({ id: 2, name: 'Contact', type: 'subform', tabName: 'T', fields: [field({ id: 21, name: 'Phone', type: 'phone', tabName: 'T' })] });
const fields = [field({ id: 1, name: 'Weight', type: 'integer', tabName: 'T' }), contact];

it.each([
  ['1', 'Enter 500 or less.', 'Weight: Enter 500 or less.'],
  ['1', 'Weight is required.', 'Weight is required.'],
  ['1', 'is there twice', 'Weight is there twice'],
  ['1', 'x is not one of the options.', 'Weight: x is not one of the options.'],
  ['2', 'Add at most 3 rows: there are 4.', 'Contact: Add at most 3 rows: there are 4.'],
  ['2.rows.0.21', 'Enter a phone number.', 'Contact, row 1: Phone: Enter a phone number.'],
  ['2.rows.1.21', 'Phone is required.', 'Contact, row 2: Phone is required.'],
  ['99', 'The form has no such field.', null],
])('%s: %s', (path, message, line) => expect(problemWords({ path, message }, fields)).toBe(line));
