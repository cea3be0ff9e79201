import type { MaintenanceSection, Refusal } from '@afterbell/core/domain';
import { useEffect, useRef } from 'react';
import { defineTexts } from '../i18n/i18n';
import { notify } from '../ui/notify';
import { useOptionalSession } from './session-context';

const { useTexts } = defineTexts('refusal', {
  title: 'Maintenance of {{section}} is done elsewhere',
  detail: 'Switch to: {{levels}}.',
  section: { activities: 'activities', organizations: 'organizations', participants: 'participants', staff: 'staff', enrollment: 'enrollment', services: 'services' } satisfies Record<MaintenanceSection, string>,
});

/** Says which levels a page needs that was refused for its level alone, in the tenant's own words. */
export function useNeededLevels(needs: Refusal['needs']): void {
  const t = useTexts();
  const session = useOptionalSession();
  const said = useRef(false);
  useEffect(() => {
    if (!needs || !session || said.current) return;
    said.current = true;
    const levels = needs.levels.map((level) => session.levelName(level)).join(', ');
    notify({ severity: 'warn', title: t('title', { section: t(`section.${needs.section}`) }), detail: t('detail', { levels }) });
  }, [needs, session, t]);
}
