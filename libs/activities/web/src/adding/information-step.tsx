import { useSession } from '@afterbell/core/web';
import { FormPart } from '@afterbell/forms/web';
import { ProgramFields } from '../program/program-fields';
import { TermField } from '../program/term-field';
import type { ActivityWizard } from './activity-wizard';
import { useAddingTexts } from './adding-texts';

/** What it is: the form that the tenant has shaped, its term, who pays for it, runs it along and works at it. */
export function InformationStep({ wizard }: { wizard: ActivityWizard }) {
  const t = useAddingTexts();
  const { organization } = useSession();
  const told = (field: string) => wizard.told.find((one) => one.field === field)?.message;
  const { termId, program } = wizard.extra;
  return (
    <>
      <FormPart store={wizard.store} fields={wizard.store.definition.fields} />
      <TermField terms={wizard.choices.terms} value={termId} error={told('termId') && t('termMissing')} onChange={(next) => wizard.set({ termId: next })} />
      <ProgramFields siteId={organization.id} value={program} errorOf={(path) => told(`program-${path}`)} onChange={(next) => wizard.set({ program: next })} />
    </>
  );
}
