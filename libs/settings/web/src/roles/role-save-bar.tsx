import { Button, notify, SaveState, useSession, type SaveStatus } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import type { RoleDraft } from './use-role-draft';
import { useRolesTexts } from './roles-texts';

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 'var(--ab-bottom, 0px)',
    zIndex: 'bar',
    mb: { base: '-4', md: '-6' },
    mx: { base: '-4', md: '-6', xl: '-8' },
    px: { base: '4', md: '6', xl: '8' },
    py: '3',
    bg: 'bg.panel',
    borderTop: 'hairline',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    justifyContent: 'flex-end',
  },
});

export interface RoleSaveBarProps {
  role: RoleDraft;
  status: SaveStatus;
  onSave: () => void;
}

/** On screen while something is changed: how much, and the ways out. */
export function RoleSaveBar({ role, status, onSave }: RoleSaveBarProps) {
  const t = useRolesTexts();
  const { timeZone } = useSession();
  function discard() {
    const draft = role.draft;
    role.discard();
    notify({ severity: 'success', title: t('save.discarded'), action: { label: t('save.undo'), onClick: () => role.edit(() => draft) } });
  }
  return (
    <Bar data-no-print="" data-foot="">
      <chakra.div css={{ flex: { base: '1 1 100%', sm: '1 1 8rem' }, minW: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' }}>
        <strong role="status">{t('save.changes', { count: role.count })}</strong>
        {status.kind !== 'idle' && status.kind !== 'saved' && <SaveState status={status} timeZone={timeZone} />}
      </chakra.div>
      <Button variant="ghost" icon={<Undo2 aria-hidden="true" />} disabled={role.past.length === 0} onClick={role.undo}>
        {t('save.undo')}
      </Button>
      <Button onClick={discard}>
        {t('save.discard')}
      </Button>
      <Button variant="solid" loading={status.kind === 'saving'} onClick={onSave}>
        {t('save.save')}
      </Button>
    </Bar>
  );
}
