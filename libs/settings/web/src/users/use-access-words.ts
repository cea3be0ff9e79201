import type { AccessWords } from './access-draft';
import { useUsersTexts } from './users-texts';

export function useAccessWords(): AccessWords {
  const t = useUsersTexts();
  const labels = { organizationId: t('field.organization'), roleId: t('field.role'), startsOn: t('field.startsOn'), endsOn: t('field.endsOn') };
  return { organization: t('chooseOrganization'), role: t('chooseRole'), label: (field) => labels[field] };
}
