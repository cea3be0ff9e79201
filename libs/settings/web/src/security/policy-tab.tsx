import { silent, Skeleton } from '@afterbell/core/web';
import { useState } from 'react';
import { LoadFailed } from './load-failed';
import { PolicyForm, type PolicyOutcome } from './policy-form';
import { useSecurityPolicyQuery } from './__generated__/security';

export function PolicyTab() {
  const { data, error, refetch } = useSecurityPolicyQuery({ context: silent(), fetchPolicy: 'cache-and-network' });
  const [outcome, setOutcome] = useState<PolicyOutcome>(null);
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch().catch(() => undefined)} /> : <Skeleton lines={6} />;
  const { securityPolicy: policy } = data;
  async function changed(now: PolicyOutcome) {
    setOutcome(now);
    await refetch().catch(() => undefined);
  }
  // Another version, another form: what somebody else saved is never overwritten by what was typed over the old one.
  return <PolicyForm key={policy.version} policy={policy} outcome={outcome} onChanged={changed} />;
}
