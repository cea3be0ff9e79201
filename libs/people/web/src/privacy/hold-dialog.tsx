import { notify, silent, useSession } from '@afterbell/core/web';
import { HOLD_FIELDS, LIFT_FIELDS } from '@afterbell/people/domain';
import { EntryDialog } from '../record/entries/entry-dialog';
import type { EntryProblem, EntryText } from '../record/entries/entry-documents';
import { type PersonPrivacyFieldsFragment, useLiftLegalHoldMutation, useSetLegalHoldMutation } from './__generated__/privacy';
import { usePrivacyTexts } from './privacy-texts';

export interface HoldDialogProps {
  personId: string;
  name: string;
  hold: PersonPrivacyFieldsFragment['hold'];
  onClose: () => void;
}

/** Sets a legal hold, or lifts the one in force; either says why. */
export function HoldDialog({ personId, name, hold, onClose }: HoldDialogProps) {
  const t = usePrivacyTexts();
  const { today } = useSession();
  const options = { context: silent(false), refetchQueries: ['personPrivacy'] };
  const [set] = useSetLegalHoldMutation(options);
  const [lift] = useLiftLegalHoldMutation(options);
  const told = (problems: readonly EntryProblem[] | undefined, title: string) => {
    if (problems?.length === 0) notify({ severity: 'success', title });
    return problems ?? null;
  };
  async function save({ startsOn, reason }: Record<string, unknown>): Promise<readonly EntryProblem[] | null> {
    try {
      if (hold) return told((await lift({ variables: { id: hold.id, reason: String(reason) } })).data?.liftLegalHold.problems, t('holdLifted'));
      return told((await set({ variables: { personId, startsOn: String(startsOn), reason: String(reason) } })).data?.setLegalHold.problems, t('holdSet'));
    } catch {
      return null;
    }
  }
  return <EntryDialog title={t(hold ? 'liftTitle' : 'holdTitle', { name })} saveLabel={t(hold ? 'lift' : 'set')} fields={hold ? LIFT_FIELDS : HOLD_FIELDS} start={hold ? {} : { startsOn: today }} version={null} t={t as EntryText} save={save} onClose={onClose} />;
}
