/**
 * Every reason for which an answer is not taken, in words that say the way out (docs/forms.md). `{name}` is replaced by the parameter
 * of that name, `{name:one|many}` by the word that goes with its number.
 */
import type { FieldIssue } from './field-kind';
import type { FieldDefinition } from './form-definition';

export const FIELD_PROBLEMS = {
  // Of the form.
  REQUIRED: '{field} is required.',
  FIELD_UNKNOWN: 'The form has no such field. Load the form again.',
  FIELD_READ_ONLY: '{field} can be read but not changed.',
  FIELD_HIDDEN: '{field} is not shown, so it cannot be changed.',
  FIELD_HAS_NO_VALUE: '{field} is shown on the form and holds no answer.',
  VALID_WHEN: '{message}',
  OPTION_NOT_OFFERED: '{option} does not go with the other answers. Choose one of those that are offered.',
  CONVERSION_LOSES: 'Something of it would be lost.',
  FORM_TOO_LARGE: 'At most {max} fields are saved at once.',
  VALUE_KIND: 'This is not an answer that {field} can hold.',
  WIRE_ONE: 'Give exactly one member: {expected}, or clear.',
  WIRE_KIND: 'Give the answer as {expected}, not as {given}.',
  // Text.
  TEXT_TOO_LONG: 'Use at most {max} {max:character|characters}.',
  TEXT_TOO_SHORT: 'Use at least {min} {min:character|characters}.',
  EMAIL: 'Enter an e-mail address such as name@school.org.',
  URL: 'Enter a web address such as https://school.org.',
  URL_SCHEME: 'Only web addresses that begin with http:// or https:// are taken.',
  URL_CREDENTIALS: 'Remove the user name and the password from the web address.',
  ZIP: 'Enter a ZIP code of 5 digits, or 9: 02134 or 02134-1001. Spreadsheets drop zeros at the front.',
  PHONE: 'Enter a phone number with its area code, such as (916) 555-0123, or with + and the country code.',
  PASSWORD_CHARACTERS: 'Use letters, digits, signs and spaces on one line.',
  // Numbers.
  NUMBER: 'Enter a number such as {example}.',
  WHOLE_NUMBER: 'Enter a whole number, without places after the point.',
  NUMBER_TOO_LONG: 'Use at most {max} {max:digit|digits} before the point.',
  NUMBER_PLACES: 'Use at most {max} {max:place|places} after the point.',
  NUMBER_TOO_SMALL: 'Enter {min} or more.',
  NUMBER_TOO_LARGE: 'Enter {max} or less.',
  MONEY: 'Enter an amount such as {example}.',
  MONEY_CURRENCY: 'Enter the amount in {currency}.',
  // Yes or no.
  YES_NO: 'Answer yes or no.',
  // Dates and times.
  DATE: 'Enter a date as MM/DD/YYYY.',
  DATE_UNKNOWN: 'There is no such day in the calendar. Enter a date as MM/DD/YYYY.',
  DATE_TOO_EARLY: 'Choose {min} or a later date.',
  DATE_TOO_LATE: 'Choose {max} or an earlier date.',
  DATE_DISABLED: '{date} cannot be chosen.',
  DATE_DAY_DISABLED: 'Dates on a {day} cannot be chosen.',
  DATE_TIME: 'Enter a date and a time, such as 09/03/2026 03:30 PM.',
  DATE_TIME_SKIPPED: 'The clocks go forward on {date}, and {time} does not exist on that day. Enter an earlier or later time.',
  DATE_RANGE: 'Enter two dates, such as 09/01/2026 - 09/30/2026.',
  DATE_RANGE_OPEN: 'Enter both the first and the last date.',
  DATE_RANGE_ORDER: 'The last date must not be before the first.',
  TIME: 'Enter a time such as 3:30 PM or 15:30.',
  TIME_RANGE: 'Enter two times, such as 3:00 PM - 5:30 PM.',
  TIME_RANGE_OPEN: 'Enter both the start and the end.',
  TIME_RANGE_ORDER: 'The end must be after the start.',
  // Lists.
  LIST: 'Enter a list; put a semicolon between its items.',
  TOO_MANY_DATES: 'Choose at most {max} {max:date|dates}: {count} {count:is|are} chosen.',
  TOO_FEW_DATES: 'Choose at least {min} {min:date|dates}: {count} {count:is|are} chosen.',
  TOO_MANY_OPTIONS: 'Choose at most {max}: {count} {count:is|are} chosen.',
  TOO_FEW_OPTIONS: 'Choose at least {min}: {count} {count:is|are} chosen.',
  TOO_MANY_CHIPS: 'Enter at most {max} {max:entry|entries}: there {count:is|are} {count}.',
  TOO_FEW_CHIPS: 'Enter at least {min} {min:entry|entries}: there {count:is|are} {count}.',
  CHIP_TOO_LONG: 'Each entry may have at most {max} {max:character|characters}.',
  OPTION_UNKNOWN: '{option} is not one of the options.',
  OPTION_AMBIGUOUS: 'Several options are called {option}. Choose one of them on the form.',
  OPTION_RETIRED: '{option} can no longer be chosen, since {date}.',
  // Files.
  FILE: 'Upload the file first, then save.',
  // Rows of a subform.
  ROWS: 'Enter rows, each with its answers.',
  ROW_ID: 'One of the rows cannot be told from the others. Remove it and add it again.',
  ROW_ID_UNREADABLE: 'The rowId of row {row} is none: send the one that was loaded, or leave it out of a new row.',
  ROW_FIELD_UNKNOWN: 'Row {row} answers a question that the form does not have.',
  ROW_FIELD_TWICE: 'Row {row} answers {column} twice.',
  ROW_VALUE: 'Row {row}, {column}: {problem}',
  ROW_REQUIRED: 'Row {row}: {column} is required.',
  TOO_MANY_ROWS: 'Add at most {max} {max:row|rows}: there {count:is|are} {count}.',
  TOO_FEW_ROWS: 'Add at least {min} {min:row|rows}: there {count:is|are} {count}.',
  // Modes by role.
  ROLE_MODES: 'Choose for each role whether it edits, reads or does not see.',
  TOO_MANY_ROLES: 'Name at most {max} {max:role|roles}.',
  // Identifiers.
  GENERATED: 'The identifier is made when the form is saved and cannot be changed.',
  PATTERN: 'Write a pattern with one counter, such as PV-{yyyy}-{#####}.',
  // Signatures.
  SIGNATURE: 'Sign on the form: draw, or type your name.',
  SIGNATURE_NAME: 'Type the name of who signs.',
  SIGNATURE_STROKES: 'Draw the signature in the box.',
  SIGNATURE_TOO_LONG: 'The signature has too many strokes. Clear it and draw it again.',
  SIGNATURE_NO_TEXT: 'There is no text to agree to. An administrator must write it before anyone signs.',
  SIGNATURE_AGREED: 'The signature does not say what was agreed to. Read the text on the form, and sign there.',
  SIGNATURE_TEXT_CHANGED: 'The text was changed after you opened the form. Read it and sign again.',
} as const;
export type FieldProblemCode = keyof typeof FIELD_PROBLEMS;

function isProblemCode(code: string): code is FieldProblemCode {
  return Object.hasOwn(FIELD_PROBLEMS, code);
}

/** Parameters may be long answers; people read the beginning. */
const LONGEST_PARAMETER = 200;

export function issueWords({ code, params }: FieldIssue, field: Pick<FieldDefinition, 'name'>): string {
  const words = FIELD_PROBLEMS[isProblemCode(code) ? code : 'VALUE_KIND'];
  const named: Readonly<Record<string, string | number>> = { field: field.name, ...params };
  return words.replace(/\{(\w+)(?::(\w+)\|(\w+))?\}/g, (whole, name: string, one: string | undefined, many: string | undefined) => {
    const said = Object.hasOwn(named, name) ? named[name] : undefined;
    if (said === undefined) return whole;
    if (one !== undefined && many !== undefined) return said === 1 ? one : many;
    const text = typeof said === 'number' ? said.toLocaleString('en-US') : said;
    return text.length > LONGEST_PARAMETER ? `${text.slice(0, LONGEST_PARAMETER)}…` : text;
  });
}

export function issue(code: FieldProblemCode, params?: FieldIssue['params']): FieldIssue {
  return params ? { code, params } : { code };
}
