import type { Step } from '@afterbell/core/web';
import { useUsersTexts } from './users-texts';

export function useInviteSteps(): readonly Step[] {
  const t = useUsersTexts();
  return [
    { id: 'person', label: t('stepPerson') },
    { id: 'accesses', label: t('stepAccesses') },
  ];
}
