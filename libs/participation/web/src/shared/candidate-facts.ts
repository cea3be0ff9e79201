import { formatDate } from '@afterbell/core/domain';
import { gradeLabel, isGrade } from '@afterbell/people/domain';
import { takeText } from './take-texts';

export interface CandidateFacts {
  birthDate?: string | null;
  grade?: string | null;
  localId?: string | null;
  enrolled?: boolean | null;
}

/** What tells two children of one name apart, in words: `born 03/14/2015 · 3rd grade · ID 0042 · already on this roster`. */
export function candidateFacts({ birthDate, grade, localId, enrolled }: CandidateFacts): string {
  return [
    birthDate ? takeText('candidate.born', { date: formatDate(birthDate) }) : takeText('candidate.noBirthDate'),
    isGrade(grade) ? gradeLabel(grade) : null,
    localId ? takeText('candidate.id', { id: localId }) : null,
    enrolled ? takeText('candidate.enrolled') : null,
  ]
    .filter(Boolean)
    .join(' · ');
}
