import { isOrganizationLevel } from '@afterbell/core/domain';
import { checkStates, foundAt, organizationTree, type OrganizationTree } from '@afterbell/core/web';

interface Node {
  id: string;
  parentId?: string | null;
  name: string;
  level: string;
}

/** Sites at or beneath an organization, with what stands between. */
export function siteTree(nodes: readonly Node[], rootId: string): OrganizationTree {
  const whole = organizationTree(nodes.flatMap(({ level, parentId, ...node }) => (isOrganizationLevel(level) ? [{ ...node, parentId: parentId ?? null, level }] : [])));
  return foundAt(organizationTree(whole.nodes.filter(({ id }) => id === rootId || whole.ancestorsOf(id).includes(rootId))), ['site']);
}

/** Where choosing ends, so that just these sites are chosen: an organization without any of them is left out whole. */
export function leftOutBut(tree: OrganizationTree, siteIds: readonly string[]): ReadonlySet<string> {
  const chosen = new Set(siteIds);
  const out = new Set<string>();
  const holds = (id: string): boolean => chosen.has(id) || tree.childrenOf(id).some((child) => holds(child.id));
  const walk = (id: string) => {
    if (!holds(id)) out.add(id);
    else for (const child of tree.childrenOf(id)) walk(child.id);
  };
  for (const root of tree.childrenOf(null)) walk(root.id);
  return out;
}

export function chosenSites(tree: OrganizationTree, leftOut: ReadonlySet<string>): string[] {
  const states = checkStates(tree, leftOut);
  return tree.nodes.flatMap(({ id, level }) => (level === 'site' && states.get(id) !== 'none' ? [id] : []));
}
