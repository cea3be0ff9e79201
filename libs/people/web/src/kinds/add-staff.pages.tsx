import { AddPerson, type AddStep } from './add-person';
import { useKindsTexts } from './kinds-texts';

const ADD = '/people/staff/add';

/** The steps of adding staff, each at its own address. */
function AddStaff({ step }: { step: string }) {
  const t = useKindsTexts();
  const steps: AddStep[] = [
    { id: 'information', label: t('step.information'), path: ADD, tabs: ['INFORMATION'] },
    { id: 'address', label: t('step.address'), path: `${ADD}/address`, tabs: ['ADDRESS'] },
    { id: 'contacts', label: t('step.contacts'), path: `${ADD}/contacts`, tabs: ['CONTACTS'] },
    { id: 'employment', label: t('step.employment'), path: `${ADD}/employment-information`, tabs: ['EMPLOYMENT'] },
  ];
  return <AddPerson kind="staff" steps={steps} step={step} />;
}

export const Information = () => <AddStaff step="information" />;
export const Address = () => <AddStaff step="address" />;
export const Contacts = () => <AddStaff step="contacts" />;
export const Employment = () => <AddStaff step="employment" />;
