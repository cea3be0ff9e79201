import { formatDateTime } from '@afterbell/core/domain';
import { Badge, Button, ConfirmDialog, defineTexts, followOwnOpener, notify, OfflinePassword, Section, silent, useSession, useVault } from '@afterbell/core/web';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForgetOfflineDeviceMutation, useOfflineDevicesQuery, type OfflineDeviceFieldsFragment } from './__generated__/profile-devices';
import { Lines, obstacle } from './profile-parts';
import { useProfileTexts } from './profile-texts';

const { useTexts } = defineTexts('profile-devices', {
  title: 'Devices that work without a network',
  here: 'This device',
  since: 'since {{at}}',
  last: 'signed in last {{at}}',
  forget: 'Forget',
  forgetOf: 'Forget {{name}}',
  confirm: 'Forget {{name}}?',
  confirmHint: 'It gets another key at its next sign-in. Marks that were not sent from it cannot be read any more. To end a session that is open there, end it above.',
  forgotten: '{{name}} was forgotten',
});

/** Devices that keep rosters for days without a network; nothing where there are none. */
export function ProfileDevices() {
  const t = useTexts();
  const { data, refetch } = useOfflineDevicesQuery({ fetchPolicy: 'cache-and-network', context: silent() });
  const devices = data?.offlineDevices ?? [];
  if (devices.length === 0) return null;
  return (
    <Section title={t('title')}>
      <Lines>
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} onForgotten={() => refetch().catch(() => undefined)} />
        ))}
      </Lines>
    </Section>
  );
}

function DeviceLine({ device, onForgotten }: { device: OfflineDeviceFieldsFragment; onForgotten: () => Promise<unknown> }) {
  const t = useTexts();
  const profile = useProfileTexts();
  const { timeZone, user } = useSession();
  const client = useApolloClient();
  const here = useVault()?.keyId === device.id;
  const [forget] = useForgetOfflineDeviceMutation({ context: silent() });
  const [asking, setAsking] = useState(false);
  const { browser, system } = device;
  const name = browser && system ? profile('sessions.on', { browser, system }) : (browser ?? system ?? profile('sessions.unknown'));
  async function go() {
    const problem = await obstacle(async () => (await forget({ variables: { id: device.id } })).data?.forgetOfflineDevice, profile('failed'));
    notify(problem ? { severity: 'error', title: problem } : { severity: 'success', title: t('forgotten', { name }) });
    await followOwnOpener(client, user.id);
    await onForgotten();
  }
  return (
    <li>
      <div>
        <strong>{name}</strong> {here && <Badge tone="green">{t('here')}</Badge>}
        <p>{[t('since', { at: formatDateTime(device.createdAt, timeZone) }), t('last', { at: formatDateTime(device.lastIssuedAt, timeZone) })].join(', ')}</p>
      </div>
      {here && <OfflinePassword size="sm" />}
      <Button size="sm" aria-label={t('forgetOf', { name })} onClick={() => setAsking(true)}>
        {t('forget')}
      </Button>
      <ConfirmDialog open={asking} danger onClose={() => setAsking(false)} onConfirm={go} title={t('confirm', { name })} description={t('confirmHint')} confirmLabel={t('forget')} />
    </li>
  );
}
