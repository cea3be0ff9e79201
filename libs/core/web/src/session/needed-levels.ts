import type { MaintenanceSection, Refusal } from '@afterbell/core/domain';
import { useEffect, useRef } from 'react';
import { defineTexts } from '../i18n/i18n';
import { notify } from '../ui/notify';
import { useOptionalSession } from './session-context';

const { useTexts } = defineTexts('refusal', {
  title: 'Maintenance of {{section}} is done elsewhere',
  detail: 'Switch to: {{levels}}.',
  refused: 'Maintenance of {{section}} was not opened',
  levels: 'It is done at: {{levels}}. Your role does not include it.',
  role: 'Your role in {{name}} does not include it. An administrator of your organization can change that.',
  section: { activities: 'activities', organizations: 'organizations', participants: 'participants', staff: 'staff', enrollment: 'enrollment', services: 'services' } satisfies Record<MaintenanceSection, string>,
});

/** Says which levels a section of maintenance needs that was refused, in the tenant's own words, and whether the role would do there. */
export function useNeededLevels(needs: Refusal['needs']): void {
  const t = useTexts();
  const session = useOptionalSession();
  const said = useRef(false);
  useEffect(() => {
    if (!needs || !session || said.current) return;
    said.current = true;
    const levels = needs.levels.map((level) => session.levelName(level)).join(', ');
    const section = t(`section.${needs.section}`);
    const detail = !needs.byRole ? t('detail', { levels }) : levels ? t('levels', { levels }) : t('role', { name: session.organization.name });
    notify({ severity: 'warn', title: t(needs.byRole ? 'refused' : 'title', { section }), detail });
  }, [needs, session, t]);
}
