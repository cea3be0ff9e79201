import { type OrganizationLevel, parentAllowed } from '@afterbell/core/domain';
import { failuresOf, held, notify, silent, useSession } from '@afterbell/core/web';
import { useMemo, useState } from 'react';
import { useOrganizationsTexts } from '../organizations-texts';
import { type ChangedOrganization, type Outcome, useOrganizationChanges } from '../shared/use-organization-changes';
import { useOrganizationTreeQuery } from './__generated__/organization-tree';
import { returnFocus } from './return-focus';
import { type Tree, type TreeNode, treeOf } from './tree-model';
import { useTreeTexts } from './tree-texts';

type Patch = Partial<Pick<TreeNode, 'name' | 'parentId' | 'enabled' | 'version'>>;

export interface OrganizationTreeState {
  tree: Tree | null;
  loading: boolean;
  failed: boolean;
  denied: boolean;
  mayImport: boolean;
  /** Levels that may be added under a node. */
  addLevels: (node: TreeNode) => OrganizationLevel[];
  mayEdit: (node: TreeNode) => boolean;
  /** Why one may not stand under the other, as far as the rules of levels go; null when it may. */
  whyNotMove: (node: TreeNode, to: TreeNode) => string | null;
  /** Why a node may not be taken from its place at all. */
  whyNotCut: (node: TreeNode) => string | null;
  say: (problem: string | null) => void;
  problem: string | null;
  dismiss: () => void;
  refetch: () => Promise<unknown>;
  rename: (node: TreeNode, name: string) => Promise<Outcome>;
  /** `aloud` says here what is refused; a dialog says it itself. */
  move: (node: TreeNode, to: { id: string; name: string }, aloud?: boolean) => Promise<Outcome>;
  setEnabled: (node: TreeNode, enabled: boolean) => Promise<Outcome>;
}

/** The tree and its changes. A change is shown when the server has taken it; figures that follow from it come with the next read. */
export function useOrganizationTree(includeInactive: boolean): OrganizationTreeState {
  const t = useOrganizationsTexts();
  const why = useTreeTexts();
  const { organization, levelName } = useSession();
  const changes = useOrganizationChanges();
  const { data, previousData, loading, error, refetch } = useOrganizationTreeQuery({ variables: { includeInactive }, context: { ...silent(), ...held('organizationTree') }, fetchPolicy: 'no-cache' });
  const answer = (data ?? previousData)?.organizationTree;
  const [patches, setPatches] = useState<{ of: unknown; byId: ReadonlyMap<string, Patch> }>({ of: null, byId: new Map() });
  const [problem, setProblem] = useState<string | null>(null);

  const nodes = answer?.nodes;
  // Patches belong to the answer they were made on; a newer one holds them already.
  const byId = patches.of === nodes ? patches.byId : null;
  const tree = useMemo(() => (nodes ? treeOf(byId?.size ? nodes.map((node) => ({ ...node, ...byId.get(node.id) })) : nodes) : null), [nodes, byId]);
  const rights = answer?.viewerCan;

  function patch(id: string, change: Patch) {
    setPatches((before) => {
      const known = before.of === nodes ? before.byId : new Map<string, Patch>();
      return { of: nodes, byId: new Map(known).set(id, { ...known.get(id), ...change }) };
    });
  }
  async function run(call: Promise<Outcome>, done: (organization: ChangedOrganization) => void, aloud = true): Promise<Outcome> {
    setProblem(null);
    const outcome = await call;
    if (outcome.organization) done(outcome.organization);
    else if (aloud) setProblem(outcome.problems.map(({ message }) => message).join(' '));
    void refetch().catch(() => undefined);
    return outcome;
  }
  function offerUndo(id: string, title: string, undo: () => Promise<Outcome>) {
    const back = async () => {
      const { problems } = await undo();
      returnFocus(id);
      void refetch().catch(() => undefined);
      if (problems.length) notify({ severity: 'error', title: t('said.undoFailed'), detail: problems.map(({ message }) => message).join(' ') });
      else notify({ severity: 'success', title: t('said.undone') });
    };
    notify({ severity: 'success', title, action: { label: t('action.undo'), onClick: () => void back() } });
  }

  const mayEdit = (node: TreeNode) => Boolean(rights?.edit) && (rights?.levels.includes(node.level) ?? false);
  function whyNotCut(node: TreeNode): string | null {
    if (node.parentId === null || node.id === organization.id) return why('why.root', { name: node.name });
    return mayEdit(node) ? null : why('why.role', { name: node.name });
  }
  function whyNotMove(node: TreeNode, to: TreeNode): string | null {
    const fixed = whyNotCut(node);
    if (fixed !== null) return fixed;
    if (node.id === to.id) return why('why.itself', { name: node.name });
    if (node.parentId === to.id) return why('why.there', { name: node.name, place: to.name });
    if (!parentAllowed(node.level, to.level)) return why('why.level', { level: levelName(node.level), place: levelName(to.level) });
    return to.enabled || !node.enabled ? null : why('why.disabled', { place: to.name });
  }
  return {
    tree,
    loading,
    failed: error !== undefined && !answer,
    denied: failuresOf(error).some(({ statusCode }) => statusCode === 403),
    mayImport: Boolean(rights?.edit && rights.importLevels.some((level) => rights.levels.includes(level))),
    addLevels: (node) => (rights?.edit && node.enabled ? rights.levels.filter((level) => parentAllowed(level, node.level)) : []),
    mayEdit,
    whyNotCut,
    whyNotMove,
    say: setProblem,
    problem,
    dismiss: () => setProblem(null),
    refetch,
    rename: (node, name) =>
      run(changes.rename(node, name), (now) => {
        patch(node.id, { name: now.name, version: now.version });
        if (now.name !== node.name) offerUndo(node.id, t('said.renamed', { before: node.name, after: now.name }), () => changes.rename(now, node.name));
      }),
    move: (node, to, aloud) =>
      run(changes.move(node, to.id), (now) => {
        const from = node.parentId;
        patch(node.id, { parentId: to.id, version: now.version });
        if (from !== null) offerUndo(node.id, t('said.moved', { name: node.name, place: to.name }), () => changes.move(now, from));
      }, aloud),
    setEnabled: (node, enabled) =>
      run(changes.setEnabled(node, enabled), (now) => {
        patch(node.id, { enabled, version: now.version });
        offerUndo(node.id, t(enabled ? 'said.enabled' : 'said.disabled', { name: node.name }), () => changes.setEnabled(now, !enabled));
      }),
  };
}
