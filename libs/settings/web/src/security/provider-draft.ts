import type { SaveOauthProviderMutationVariables } from './__generated__/providers';
import type { Provider } from './providers-tab';

type OauthProviderInput = SaveOauthProviderMutationVariables['input'];

export interface ProviderDraft {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string;
  allowedDomains: string;
  authorizationUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
  jwksUrl: string;
  enabled: boolean;
}

export function draftOf(provider: Provider | null): ProviderDraft {
  return {
    name: provider?.name ?? '',
    issuer: provider?.issuer ?? '',
    clientId: provider?.clientId ?? '',
    clientSecret: '',
    scopes: provider?.scopes.join(' ') ?? 'openid email profile',
    allowedDomains: provider?.allowedDomains.join(', ') ?? '',
    authorizationUrl: provider?.authorizationUrl ?? '',
    tokenUrl: provider?.tokenUrl ?? '',
    userinfoUrl: provider?.userinfoUrl ?? '',
    jwksUrl: provider?.jwksUrl ?? '',
    enabled: provider?.enabled ?? false,
  };
}

const words = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

export function inputOf(draft: ProviderDraft, provider: Provider | null): OauthProviderInput {
  return {
    id: provider?.id ?? null,
    version: provider?.version ?? null,
    name: draft.name,
    issuer: draft.issuer.trim(),
    clientId: draft.clientId,
    clientSecret: orNull(draft.clientSecret),
    scopes: words(draft.scopes),
    allowedDomains: words(draft.allowedDomains),
    authorizationUrl: orNull(draft.authorizationUrl),
    tokenUrl: orNull(draft.tokenUrl),
    userinfoUrl: orNull(draft.userinfoUrl),
    jwksUrl: orNull(draft.jwksUrl),
    enabled: draft.enabled,
  };
}
