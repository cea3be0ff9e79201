/** The builder's state: what was read, what it is now, and the way back. Which field and tab are open is in the address. */
import type { FormDefinition } from '@afterbell/forms/domain';
import { unreadProblems, withoutUnread, type PresetPlace, type UnreadPreset } from './unread';

export const STEPS = 200;

export interface BuilderState {
  /** As it was read or saved last. */
  readonly base: FormDefinition;
  readonly draft: FormDefinition;
  readonly past: readonly FormDefinition[];
  readonly future: readonly FormDefinition[];
  /** What the last edit was about: typing in one box is one step. */
  readonly about: string | null;
  readonly unread: readonly UnreadPreset[];
}

export type BuilderAction =
  | { readonly kind: 'edit'; readonly draft: FormDefinition; readonly about?: string }
  /** `only`: nothing, when something else was done since. */
  | { readonly kind: 'undo'; readonly only?: FormDefinition }
  | { readonly kind: 'redo' }
  /** `typed` is missing once it can be read. */
  | { readonly kind: 'unread'; readonly place: PresetPlace; readonly typed?: UnreadPreset }
  /** Another box has the focus: the next edit is a step of its own. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'discard' }
  /** What is saved now; nothing of it can be undone. */
  | { readonly kind: 'adopt'; readonly base: FormDefinition; readonly draft?: FormDefinition };

export function begin(base: FormDefinition, draft: FormDefinition = base): BuilderState {
  return { base, draft, past: draft === base ? [] : [base], future: [], about: null, unread: [] };
}

interface Work {
  readonly draft: FormDefinition;
  readonly past?: readonly FormDefinition[] | undefined;
  readonly future?: readonly FormDefinition[] | undefined;
  readonly unread?: readonly UnreadPreset[] | undefined;
}

/** Work that was left, with the way back as far as it was kept. */
export function resume(base: FormDefinition, { draft, past = [], future = [], unread = [] }: Work): BuilderState {
  const state = begin(base, draft);
  return { ...state, past: past.length ? past : state.past, future, unread };
}

export function reduceBuilder(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.kind) {
    case 'edit': {
      if (action.draft === state.draft) return state;
      const about = action.about ?? null;
      const same = about !== null && about === state.about;
      return { ...state, draft: action.draft, past: same ? state.past : [...state.past, state.draft].slice(-STEPS), future: [], about };
    }
    case 'undo': {
      if (action.only && action.only !== state.draft) return state;
      const last = state.past.at(-1);
      return last ? { ...state, draft: last, past: state.past.slice(0, -1), future: [state.draft, ...state.future], about: null } : state;
    }
    case 'redo': {
      const [next, ...future] = state.future;
      return next ? { ...state, draft: next, past: [...state.past, state.draft], future, about: null } : state;
    }
    case 'unread': {
      const others = withoutUnread(state.unread, action.place);
      return !action.typed && others.length === state.unread.length ? state : { ...state, unread: action.typed ? [...others, action.typed] : others };
    }
    case 'pause':
      return state.about === null ? state : { ...state, about: null };
    case 'discard':
      return isDirty(state) ? { ...state, draft: state.base, past: [...state.past, state.draft].slice(-STEPS), future: [], about: null, unread: [] } : state;
    case 'adopt':
      return begin(action.base, action.draft);
  }
}

const bare = ({ tabs, fields }: FormDefinition) => JSON.stringify({ tabs, fields });

/** Whether anything differs from what is saved; moving a field there and back does not. */
const isChanged = ({ base, draft }: Pick<BuilderState, 'base' | 'draft'>) => base !== draft && bare(base) !== bare(draft);

/** Whether there is anything to save, or to mend before it can be. */
export const isDirty = ({ base, draft, unread = [] }: Pick<BuilderState, 'base' | 'draft'> & Pick<Work, 'unread'>) => unreadProblems(unread, draft).length > 0 || isChanged({ base, draft });
