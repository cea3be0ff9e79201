import { formatDateTime } from '@afterbell/core/domain';
import { Badge, Button, ConfirmDialog, notify, silent, useSession } from '@afterbell/core/web';
import { useState } from 'react';
import { useRevokeApiTokenMutation, type ApiTokenFieldsFragment } from './__generated__/profile-tokens';
import { obstacle, placeWords } from './profile-parts';
import { useProfileTexts } from './profile-texts';

const TONES = { active: 'green', suspended: 'orange', expired: 'gray', revoked: 'red' } as const;

export function TokenLine({ token }: { token: ApiTokenFieldsFragment }) {
  const t = useProfileTexts();
  const { timeZone } = useSession();
  const [revoke] = useRevokeApiTokenMutation({ context: silent() });
  const [asking, setAsking] = useState(false);
  const { name, state } = token;
  const at = (instant: string) => formatDateTime(instant, timeZone);
  const used = !token.lastUsedAt ? t('tokens.unused') : token.lastAddress ? t('tokens.usedFrom', { at: at(token.lastUsedAt), address: token.lastAddress }) : t('tokens.used', { at: at(token.lastUsedAt) });

  async function end() {
    const problem = await obstacle(async () => (await revoke({ variables: { id: token.id } })).data?.revokeApiToken, t('failed'));
    notify(problem ? { severity: 'error', title: problem } : { severity: 'success', title: t('tokens.revoked', { name }) });
  }
  return (
    <li>
      <div>
        <strong>{name}</strong> <Badge tone={TONES[state]}>{t(`tokens.states.${state}`)}</Badge>
        <p>
          <code>{token.hint}…</code> {placeWords(token.roleName, token.organizationName, token.tenantName)}
        </p>
        <p>{[state === 'revoked' ? null : t(state === 'expired' ? 'tokens.endedAt' : 'tokens.until', { at: at(token.expiresAt) }), used].filter(Boolean).join(', ')}</p>
      </div>
      {(state === 'active' || state === 'suspended') && (
        <Button size="sm" aria-label={t('tokens.revokeOf', { name })} onClick={() => setAsking(true)}>
          {t('tokens.revoke')}
        </Button>
      )}
      <ConfirmDialog open={asking} onClose={() => setAsking(false)} onConfirm={end} title={t('tokens.revokeTitle', { name })} description={t('tokens.revokeHint')} confirmLabel={t('tokens.revoke')} danger />
    </li>
  );
}
