import { Button, Dialog, Notice, useCoreTexts } from '@afterbell/core/web';
import { useState, type ReactNode } from 'react';
import { Rows } from '../relationships/contact-fields';
import type { HouseholdOutcome } from './use-household-changes';

export interface FormDialogProps {
  title: string;
  description?: string;
  confirm: string;
  size?: 'md' | 'lg';
  onClose: () => void;
  /** What is missing is answered as an outcome too. */
  onSubmit: () => Promise<HouseholdOutcome>;
  /** It is saved. */
  onDone: (outcome: HouseholdOutcome) => void;
  children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A dialog of one form that saves, or says at each field why not. */
export function FormDialog({ title, description, confirm, size, onClose, onSubmit, onDone, children }: FormDialogProps) {
  const core = useCoreTexts();
  const [outcome, setOutcome] = useState<HouseholdOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  async function submit() {
    if (busy) return;
    setBusy(true);
    const next = await onSubmit();
    setBusy(false);
    setOutcome(next);
    if (!next.done) return;
    onDone(next);
    onClose();
  }
  const general = outcome?.errors[''];
  return (
    <Dialog
      open
      size={size}
      onClose={onClose}
      closeOnOutside={false}
      title={title}
      description={description}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      {general && (
        <Notice severity="error" live>
          {general}
        </Notice>
      )}
      <Rows>{children((field) => outcome?.errors[field])}</Rows>
    </Dialog>
  );
}

/** Nothing was sent: something has to be chosen first. */
export const missing = (field: string, message: string): HouseholdOutcome => ({ done: false, errors: { [field]: message }, household: null });
