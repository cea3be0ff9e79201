import { silent } from '@afterbell/core/web';
import { tidyName } from '@afterbell/organizations/domain';
import { type OrganizationsWithIdQuery, useOrganizationsWithIdLazyQuery } from './__generated__/organization-record';

export type IdOwner = OrganizationsWithIdQuery['organizations']['nodes'][number];
export type IdOwners = Partial<Record<'stateId' | 'ncesId', IdOwner>>;

/** Which organizations that one may see have the ids already; what one may not see is left to the server. */
export function useIdOwners(): (ids: { stateId: string; ncesId: string }) => Promise<IdOwners> {
  const [find] = useOrganizationsWithIdLazyQuery({ fetchPolicy: 'network-only' });
  return async (ids) => {
    const wanted = (['stateId', 'ncesId'] as const).map((field) => ({ field, value: tidyName(ids[field]) })).filter(({ value }) => value !== '');
    if (wanted.length === 0) return {};
    const filter = { match: 'or' as const, rules: wanted.map((rule) => ({ ...rule, mode: 'equals' as const })) };
    const found = await find({ variables: { filter }, context: silent() }).catch(() => null);
    const nodes = found?.data?.organizations.nodes ?? [];
    return Object.fromEntries(wanted.flatMap(({ field, value }) => {
      const owner = nodes.find((node) => node[field] === value);
      return owner ? [[field, owner]] : [];
    }));
  };
}
