import { Button, Dialog, Notice, silent, Skeleton, useCoreTexts, usePermissions } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOrganizationsTexts } from '../organizations-texts';
import { useOrganizationObstaclesQuery } from './__generated__/organization-changes';
import { treePath } from './level-paths';
import type { Outcome } from './use-organization-changes';

const List = chakra('ul', { base: { ps: '5', mt: '2', listStyle: 'disc', display: 'flex', flexDirection: 'column', gap: '2', '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' }, '& a': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } });
const HINTS = { organizations: 'obstacles.organizations', sessions: 'obstacles.sessions', periods: 'obstacles.periods' } as const;

export interface ObstaclesDialogProps {
  organization: { id: string; name: string };
  onClose: () => void;
  onDisable: () => Promise<Outcome>;
}

/** Why an organization cannot be disabled, one line each with its names; asked anew, so that it can be disabled once nothing is left. */
export function ObstaclesDialog({ organization, onClose, onDisable }: ObstaclesDialogProps) {
  const t = useOrganizationsTexts();
  const core = useCoreTexts();
  const { can } = usePermissions();
  const [busy, setBusy] = useState(false);
  const { id, name } = organization;
  const { data, error, refetch } = useOrganizationObstaclesQuery({ variables: { id }, context: silent(), fetchPolicy: 'network-only' });
  const obstacles = data?.organization.whatStandsInTheWay;
  const free = obstacles?.length === 0;
  async function disable() {
    setBusy(true);
    const { problems } = await onDisable();
    setBusy(false);
    if (problems.length === 0) onClose();
    else void refetch();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('obstacles.title', { name })}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>{core('close')}</Button>
          {free && (
            <Button variant="solid" loading={busy} onClick={() => void disable()}>
              {t('obstacles.disable', { name })}
            </Button>
          )}
        </>
      }
    >
      {error ? (
        <Notice severity="error" live action={<Button onClick={() => void refetch()}>{core('retry')}</Button>}>
          {core('errors.load')}
        </Notice>
      ) : !obstacles ? (
        <Skeleton lines={3} />
      ) : free ? (
        <p>{t('obstacles.none')}</p>
      ) : (
        <>
          <p>{t('obstacles.intro')}</p>
          <List>
            {obstacles.map(({ kind, message }) => (
              <li key={kind}>
                {message}
                {kind in HINTS && <small>{t(HINTS[kind as keyof typeof HINTS])}</small>}
                {kind === 'organizations' && can('view', 'organizations.chart') && <Link to={treePath(id)}>{t('obstacles.inTree')}</Link>}
              </li>
            ))}
          </List>
        </>
      )}
    </Dialog>
  );
}
