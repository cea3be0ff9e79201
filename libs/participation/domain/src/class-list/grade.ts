/** Grades as class lists write them: `3rd`, `Third`, `Grade 3`, `03`, `3.0`, `Kindergarten`, `3er grado`. */
import { foldText } from '@afterbell/core/domain';
import { type Grade, parseGrade } from '@afterbell/people/domain';

const WORDS: Readonly<Record<Grade, string>> = {
  PK: 'pk prek prekinder prekindergarten preschool prekindergarden preescolar tk transitionalkindergarten 1-',
  K: 'k kg kn kdg kinder kindergarten kindergarden kindergarder jardin 0 00 0k',
  '1': 'first one primero primer primera i',
  '2': 'second two segundo segunda ii',
  '3': 'third three tercero tercer tercera iii',
  '4': 'fourth four cuarto cuarta iv',
  '5': 'fifth five quinto quinta v',
  '6': 'sixth six sexto sexta vi',
  '7': 'seventh seven septimo septima vii',
  '8': 'eighth eight octavo octava viii',
  '9': 'ninth nine noveno novena freshman ix',
  '10': 'tenth ten decimo decima sophomore x',
  '11': 'eleventh eleven undecimo onceavo junior xi',
  '12': 'twelfth twelve duodecimo doceavo senior xii',
};

const BY_WORD = new Map(Object.entries(WORDS).flatMap(([grade, words]) => words.split(' ').map((word) => [word, grade as Grade] as const)));

/** Null for what is no grade. */
export function readGrade(text: string): Grade | null {
  const folded = foldText(text).replace(/^-1(\.0+)?$/, '1-').replace(/\.0+$/, '').replace(/[º°ª]/g, '');
  const word = folded.replace(/\b(grade|grado|gr|g|level|class|year|el|de|ano|curso)\b\.?/g, ' ').replace(/[^a-z0-9-]+/g, '').replace(/(?<=[a-z])-(?=[a-z])/g, '');
  const known = BY_WORD.get(word);
  if (known) return known;
  const number = /^(?:g|gr|grade)?0*(\d{1,2})(?:st|nd|rd|th|er|ro|do|to|mo|vo|no|o|a)?$/.exec(word)?.[1];
  return number ? parseGrade(number) : parseGrade(text);
}
