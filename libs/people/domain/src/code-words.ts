/** What codes are called, on the screen and in files for people. */
export const CHANNEL_WORDS = { phone: 'Phone call', in_person: 'Talk', email: 'E-mail', text_message: 'Text message', letter: 'Letter', video: 'Video call', other: 'Contact' } as const;
export const SOURCE_WORDS = { staff: 'Typed by staff', import: 'File', portal: 'Family', feed: 'Another system', merge: 'Merged record' } as const;
export const REQUEST_KIND_WORDS = { access: 'See the record', erase: 'Erase the record', correct: 'Correct the record' } as const;
export const REQUEST_CHANNEL_WORDS = { phone: 'By phone', mail: 'By letter', email: 'By e-mail', in_person: 'In person', other: 'In another way' } as const;
export const REQUEST_STATUS_WORDS = { open: 'Open', in_progress: 'In progress', done: 'Answered', declined: 'Declined' } as const;
export const GROUND_WORDS = {
  parent: 'Parent, guardian or the person themselves',
  consent: 'Written consent (34 CFR 99.30)',
  school_official: 'School official with a legitimate interest',
  other_school: 'Another school where they enroll',
  audit: 'Audit or evaluation of a program',
  studies: 'Study under a written agreement',
  court: 'Court order or subpoena',
  emergency: 'Health or safety emergency',
  other: 'Another ground',
} as const;
