import { ConfirmDialog, EmptyState, factLine, LinkButton, MoreMenu, notify, useSession, ViewAsButton } from '@afterbell/core/web';
import { formatDate, isOrganizationLevel } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRemoveAccessMutation, useSetAccessEnabledMutation } from './__generated__/user';
import { AccessStateBadge } from './user-badges';
import type { AccessRecord, UserRecord } from './user.page';
import { accessPath, USERS_PATH } from './users-paths';
import { useUsersTexts } from './users-texts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    '& > li': { display: 'flex', alignItems: 'flex-start', gap: '3', py: '3', borderBottom: 'hairline' },
    '& > li > div:first-of-type': { flex: '1', minW: '0' },
    '& strong': { overflowWrap: 'anywhere', marginInlineEnd: '3' },
    '& [data-tone]': { verticalAlign: 'bottom' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
  },
});

type Question = { what: 'end' | 'disable'; access: AccessRecord };

export function AccessesTab({ user, onChanged }: { user: UserRecord; onChanged: () => Promise<unknown> }) {
  const t = useUsersTexts();
  const navigate = useNavigate();
  const [setAccessEnabled] = useSetAccessEnabledMutation();
  const [removeAccess] = useRemoveAccessMutation();
  const [asked, setAsked] = useState<Question | null>(null);
  const lineOf = ({ role, organization }: AccessRecord) => t('accessLine', { role: role.name, organization: organization.name });

  async function tell(problems: readonly { message: string }[] | undefined, title: string) {
    if (problems?.length) notify({ severity: 'error', title: problems.map(({ message }) => message).join(' ') });
    else notify({ severity: 'success', title });
    await onChanged();
  }
  async function setEnabled(access: AccessRecord, enabled: boolean) {
    const { data } = await setAccessEnabled({ variables: { input: { id: access.id, version: access.version, enabled } } });
    await tell(data?.setAccessEnabled.problems, t(enabled ? 'accessEnabled' : 'accessDisabled', { access: lineOf(access) }));
  }
  async function end(access: AccessRecord) {
    const { data } = await removeAccess({ variables: { id: access.id, version: access.version } });
    const answer = data?.removeAccess;
    if (answer && !answer.problems.length && !answer.user) {
      // The last access in sight is gone, and the record with it.
      notify({ severity: 'success', title: t('accessEnded', { access: lineOf(access) }) });
      return void navigate(USERS_PATH, { replace: true });
    }
    await tell(answer?.problems, t('accessEnded', { access: lineOf(access) }));
  }

  if (user.accesses.length === 0) return <EmptyState kind="nothing" title={t('noAccesses')} action={user.viewerCan.grant && <LinkButton to={accessPath(user.id, 'new')}>{t('addAccess')}</LinkButton>} />;
  return (
    <>
      <List>
        {user.accesses.map((access) => (
          <li key={access.id}>
            <div>
              <strong>{access.role.name}</strong>
              <AccessStateBadge state={access.state} />
              <AccessFacts access={access} />
              {access.viewerCan.edit && access.state === 'active' && (
                <chakra.div css={{ marginInlineStart: '-2' }}>
                  <ViewAsButton accessId={access.id} name={user.name} size="sm" variant="link" />
                </chakra.div>
              )}
            </div>
            {access.viewerCan.edit && (
              <MoreMenu
                label={t('actionsOf', { access: lineOf(access) })}
                items={[
                  { id: 'edit', label: t('edit'), to: accessPath(user.id, access.id) },
                  ...(access.enabled
                    ? [{ id: 'disable', label: t('disable'), onSelect: () => setAsked({ what: 'disable', access }) }]
                    : [{ id: 'enable', label: t('enable'), onSelect: () => void setEnabled(access, true).catch(() => undefined) }]),
                  ...(access.state === 'ended' ? [] : [{ id: 'end', label: t('end'), danger: true, onSelect: () => setAsked({ what: 'end', access }) }]),
                ]}
              />
            )}
          </li>
        ))}
      </List>
      {asked?.what === 'disable' && (
        <ConfirmDialog open danger onClose={() => setAsked(null)} onConfirm={() => setEnabled(asked.access, false)} title={t('confirmDisableAccess', { access: lineOf(asked.access), name: user.name })} description={t('confirmDisableAccessHint')} confirmLabel={t('disable')} />
      )}
      {asked?.what === 'end' && (
        <ConfirmDialog open danger onClose={() => setAsked(null)} onConfirm={() => end(asked.access)} title={t('confirmEnd', { access: lineOf(asked.access), name: user.name })} description={user.lastSignInAt ? t('confirmEndHint') : t('confirmEndInvited')} confirmLabel={t('end')} />
      )}
    </>
  );
}

function AccessFacts({ access: { organization, startsOn, endsOn, viewerCan } }: { access: AccessRecord }) {
  const t = useUsersTexts();
  const { levelName } = useSession();
  const [from, to] = [formatDate(startsOn), formatDate(endsOn)];
  const dates = startsOn && endsOn ? t('dates.fromTo', { from, to }) : startsOn ? t('dates.from', { from }) : endsOn ? t('dates.to', { to }) : t('dates.always');
  const level = isOrganizationLevel(organization.level) ? levelName(organization.level) : null;
  return (
    <>
      <small>{factLine([organization.name, level, dates])}</small>
      {viewerCan.reason && <small>{viewerCan.reason}</small>}
    </>
  );
}
