import { type Grade, isGrade } from '@afterbell/core/domain';

/** Organizations serve grades too, so their list stands beneath both sections. */
export { type Grade, GRADE_LABELS, GRADES, gradeLabel, gradeOrder, isGrade } from '@afterbell/core/domain';

const WORDS: Readonly<Record<string, Grade>> = {
  pk: 'PK',
  prek: 'PK',
  prekindergarten: 'PK',
  p: 'PK',
  k: 'K',
  kg: 'K',
  kindergarten: 'K',
};

/** A grade as class lists write it: `05`, `5th`, `Grade 5`, `KG`, `Pre-K`. Null when it is none. */
export function parseGrade(text: string): Grade | null {
  const word = text.toLowerCase().replace(/grade|:/g, '').trim();
  const known = WORDS[word.replace(/[\s-]/g, '')];
  if (known && /^[a-z]/.test(word)) return known;
  const number = /^0*(\d{1,2})(st|nd|rd|th)?\.?$/.exec(word)?.[1];
  return isGrade(number) ? number : null;
}
