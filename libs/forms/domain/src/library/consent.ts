/** Consents that are answered either way, and signed; each signature keeps the words that were agreed to. */
import { type LibraryEntry, ready, saysYes } from './library-entry';

const group = 'Consent';
const tab = 'Consent';
const ANSWERS = ['I give permission', 'I do not give permission'];

interface ConsentText {
  readonly id: number;
  readonly label: string;
  readonly description: string;
  readonly question: string;
  readonly text: string;
}

const CONSENTS: readonly ConsentText[] = [
  {
    id: 60,
    label: 'Photo and video',
    description: 'Permission to take and show pictures of the child.',
    question: 'Photos and videos',
    text: 'I give permission for the program to take photos and videos of my child during activities and to use them in its displays, newsletters, website and social media, without my child’s full name. I can withdraw this permission in writing at any time; what was published before stays published.',
  },
  {
    id: 61,
    label: 'Sharing of school records',
    description: 'Written consent for the school to share records with the program, naming the records, the purpose and the parties.',
    question: 'Sharing of school records',
    text: 'I give permission for my child’s school and district to share these records with the program: enrollment, attendance, grades and grade point average, results of state assessments, discipline, and plans for special education. The program uses them to support my child and to report to the state and the federal government how the program serves children, and shares them with nobody else. This permission lasts for the current school year. I can withdraw it in writing at any time.',
  },
  {
    id: 62,
    label: 'Emergency treatment',
    description: 'Permission to call for and agree to emergency care when the family cannot be reached.',
    question: 'Emergency treatment',
    text: 'If my child is ill or injured and I cannot be reached, I give permission for the staff of the program to give first aid, to call emergency services, and to agree to emergency medical treatment that a licensed physician thinks necessary, including transport to a hospital. I will pay for treatment that my insurance does not cover.',
  },
  {
    id: 63,
    label: 'Field trips',
    description: 'Permission to leave the site with staff.',
    question: 'Field trips',
    text: 'I give permission for my child to take part in trips of the program away from the site, on foot or by bus, with staff of the program. I am told the place, the date and the times of each trip beforehand and can say no to any of them.',
  },
];

const questionOf = ({ question, text }: ConsentText, first: number) => [
  ready(first, `${question}: text`, 'paragraph', { uiWidth: 12, text }),
  ready(first + 1, question, 'radio_group', { required: true, options: ANSWERS, uiWidth: 12 }),
  ready(first + 2, `${question}: signature`, 'signature', { uiWidth: 12, text, shownWhen: saysYes(first + 1), requiredWhen: saysYes(first + 1) }),
];

export const CONSENT: readonly LibraryEntry[] = [
  ...CONSENTS.map((consent): LibraryEntry => ({ id: consent.id, group, tab, label: consent.label, description: consent.description, fields: questionOf(consent, 1) })),
  { id: 64, group, tab, label: 'All consents', description: 'Photos, school records, emergency treatment and field trips, each answered and signed on its own.', fields: CONSENTS.flatMap((consent, at) => questionOf(consent, at * 3 + 1)) },
];
