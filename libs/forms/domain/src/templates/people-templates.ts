/** The kinds of persons as they are stored; staff as programmes report them. */
import { type FormTemplate, onTab } from './template';

/** In the order and in the words of the people section's grades. */
export const GRADE_OPTIONS = ['Pre-K', 'Kindergarten', '1st grade', '2nd grade', '3rd grade', '4th grade', '5th grade', '6th grade', '7th grade', '8th grade', '9th grade', '10th grade', '11th grade', '12th grade'] as const;

/** The nine of the annual performance report. */
export const STAFF_TYPES = ['Administrator', 'School day teacher', 'Other non-teaching school staff', 'Subcontracted staff', 'Parent', 'College student', 'Community member', 'High school student', 'Other'] as const;

const information = onTab('INFORMATION');
const address = onTab('ADDRESS');
const contacts = onTab('CONTACTS');
const employment = onTab('EMPLOYMENT');
const name = { limits: { maxLength: 100 } };
const id = { limits: { maxLength: 50 } };

const where = [
  address('addressLine1', 'Address', 'text', { limits: { maxLength: 200 }, uiWidth: 12 }),
  address('addressLine2', 'Apartment, unit', 'text', { limits: { maxLength: 200 }, uiWidth: 12 }),
  address('city', 'City', 'text', name),
  address('state', 'State', 'text', name),
  address('postalCode', 'ZIP code', 'zip'),
];
const reach = (on: ReturnType<typeof onTab>) => [on('email', 'E-mail', 'email'), on('phone', 'Phone', 'phone'), on('otherPhone', 'Other phone', 'phone')];
const ADDRESS = { name: 'ADDRESS', label: 'Address' };
const INFORMATION = { name: 'INFORMATION', label: 'Information' };

const names = [
  information('firstName', 'First name', 'text', { ...name, required: true }),
  information('lastName', 'Last name', 'text', { ...name, help: 'Leave it empty for someone with one name.' }),
  information('middleName', 'Middle name', 'text', name),
  information('preferredName', 'Preferred name', 'text', name),
];

/** Teachers, board members and contacts: who they are, how to reach them, where they live. */
const adult = (subSection: string, label: string): FormTemplate => ({
  subSection,
  label,
  tabs: [INFORMATION, ADDRESS],
  fields: [...names, ...reach(information), information('birthDate', 'Birth date', 'date', { limits: { minDate: '1900-01-01' } }), ...where],
});

export const CONTACT = adult('contact', 'Contact');
export const TEACHER = adult('teacher', 'Teacher');
export const BOARD_MEMBER = adult('board_member', 'Board member');

export const PARTICIPANT: FormTemplate = {
  subSection: 'participant',
  label: 'Participant',
  tabs: [INFORMATION, ADDRESS],
  fields: [
    information('firstName', 'First name', 'text', { ...name, required: true }),
    information('lastName', 'Last name', 'text', { ...name, help: 'Leave it empty for someone with one name.' }),
    information('middleName', 'Middle name', 'text', name),
    information('preferredName', 'Preferred name', 'text', { ...name, help: 'What the child is called every day. Rosters show it.' }),
    information('birthDate', 'Birth date', 'date', { limits: { minDate: '1900-01-01' } }),
    information('grade', 'Grade', 'dropdown', { options: GRADE_OPTIONS }),
    information('localId', 'Local ID', 'text', id),
    information('stateId', 'State ID', 'text', id),
    information('allergies', 'Allergies', 'text', { limits: { maxLength: 500 }, uiWidth: 12, help: 'Shown on rosters to everyone who takes attendance.' }),
    information('contactRestriction', 'Contact restriction', 'text', { limits: { maxLength: 500 }, uiWidth: 12, help: 'Who must not have contact with the child, in the words of the court order or the family.' }),
    ...where,
    ...reach(address),
  ],
};

export const STAFF: FormTemplate = {
  subSection: 'staff',
  label: 'Staff member',
  tabs: [
    INFORMATION,
    ADDRESS,
    { name: 'CONTACTS', label: 'Contacts' },
    { name: 'EMPLOYMENT', label: 'Employment' },
  ],
  fields: [
    ...names,
    information('birthDate', 'Birth date', 'date', { limits: { minDate: '1900-01-01' } }),
    information('localId', 'Employee ID', 'text', id),
    ...where,
    contacts('email', 'Work e-mail', 'email'),
    contacts('phone', 'Phone', 'phone'),
    contacts('otherPhone', 'Other phone', 'phone'),
    employment('staffType', 'Staff type', 'dropdown', { options: STAFF_TYPES, help: 'As the annual performance report counts staff.' }),
    employment('compensation', 'Paid or volunteer', 'radio_group', { options: ['Paid', 'Volunteer'] }),
    employment('funding', 'Funded by', 'radio_group', { options: ['21st CCLC', 'Other'] }),
    employment('jobTitle', 'Job title', 'text', name),
    employment('hiredOn', 'First day', 'date'),
    employment('leftOn', 'Last day', 'date'),
    employment('backgroundCheckedOn', 'Background check on', 'date'),
  ],
};
