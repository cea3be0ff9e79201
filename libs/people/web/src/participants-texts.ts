import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useParticipantsTexts } = defineTexts('participants', {
  title: 'Participants',
  beneath: '{{name}} and everything beneath it',
  search: 'Search by name or id',
  emptyTitle: 'No participants yet',
  emptyHint: 'Children and youth with a place at {{name}} will be listed here.',
  age_one: '{{count}} yr',
  age_other: '{{count}} yrs',
  allergy: 'Allergy',
  contactRestriction: 'Contact restriction',
  moreSites_one: '+{{count}} more',
  moreSites_other: '+{{count}} more',
  field: {
    name: 'Name',
    lastName: 'Last name',
    firstName: 'First name',
    flags: 'Alerts',
    grade: 'Grade',
    birthDate: 'Birth date',
    age: 'Age',
    localId: '{{levels.lea.singular}} ID',
    stateId: 'State ID',
    allergies: 'Allergies',
    contactRestriction: 'Contact restriction',
    createdAt: 'Added',
  },
});
