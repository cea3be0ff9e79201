import { dateIn, formatDate, formatTime, timeIn } from '@afterbell/core/domain';
import { Button, Notice, useSession } from '@afterbell/core/web';
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

/** What stands on the screen is of an earlier visit. */
export function Restored({ wizard, onStartOver }: { wizard: Wizard; onStartOver: () => void }) {
  const t = useAddingTexts();
  const { timeZone, today } = useSession();
  if (!wizard.restoredAt) return null;
  const at = new Date(wizard.restoredAt);
  const day = dateIn(timeZone, at);
  const time = formatTime(timeIn(timeZone, at));
  return (
    <Notice live title={t('draftBack', { at: day === today ? time : `${formatDate(day)} ${time}` })} action={<Button onClick={onStartOver}>{t('startOver')}</Button>}>
      {t('draftBackHint')}
    </Notice>
  );
}

/** When what was typed was last kept. */
export function DraftState({ wizard }: { wizard: Wizard }) {
  const t = useAddingTexts();
  const { timeZone } = useSession();
  if (!wizard.kept) return null;
  return <span role="status">{wizard.kept === 'failed' ? t('draftNotKept') : t('draftKept', { at: formatTime(timeIn(timeZone, wizard.kept.at)) })}</span>;
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
