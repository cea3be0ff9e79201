import { silent, Skeleton } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { LoadFailed } from './load-failed';
import { useSecurityPolicyQuery, type SecurityPolicyQuery } from './__generated__/security';
import { useSecurityTexts } from './security-texts';

type Limit = SecurityPolicyQuery['securityPolicy']['limits'][number];

const Hint = chakra('p', { base: { color: 'fg.muted', mb: '3' } });
const List = chakra('dl', { base: { maxW: '52rem', borderTop: 'hairline', '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '6', py: '2', borderBottom: 'hairline' }, '& dt': { flex: '1 1 16rem' }, '& dd': { m: '0', fontVariantNumeric: 'tabular-nums', color: 'fg.muted' } } });

/** The limits of sign-in attempts, to answer "why was I refused?". */
export function LimitsTab() {
  const t = useSecurityTexts();
  const { data, error, refetch } = useSecurityPolicyQuery({ context: silent() });
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch().catch(() => undefined)} /> : <Skeleton lines={6} />;
  return (
    <>
      <Hint>{t('limits.hint')}</Hint>
      <List aria-label={t('limits.table')}>
        {data.securityPolicy.limits.map((limit) => (
          <LimitRow key={limit.key} limit={limit} />
        ))}
      </List>
    </>
  );
}

const WORDS = ['codeSpacing', 'codePerHour', 'codesPerNetwork', 'codesPerNetworkInAlarm', 'failuresPerNetwork', 'failuresEverywhere', 'providerStarts', 'providerAnswers', 'passkeyFailures', 'providerTests'] as const;

function LimitRow({ limit }: { limit: Limit }) {
  const t = useSecurityTexts();
  const word = WORDS.find((known) => known === limit.key);
  const { seconds } = limit;
  const span = seconds % 3600 === 0 ? t('limits.hours', { count: seconds / 3600 }) : seconds % 60 === 0 && seconds > 60 ? t('limits.minutes', { count: seconds / 60 }) : t('limits.seconds', { count: seconds });
  return (
    <div>
      <dt>{word ? t(`limits.${word}`) : limit.key}</dt>
      <dd>{t('limits.rate', { hits: limit.hits, span })}</dd>
    </div>
  );
}
