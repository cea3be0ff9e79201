import { formatDateTime } from '@afterbell/core/domain';
import { Badge, Button, ConfirmDialog, notify, Section, silent, Skeleton, useSession } from '@afterbell/core/web';
import { useState } from 'react';
import { PartError } from '../board-parts';
import { useOwnSessionsQuery, useRevokeOtherSessionsMutation, useRevokeOwnSessionMutation, type OwnSessionFieldsFragment } from './__generated__/profile-sessions';
import { Lines, obstacle, placeWords } from './profile-parts';
import { useProfileTexts } from './profile-texts';

export function ProfileSessions() {
  const t = useProfileTexts();
  const { data, error, loading, refetch } = useOwnSessionsQuery({ fetchPolicy: 'cache-and-network', context: silent() });
  const [revokeOthers] = useRevokeOtherSessionsMutation({ context: silent() });
  const [asking, setAsking] = useState(false);
  const sessions = data?.ownSessions;
  const others = (sessions?.length ?? 1) - 1;

  async function endOthers() {
    const problem = await obstacle(async () => (await revokeOthers()).data?.revokeOtherSessions, t('failed'));
    if (problem) notify({ severity: 'error', title: problem });
    await refetch().catch(() => undefined);
  }
  return (
    <Section title={t('sessions.title')}>
      {error && !loading && !sessions && <PartError onRetry={() => refetch()} />}
      {!sessions && loading && <Skeleton lines={4} label={t('sessions.loading')} />}
      {sessions && (
        <Lines>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} onEnded={() => refetch().catch(() => undefined)} />
          ))}
        </Lines>
      )}
      {others > 0 && (
        <Button style={{ marginTop: '1rem' }} onClick={() => setAsking(true)}>
          {t('sessions.others', { count: others })}
        </Button>
      )}
      <ConfirmDialog open={asking} onClose={() => setAsking(false)} onConfirm={endOthers} title={t('sessions.confirm', { count: others })} description={t('sessions.confirmHint')} confirmLabel={t('sessions.confirmLabel')} danger />
    </Section>
  );
}

function SessionLine({ session, onEnded }: { session: OwnSessionFieldsFragment; onEnded: () => Promise<unknown> }) {
  const t = useProfileTexts();
  const { timeZone } = useSession();
  const [revoke] = useRevokeOwnSessionMutation({ context: silent() });
  const [busy, setBusy] = useState(false);
  const { browser, system } = session;
  const name = browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  const times = [t('sessions.at', { at: formatDateTime(session.signedInAt, timeZone) }), t('sessions.seen', { at: formatDateTime(session.lastSeenAt, timeZone) })];
  if (session.address) times.push(t('sessions.from', { address: session.address }));

  async function end() {
    setBusy(true);
    const problem = await obstacle(async () => (await revoke({ variables: { id: session.id } })).data?.revokeOwnSession, t('failed'));
    notify(problem ? { severity: 'error', title: problem } : { severity: 'success', title: t('sessions.ended', { name }) });
    await onEnded();
    setBusy(false);
  }
  return (
    <li>
      <div>
        <strong>{name}</strong> {session.current && <Badge tone="green">{t('sessions.here')}</Badge>}
        <p>{placeWords(session.organizationName, session.tenantName)}</p>
        <p>{times.join(', ')}</p>
      </div>
      {!session.current && (
        <Button size="sm" loading={busy} aria-label={t('sessions.endOf', { name })} onClick={() => void end()}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
