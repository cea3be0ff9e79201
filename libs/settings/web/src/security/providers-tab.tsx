import { Badge, Button, ConfirmDialog, EmptyState, MoreMenu, notify, silent, Skeleton, usePermissions, type MenuAction } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Pencil, Plus, ToggleLeft, ToggleRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailed } from './load-failed';
import { ProviderSheet } from './provider-sheet';
import { useOauthProvidersQuery, useSetOauthProviderEnabledMutation, type OauthProvidersQuery } from './__generated__/providers';
import { useSecurityTexts } from './security-texts';

export type Provider = OauthProvidersQuery['oauthProviders'][number];

const NEW = 'new';
const Top = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3', mb: '4', '& > p': { flex: '1 1 20rem', color: 'fg.muted', maxW: '44rem' } } });
const List = chakra('ul', { base: { listStyle: 'none', p: '0', borderTop: 'hairline' } });
const Row = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '3', py: '3', borderBottom: 'hairline', '& > div': { flex: '1', minW: '0' } } });
const Head = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', '& strong': { overflowWrap: 'anywhere' } } });
const Muted = chakra('div', { base: { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' } });

export function ProvidersTab() {
  const t = useSecurityTexts();
  const { can } = usePermissions();
  const mayEdit = can('edit', 'settings.security');
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useOauthProvidersQuery({ context: silent(), fetchPolicy: 'cache-and-network' });
  const [stopping, setStopping] = useState<Provider | null>(null);
  const [setEnabled] = useSetOauthProviderEnabledMutation();
  const providers = data?.oauthProviders;
  const asked = params.get('provider');
  const shown = providers?.find(({ id }) => id === asked) ?? null;
  const open = (id: string | null) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (id === null) after.delete('provider');
      else after.set('provider', id);
      return after;
    });

  async function offer(provider: Provider, enabled: boolean) {
    const { data: answer } = await setEnabled({ variables: { id: provider.id, enabled, version: provider.version } });
    const problem = answer?.setOauthProviderEnabled.problems[0];
    if (problem) notify({ severity: 'error', title: problem.message });
    else notify({ severity: 'success', title: t(enabled ? 'providers.enabledNow' : 'providers.disabledNow', { name: provider.name }) });
    await refetch();
  }
  if (!providers) return error ? <LoadFailed error={error} onRetry={() => void refetch().catch(() => undefined)} /> : <Skeleton lines={4} />;
  const add = mayEdit ? (
    <Button variant="solid" icon={<Plus aria-hidden="true" />} onClick={() => open(NEW)}>
      {t('providers.add')}
    </Button>
  ) : undefined;
  return (
    <>
      {providers.length === 0 ? (
        <EmptyState kind="nothing" title={t('providers.none')} action={add}>
          {t('providers.noneHint')}
        </EmptyState>
      ) : (
        <>
          <Top>
            <p>{t('providers.hint')}</p>
            {add}
          </Top>
          <List aria-label={t('providers.list')}>
            {providers.map((provider) => (
              <ProviderRow
                key={provider.id}
                provider={provider}
                mayEdit={mayEdit}
                onOpen={() => open(provider.id)}
                onOffer={(enabled) => (enabled ? void offer(provider, true).catch(() => undefined) : setStopping(provider))}
              />
            ))}
          </List>
        </>
      )}
      {(shown || (asked === NEW && mayEdit)) && <ProviderSheet key={shown?.id ?? NEW} provider={shown} mayEdit={mayEdit} onClose={() => open(null)} onSaved={(id) => void refetch().then(() => open(id))} />}
      {stopping && (
        <ConfirmDialog
          open
          title={t('providers.disableTitle', { name: stopping.name })}
          description={t('providers.disableHint', { count: stopping.people })}
          confirmLabel={t('providers.disable')}
          onClose={() => setStopping(null)}
          onConfirm={() => offer(stopping, false)}
        />
      )}
    </>
  );
}

interface ProviderRowProps {
  provider: Provider;
  mayEdit: boolean;
  onOpen: () => void;
  onOffer: (enabled: boolean) => void;
}

function ProviderRow({ provider, mayEdit, onOpen, onOffer }: ProviderRowProps) {
  const t = useSecurityTexts();
  const { name, issuer, enabled, people } = provider;
  const items: MenuAction[] = [
    { id: 'edit', label: t('providers.edit'), icon: <Pencil size={16} aria-hidden="true" />, onSelect: onOpen },
    enabled
      ? { id: 'disable', label: t('providers.disable'), icon: <ToggleLeft size={16} aria-hidden="true" />, onSelect: () => onOffer(false) }
      : { id: 'enable', label: t('providers.enable'), icon: <ToggleRight size={16} aria-hidden="true" />, onSelect: () => onOffer(true) },
  ];
  return (
    <Row>
      <div>
        <Head>
          <strong>{name}</strong>
          <Badge tone={enabled ? 'green' : 'gray'}>{t(enabled ? 'providers.enabled' : 'providers.disabled')}</Badge>
        </Head>
        <Muted>
          {issuer} · {t('providers.people', { count: people })}
        </Muted>
      </div>
      {mayEdit ? (
        <MoreMenu label={t('providers.moreFor', { name })} items={items} />
      ) : (
        <Button variant="link" onClick={onOpen}>
          {t('providers.look')}
        </Button>
      )}
    </Row>
  );
}
