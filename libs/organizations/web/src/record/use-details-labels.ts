import { type RecordFormState, useRecordForm } from '@afterbell/forms/web';
import { useOrganizationsTexts } from '../organizations-texts';

export const ORGANIZATION_FORM = { section: 'organizations', subSection: 'organization' } as const;

export type LabelOf = (field: 'name' | 'timeZone' | 'stateId' | 'ncesId' | 'gradeFrom' | 'gradeTo') => string;

/** What the details are called on the tenant's form, whose fields may be relabelled; in the product's words until it is known. */
export function useDetailsLabels(form: RecordFormState): LabelOf {
  const words = useOrganizationsTexts();
  return (field) => (form.kind === 'ready' && form.form.definition.fields.find(({ hardcodedName }) => hardcodedName === field)?.name) || words(`field.${field}`);
}

/** The same for somebody who adds an organization: every level has the one form, so the organization where they act tells. */
export function useNewDetailsLabels(actingId: string): LabelOf {
  return useDetailsLabels(useRecordForm({ ...ORGANIZATION_FORM, id: actingId }));
}
