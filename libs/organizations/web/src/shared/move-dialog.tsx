import type { OrganizationLevel } from '@afterbell/core/domain';
import { Button, Dialog, Notice, useCoreTexts } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useOrganizationsTexts } from '../organizations-texts';
import { type Place, PlacePicker } from './place-picker';
import type { Outcome } from './use-organization-changes';

export interface MoveDialogProps {
  organization: { id: string; name: string; level: OrganizationLevel; parentId: string | null; parentName: string | null };
  onClose: () => void;
  onMove: (place: Place) => Promise<Outcome>;
}

/** The way to move without dragging. */
export function MoveDialog({ organization, onClose, onMove }: MoveDialogProps) {
  const t = useOrganizationsTexts();
  const core = useCoreTexts();
  const [place, setPlace] = useState<Place | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function submit() {
    if (busy) return;
    if (!place) return setProblem(t('move.choose'));
    setBusy(true);
    const { problems } = await onMove(place);
    setBusy(false);
    if (problems.length === 0) onClose();
    else setProblem(problems.map(({ message }) => message).join(' '));
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('move.title', { name: organization.name })}
      description={`${t('move.intro')} ${organization.parentName ? t('move.now', { place: organization.parentName }) : ''}`}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={busy}>
            {t('move.confirm')}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice severity="error" live>
          {problem}
        </Notice>
      )}
      <chakra.div css={{ mt: '4' }}>
        <PlacePicker level={organization.level} value={place} currentId={organization.parentId ?? undefined} legend={t('move.question')} onChange={setPlace} />
      </chakra.div>
    </Dialog>
  );
}
