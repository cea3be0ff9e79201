import type { PlainDate } from '@afterbell/core/domain';
import { birthDateProblem } from '@afterbell/people/domain';

export interface ChildForm {
  firstName: string;
  lastName: string;
  birthDate: string;
  grade: string;
}

export const NEW_CHILD: ChildForm = { firstName: '', lastName: '', birthDate: '', grade: '' };

export type ChildField = keyof ChildForm;
export type ChildProblems = Partial<Record<ChildField, string>>;

export interface ChildWords {
  firstName: string;
  birthDate: string;
}

export function childProblems(form: ChildForm, today: PlainDate, words: ChildWords): ChildProblems {
  return {
    ...(form.firstName.trim() === '' ? { firstName: words.firstName } : {}),
    ...(form.birthDate !== '' && birthDateProblem(form.birthDate, today) ? { birthDate: words.birthDate } : {}),
  };
}

/** Which field a problem of the server is about, by the end of its path. */
export function fieldOfPath(path: string | null): ChildField | null {
  const field = path?.split('.').at(-1);
  return field === 'firstName' || field === 'lastName' || field === 'birthDate' || field === 'grade' ? field : null;
}
