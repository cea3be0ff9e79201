import { formatDate } from '@afterbell/core/domain';
import { Notice, useSession } from '@afterbell/core/web';
import { oddAge, ownFieldProblem, parseGrade } from '@afterbell/people/domain';
import { useAddingTexts } from './adding-texts';
import { enteredName } from './use-add';
import type { Wizard } from './wizard';
import { nameOfContact } from './wizard-state';

/** What was typed of the child, or of one of the contacts, as it is compared with who is on record. */
export function enteredOf(wizard: Wizard, contact: number | null) {
  const one = contact === null ? undefined : wizard.extra.contacts[contact];
  if (one) return { label: nameOfContact(one), phone: one.phone, email: one.email };
  return { label: enteredName(wizard), birthDate: wizard.answer('birthDate') || null, localId: wizard.answer('localId') || null };
}

/** A slip in the year, most often; nobody is kept from adding whoever is as old as that. */
export function AgeWarning({ wizard }: { wizard: Wizard }) {
  const t = useAddingTexts();
  const { today } = useSession();
  const birthDate = wizard.answer('birthDate');
  const grade = wizard.answer('grade');
  const age = birthDate && !ownFieldProblem('birthDate', birthDate, today) ? oddAge(birthDate, parseGrade(grade), today) : null;
  if (age === null) return null;
  return (
    <Notice severity="warn" live title={t('oddAge', { count: age })}>
      {grade ? t('oddAgeInGrade', { grade }) : t('oddAgeHint', { date: formatDate(birthDate) })}
    </Notice>
  );
}
