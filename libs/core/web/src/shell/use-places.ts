import { isOrganizationLevel, MOST_IN_TREE, type OrganizationLevel } from '@afterbell/core/domain';
import { useMemo, useState } from 'react';
import { silent } from '../apollo/links';
import { useDebounced } from '../hooks/use-debounced';
import { foundAt, organizationTree, type OrganizationTree } from '../organizations/organization-tree';
import { useActingOrganizationTreeQuery, useFoundOrganizationsQuery } from '../session/__generated__/session';

export interface Places {
  tree: OrganizationTree | null;
  failed: boolean;
  refetch: () => Promise<unknown>;
  /** True when there are more organizations than a tree holds: the others come by search. */
  cut: boolean;
  onSearch: (text: string) => void;
}

/** Where one may work: the tree beneath one's access, and of a very large one what is searched for. */
export function usePlaces(levels: readonly OrganizationLevel[] | undefined, skip: boolean): Places {
  const { data, error, refetch } = useActingOrganizationTreeQuery({ skip, fetchPolicy: 'no-cache', context: silent() });
  const nodes = data?.actingOrganizationTree;
  const cut = (nodes?.length ?? 0) >= MOST_IN_TREE;
  const [search, setSearch] = useState('');
  const { run: onSearch } = useDebounced((text: string) => setSearch(text.trim()), 200);
  const asked = cut && search !== '';
  const found = useFoundOrganizationsQuery({ variables: { search, levels: levels ? [...levels] : null }, skip: !asked, context: silent() });
  const more = asked ? (found.data ?? found.previousData)?.actingOrganizations : undefined;
  const tree = useMemo(() => {
    if (!nodes) return null;
    const known = new Set(nodes.map(({ id }) => id));
    // What lies too deep stands by itself, with the name of what it is part of.
    const deeper = (more ?? []).filter(({ id }) => !known.has(id)).map(({ id, name, level, path }) => ({ id, parentId: null, name: [name, path.at(-1)].filter(Boolean).join(' · '), level }));
    const all = organizationTree([...nodes, ...deeper].flatMap((node) => (isOrganizationLevel(node.level) ? [{ ...node, level: node.level }] : [])));
    return levels ? foundAt(all, levels) : all;
  }, [nodes, more, levels]);
  return { tree, failed: error !== undefined, refetch, cut, onSearch };
}
