import { BoardPage, Tabs, useSession } from '@afterbell/core/web';
import { LimitsTab } from './limits-tab';
import { PolicyTab } from './policy-tab';
import { ProvidersTab } from './providers-tab';
import { useSecurityTexts } from './security-texts';

export default function SecurityPage() {
  const t = useSecurityTexts();
  const { tenant } = useSession();
  return (
    <BoardPage title={t('title')} subtitle={t('subtitle', { tenant: tenant.name })}>
      <Tabs
        label={t('tabs')}
        items={[
          { id: 'providers', label: t('tab.providers'), content: <ProvidersTab /> },
          { id: 'policy', label: t('tab.policy'), content: <PolicyTab /> },
          { id: 'limits', label: t('tab.limits'), content: <LimitsTab /> },
        ]}
      />
    </BoardPage>
  );
}
