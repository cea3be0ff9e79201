import { Button, EmptyState, Section, silent, Skeleton } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PartError } from '../board-parts';
import { useApiTokensQuery } from './__generated__/profile-tokens';
import { NewToken } from './new-token';
import { Hint, Lines } from './profile-parts';
import { useProfileTexts } from './profile-texts';
import { TokenLine } from './token-line';

const works = (state: string) => state === 'active' || state === 'suspended';

export function ProfileTokens() {
  const t = useProfileTexts();
  const { data, error, loading, refetch } = useApiTokensQuery({ fetchPolicy: 'cache-and-network', context: silent() });
  const [making, setMaking] = useState(false);
  const tokens = data?.apiTokens;
  const live = tokens?.filter(({ state }) => works(state)) ?? [];
  const ended = tokens?.filter(({ state }) => !works(state)) ?? [];
  const create = (
    <Button variant="solid" icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
      {t('tokens.create')}
    </Button>
  );
  return (
    <Section title={t('tokens.title')} action={live.length > 0 && create}>
      <Hint>{t('tokens.hint')}</Hint>
      {error && !loading && !tokens && <PartError onRetry={() => refetch()} />}
      {!tokens && loading && <Skeleton lines={4} label={t('tokens.loading')} />}
      {tokens && live.length === 0 && (
        <EmptyState kind="nothing" title={t('tokens.none')} action={create}>
          {t('tokens.noneHint')}
        </EmptyState>
      )}
      {live.length > 0 && (
        <Lines>
          {live.map((token) => (
            <TokenLine key={token.id} token={token} />
          ))}
        </Lines>
      )}
      {ended.length > 0 && (
        <chakra.details css={{ mt: '6', '& > summary': { cursor: 'pointer', color: 'fg.muted', minH: '6', mb: '2' } }}>
          <summary>{t('tokens.ended', { count: ended.length })}</summary>
          <Lines>
            {ended.map((token) => (
              <TokenLine key={token.id} token={token} />
            ))}
          </Lines>
        </chakra.details>
      )}
      {making && <NewToken onClose={() => setMaking(false)} onMade={() => void refetch().catch(() => undefined)} />}
    </Section>
  );
}
