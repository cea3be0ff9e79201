import { formatDate } from '@afterbell/core/domain';
import { factLine } from '@afterbell/core/web';
import { gradeLabel, isGrade } from '@afterbell/people/domain';
import { idBeside } from './child-names';
import { takeText } from './take-texts';

export interface CandidateFacts {
  birthDate?: string | null;
  grade?: string | null;
  localId?: string | null;
  generatedId?: string | null;
  enrolled?: boolean | null;
}

/** What tells two children of one name apart, in words: `born 03/14/2015 · 3rd grade · local ID 0042 · ID PX3K9M2TQ · already on this roster`. */
export function candidateFacts({ birthDate, grade, localId, generatedId, enrolled }: CandidateFacts): string {
  return factLine([
    birthDate ? takeText('candidate.born', { date: formatDate(birthDate) }) : takeText('candidate.noBirthDate'),
    isGrade(grade) ? gradeLabel(grade) : null,
    localId ? takeText('candidate.localId', { id: localId }) : null,
    idBeside({ generatedId }),
    enrolled ? takeText('candidate.enrolled') : null,
  ]);
}
