import { Badge, Button, ConfirmDialog, EmptyState, factLine, LoadHint, Notice, notify, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { formatDateTime } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { LogOut, Monitor } from 'lucide-react';
import { useState } from 'react';
import { useRevokeUserSessionsMutation, type UserSessionsQuery, useUserSessionsQuery } from './__generated__/user';
import type { UserRecord } from './user.page';
import { useUsersTexts } from './users-texts';

type SessionRow = UserSessionsQuery['userSessions'][number];

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    '& > li': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', py: '3', borderBottom: 'hairline' },
    '& > li > svg': { boxSize: '5', color: 'fg.muted', flexShrink: '0' },
    '& > li > div': { flex: '1 1 14rem', minW: '0' },
    '& strong': { marginInlineEnd: '3' },
    '& [data-tone]': { verticalAlign: 'bottom' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
  },
});

export function SessionsTab({ user, onChanged }: { user: UserRecord; onChanged: () => Promise<unknown> }) {
  const t = useUsersTexts();
  const core = useCoreTexts();
  const { data, error, loading, refetch } = useUserSessionsQuery({ variables: { userId: user.id }, context: silent(), fetchPolicy: 'cache-and-network' });
  const [revoke] = useRevokeUserSessionsMutation();
  const [asking, setAsking] = useState(false);
  const again = () => refetch().catch(() => undefined);

  async function end(sessionIds: string[] | null) {
    const { data: answer } = await revoke({ variables: { userId: user.id, sessionIds } });
    const { ended, problems } = answer?.revokeUserSessions ?? {};
    if (problems?.length) notify({ severity: 'error', title: problems.map(({ message }) => message).join(' ') });
    else notify({ severity: 'success', title: t('endedSessions', { count: ended ?? 0 }) });
    await Promise.all([again(), onChanged()]);
  }
  const sessions = data?.userSessions;
  if (!sessions && loading) return <Skeleton lines={4} />;
  if (!sessions) {
    return (
      <Notice severity={error ? 'error' : 'info'} title={core('errors.load')} live action={<Button onClick={() => void again()}>{core('retry')}</Button>}>
        <LoadHint />
      </Notice>
    );
  }
  if (sessions.length === 0) return <EmptyState kind="nothing" title={t('noSessions')}>{t('noSessionsHint')}</EmptyState>;
  return (
    <>
      <List>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={user.viewerCan.revokeSessions && !session.current ? () => void end([session.id]).catch(() => undefined) : null} />
        ))}
      </List>
      {user.viewerCan.revokeSessions && sessions.length > 1 && (
        <chakra.div css={{ mt: '4' }}>
          <Button icon={<LogOut aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('endAllSessions')}
          </Button>
        </chakra.div>
      )}
      {asking && <ConfirmDialog open danger onClose={() => setAsking(false)} onConfirm={() => end(null)} title={t('confirmEndSessions', { name: user.name })} description={t('confirmEndSessionsHint')} confirmLabel={t('endAllSessions')} />}
    </>
  );
}

function SessionLine({ session, onEnd }: { session: SessionRow; onEnd: (() => void) | null }) {
  const t = useUsersTexts();
  const { timeZone } = useSession();
  const browser = session.browser ?? t('sessionUnknown');
  const device = session.system ? t('sessionOn', { browser, system: session.system }) : browser;
  const since = t('sessionSince', { started: formatDateTime(session.startedAt, timeZone), seen: formatDateTime(session.lastSeenAt, timeZone) });
  return (
    <li>
      <Monitor aria-hidden="true" />
      <div>
        <strong>{device}</strong>
        {session.current && <Badge tone="blue">{t('sessionHere')}</Badge>}
        <small>{factLine([session.accessLabel, session.address && t('sessionFrom', { address: session.address })])}</small>
        <small>{since}</small>
      </div>
      {onEnd && (
        <Button size="sm" aria-label={t('endSessionOf', { device })} onClick={onEnd}>
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}
