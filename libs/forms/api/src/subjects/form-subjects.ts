import { Injectable } from '@nestjs/common';
import { AppError, type MaintenanceSection } from '@afterbell/core/domain';
import { TEMPLATES } from '@afterbell/forms/domain';
import { type FormKey, formName } from '../definitions/template-form';
import type { FormSubject } from './subject';

/** Which sections bring records of which forms. */
@Injectable()
export class FormSubjects {
  private readonly subjects = new Map<string, FormSubject>();

  register(subject: FormSubject): void {
    if (this.subjects.has(formName(subject))) throw new Error(`Two subjects of the form ${formName(subject)}.`);
    this.subjects.set(formName(subject), subject);
  }

  /** NOT_FOUND where a form has a definition and no records. */
  of(key: FormKey): FormSubject {
    const subject = this.find(key);
    if (!subject) throw new AppError('NOT_FOUND', { what: 'The form' });
    return subject;
  }

  find(key: FormKey): FormSubject | null {
    return this.subjects.get(formName(key)) ?? null;
  }

  /** The form of a section's own list; other lists of the section name theirs. */
  ofSection(section: MaintenanceSection): FormSubject | null {
    const [first] = TEMPLATES[section];
    return first ? this.find({ section, subSection: first.subSection }) : null;
  }

  all(): FormSubject[] {
    return [...this.subjects.values()];
  }
}
