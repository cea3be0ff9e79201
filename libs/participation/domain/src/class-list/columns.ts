/** Which column is which, whatever its heading says and in whatever order the columns come. */
import { type CsvRecord, foldText } from '@afterbell/core/domain';

export const CLASS_LIST_FIELDS = ['firstName', 'lastName', 'fullName', 'birthDate', 'grade', 'localId'] as const;
export type ClassListField = (typeof CLASS_LIST_FIELDS)[number];

/** Index of the column of each field; a field without a column is absent. */
export type ClassListMapping = Readonly<Partial<Record<ClassListField, number>>>;

const SYNONYMS: Readonly<Record<ClassListField, string>> = {
  firstName: 'first|first name|firstname|fname|f name|given|given name|given names|forename|christian name|nombre|nombres|primer nombre|nombre de pila|prenom|vorname|nome',
  lastName: 'last|last name|lastname|lname|l name|surname|family|family name|apellido|apellidos|primer apellido|apellido paterno|nom|nom de famille|nachname|sobrenome',
  fullName: 'name|names|full name|fullname|last first|first last|last name first name|first name last name|last first middle|name last first|nombre completo|nombre y apellido|nombre y apellidos|nombres y apellidos|apellidos y nombres|apellido y nombre|apellidos nombre|nom complet|nom et prenom|estudiante|alumno|alumna|student|students|child|participant|pupil|camper|scholar|nino|nina',
  birthDate: 'dob|d o b|birth date|birthdate|date of birth|dateofbirth|birthday|birth day|birth|born|bday|b day|fecha de nacimiento|fecha nacimiento|fecha nac|f nacimiento|f nac|nacimiento|date de naissance|geburtsdatum|data de nascimento',
  grade: 'grade|gr|gr level|grade level|grade lvl|gradelevel|grd|current grade|school grade|grado|grado escolar|nivel|curso|classe|klasse|year group',
  localId: 'id|id number|id no|id num|local id|district id|sis id|student id|student number|student no|student id number|studentid|pupil id|participant id|perm id|permanent id|matricula|numero de estudiante|id de estudiante|identificacion|expediente',
};

const BY_WORDS = new Map<string, ClassListField>(
  CLASS_LIST_FIELDS.flatMap((field) => SYNONYMS[field].split('|').map((words) => [words, field] as const)),
);

/** Words that say whose value it is, not what it is. */
const FILLERS = new Set('student students child childs children participant participants pupil camper scholar kid kids legal s the of a el la los las del de estudiante alumno alumna nino nina current official'.split(' '));

/** `StudentFirstName`, `Student_First-Name (legal)` and `student's first name` are the same words. */
function wordsOf(header: string): string {
  const spaced = header.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').replace(/#|№|nº|n°/gi, ' number ');
  return foldText(spaced).replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/\b20\d\d\b/g, ' ').replace(/\s+/g, ' ').trim();
}

/** The field that a heading stands for; null when it says something else, such as a parent's name. */
export function recognizeHeader(header: string): ClassListField | null {
  const words = wordsOf(header);
  const exact = BY_WORDS.get(words);
  if (exact) return exact;
  const bare = words.split(' ').filter((word) => !FILLERS.has(word)).join(' ');
  return bare === '' ? null : (BY_WORDS.get(bare) ?? null);
}

/** Whether the heading of a full-name column says the family name comes first: `Last, First`, `Apellidos y nombres`. */
export function saysLastFirst(header: string): boolean | null {
  const folded = foldText(header);
  const last = folded.search(/\b(last|surname|family|apellidos?|nachname)\b/);
  const first = folded.search(/\b(first|given|nombres?|vorname)\b/);
  return last === -1 || first === -1 ? null : last < first;
}

/** Which of day and month a heading says comes first: `DOB (dd/mm/yyyy)`. */
export function saysDateOrder(header: string): 'mdy' | 'dmy' | null {
  const folded = foldText(header).replace(/[^a-z]+/g, '');
  if (/m{1,2}d{1,2}y{2,4}/.test(folded)) return 'mdy';
  return /d{1,2}m{1,2}[ya]{2,4}/.test(folded) ? 'dmy' : null;
}

export function guessMapping(headers: readonly string[]): ClassListMapping {
  const mapping: Partial<Record<ClassListField, number>> = {};
  headers.forEach((header, index) => {
    const field = recognizeHeader(header);
    // The first column of a name wins: later ones are repeats such as a second grade column.
    if (field && mapping[field] === undefined) mapping[field] = index;
  });
  // "Nombre" beside no family name is the whole name, and "Name" beside "Last name" is the given one.
  if (mapping.firstName !== undefined && mapping.lastName === undefined && mapping.fullName === undefined) {
    mapping.fullName = mapping.firstName;
    delete mapping.firstName;
  } else if (mapping.lastName !== undefined && mapping.firstName === undefined && mapping.fullName !== undefined) {
    mapping.firstName = mapping.fullName;
    delete mapping.fullName;
  } else if (mapping.firstName !== undefined && mapping.lastName !== undefined) {
    delete mapping.fullName;
  }
  return mapping;
}

export function hasNames(mapping: ClassListMapping): boolean {
  return mapping.fullName !== undefined || (mapping.firstName !== undefined && mapping.lastName !== undefined);
}

/** Titles and dates may stand above the headings; they are looked for in the first records. */
const HEADER_SEARCH = 10;

/** Index of the record that holds the headings; null when the file begins with its first child. */
export function findHeader(records: readonly CsvRecord[]): number | null {
  let single: number | null = null;
  for (const [index, { cells }] of records.slice(0, HEADER_SEARCH).entries()) {
    const mapping = guessMapping(cells);
    if (!hasNames(mapping)) continue;
    if (Object.keys(mapping).length > 1) return index;
    if (index === 0 || cells.filter((cell) => cell !== '').length === 1) single ??= index;
  }
  return single;
}
