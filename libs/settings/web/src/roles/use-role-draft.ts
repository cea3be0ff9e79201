import { applyChanges, entriesOfRights, entryChanges, rightsOf, type EntryChange, type OrganizationLevel, type PermissionEntry, type Rights } from '@afterbell/core/domain';
import { useMemo, useReducer } from 'react';
import type { RoleRecordFragment } from './__generated__/roles';

export interface Draft {
  name: string;
  levels: readonly OrganizationLevel[];
  rights: Rights;
}

interface State {
  /** The role as it was read or saved last. */
  base: RoleRecordFragment;
  draft: Draft;
  past: readonly Draft[];
}

type Action = { kind: 'edit'; change: (draft: Draft) => Draft } | { kind: 'undo' } | { kind: 'discard' } | { kind: 'adopt'; role: RoleRecordFragment } | { kind: 'rebase'; role: RoleRecordFragment };

export const entriesOfRole = (entries: RoleRecordFragment['entries']) => entries as readonly PermissionEntry[];
const draftOf = (role: RoleRecordFragment): Draft => ({ name: role.name, levels: role.levels as OrganizationLevel[], rights: rightsOf(entriesOfRole(role.entries)) });
const STEPS = 200;

/** What I changed, on what somebody else saved meanwhile. */
function rebased({ base, draft }: State, role: RoleRecordFragment): State {
  const mine = entryChanges(entriesOfRole(base.entries), entriesOfRights(draft.rights));
  const theirs = draftOf(role);
  const levelsMoved = draft.levels.join() !== base.levels.join();
  const next: Draft = {
    name: draft.name === base.name ? theirs.name : draft.name,
    levels: levelsMoved ? draft.levels : theirs.levels,
    rights: rightsOf(applyChanges(entriesOfRole(role.entries), mine)),
  };
  return { base: role, draft: next, past: [theirs] };
}

function reduce(state: State, action: Action): State {
  switch (action.kind) {
    case 'edit':
      return { ...state, draft: action.change(state.draft), past: [...state.past, state.draft].slice(-STEPS) };
    case 'undo': {
      const last = state.past.at(-1);
      return last ? { ...state, draft: last, past: state.past.slice(0, -1) } : state;
    }
    case 'discard':
      return { ...state, draft: draftOf(state.base), past: [...state.past, state.draft] };
    case 'adopt':
      return { base: action.role, draft: draftOf(action.role), past: [] };
    case 'rebase':
      return rebased(state, action.role);
  }
}

export interface RoleDraft extends State {
  saved: Rights;
  /** Rights as they were shipped; null for a role of the tenant's own. */
  shipped: Rights | null;
  changes: readonly EntryChange[];
  /** How many things differ from what is saved: entries, the name, the levels. */
  count: number;
  edit: (change: (draft: Draft) => Draft) => void;
  undo: () => void;
  discard: () => void;
  adopt: (role: RoleRecordFragment) => void;
  rebase: (role: RoleRecordFragment) => void;
}

export function useRoleDraft(role: RoleRecordFragment): RoleDraft {
  const [state, dispatch] = useReducer(reduce, role, (first): State => ({ base: first, draft: draftOf(first), past: [] }));
  const { base, draft } = state;
  const saved = useMemo(() => rightsOf(entriesOfRole(base.entries)), [base]);
  const shipped = useMemo(() => (base.shippedEntries ? rightsOf(entriesOfRole(base.shippedEntries)) : null), [base]);
  const changes = useMemo(() => entryChanges(entriesOfRole(base.entries), entriesOfRights(draft.rights)), [base, draft.rights]);
  return useMemo(
    () => ({
      ...state,
      saved,
      shipped,
      changes,
      count: changes.length + (draft.name === base.name ? 0 : 1) + (draft.levels.join() === base.levels.join() ? 0 : 1),
      edit: (change) => dispatch({ kind: 'edit', change }),
      undo: () => dispatch({ kind: 'undo' }),
      discard: () => dispatch({ kind: 'discard' }),
      adopt: (next) => dispatch({ kind: 'adopt', role: next }),
      rebase: (next) => dispatch({ kind: 'rebase', role: next }),
    }),
    [state, saved, shipped, changes, base, draft],
  );
}
