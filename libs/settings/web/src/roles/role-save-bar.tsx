import { Button, SaveState, useSession, type SaveStatus } from '@afterbell/core/web';
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

/** Always on screen while a role is edited: how much is changed, and the ways out. */
export function RoleSaveBar({ role, status, onSave }: RoleSaveBarProps) {
  const t = useRolesTexts();
  const { timeZone } = useSession();
  const dirty = role.count > 0;
  return (
    <Bar data-no-print="" data-foot="">
      <chakra.div css={{ flex: { base: '1 1 100%', sm: '1 1 8rem' }, minW: '0', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' }}>
        <strong role="status">{dirty ? t('save.changes', { count: role.count }) : t('save.none')}</strong>
        {status.kind !== 'idle' && !(dirty && status.kind === 'saved') && <SaveState status={status} timeZone={timeZone} />}
      </chakra.div>
      <Button variant="ghost" icon={<Undo2 aria-hidden="true" />} disabled={role.past.length === 0} onClick={role.undo}>
        {t('save.undo')}
      </Button>
      <Button disabled={!dirty} onClick={role.discard}>
        {t('save.discard')}
      </Button>
      <Button variant="solid" disabled={!dirty} loading={status.kind === 'saving'} onClick={onSave}>
        {t('save.save')}
      </Button>
    </Bar>
  );
}
