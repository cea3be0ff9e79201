import { useSession } from '@afterbell/core/web';
import { checkDefinition, compareDefinitions, mergeDefinitions, type DefinitionChange, type DefinitionProblem, type FormDefinition, type MergeConflict } from '@afterbell/forms/domain';
import { createContext, use, useCallback, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Maintenance } from './maintenance-model';
import { begin, isDirty, reduceBuilder, resume, type BuilderState } from './state/builder-state';
import { keep, keptOf, type FormPlace } from './state/builder-store';
import { findField } from './state/definition-edits';
import { unreadProblems, type PresetPlace, type UnreadPreset } from './state/unread';

/** What became of one's own changes while somebody else saved. */
export interface Merged {
  /** What both came to, or what the other saved, when one's own is not saved yet. */
  readonly version: number;
  readonly saved: boolean;
  readonly by: string | null;
  readonly theirs: readonly DefinitionChange[];
  readonly conflicts: readonly Omit<MergeConflict, 'base'>[];
  /** Everything that one changed, the other had changed too. */
  readonly nothingOfMine?: boolean;
  /** One's own definition, to take back from it what the other overruled. */
  readonly mine: FormDefinition;
}

export interface Builder extends BuilderState {
  readonly maintenance: Maintenance;
  readonly dirty: boolean;
  /** Whether this browser keeps what is unsaved. */
  readonly kept: boolean;
  /** When the work was left that came back as the page was opened. */
  readonly restored: string | null;
  readonly merged: Merged | null;
  readonly readOnly: boolean;
  /** The open tab, and the field that the inspector shows. */
  readonly tab: string;
  readonly open: number | null;
  readonly problems: readonly DefinitionProblem[];
  /** The same at this moment: what is listed may lag behind the typing. */
  judge: () => readonly DefinitionProblem[];
  readonly changes: readonly DefinitionChange[];
  /** What was done, for screen readers. */
  readonly said: string;
  edit: (draft: FormDefinition, about?: string) => void;
  /** `only`: nothing, when something else was done since. */
  undo: (only?: FormDefinition) => void;
  redo: () => void;
  /** What was typed and cannot be read; without it, what stood there is mended. */
  noteUnread: (place: PresetPlace, typed?: UnreadPreset) => void;
  pause: () => void;
  discard: () => void;
  /** What is saved now, perhaps merged from two. */
  adopt: (maintenance: Maintenance, merged?: Merged) => void;
  forgetMerge: () => void;
  /** Keeps nothing of what is unsaved. */
  drop: () => void;
  go: (to: { tab?: string; field?: number | null; part?: Part }) => void;
  say: (words: string) => void;
}

export const PARTS = ['field', 'options', 'columns', 'rules', 'access'] as const;
/** What the inspector is divided into. */
export type Part = (typeof PARTS)[number];

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilderContext(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('Parts of the builder stand within it');
  return builder;
}

interface Start {
  readonly state: BuilderState;
  readonly restored: string | null;
  readonly merged: Merged | null;
}

/** Work that was left unsaved continues where it was; upon a version that was saved since, it is merged. */
export function startOf(definition: FormDefinition, place: FormPlace): Start {
  const kept = keptOf(place);
  if (!kept || !isDirty(kept)) return { state: begin(definition), restored: null, merged: null };
  if (kept.base.version === definition.version) return { state: resume(definition, kept), restored: continued === `${place.section} ${place.subSection}` ? null : kept.at, merged: null };
  const { merged, conflicts } = mergeDefinitions(kept.base, kept.draft, definition);
  const theirs = compareDefinitions(kept.base, definition);
  return { state: resume(definition, { draft: merged, unread: kept.unread }), restored: kept.at, merged: { version: definition.version, saved: false, by: null, theirs, conflicts, mine: kept.draft } };
}

const NOTHING: readonly never[] = [];
const problemsOf = ({ base, draft }: Pick<BuilderState, 'base' | 'draft'>): readonly DefinitionProblem[] => (isDirty({ base, draft }) ? checkDefinition(draft, base) : NOTHING);

/** A day in part is told of as its box is left, which a sheet that is closed by a key takes away before it is. */
function leaveHalf(): void {
  const at = document.activeElement;
  if (at instanceof HTMLInputElement && at.validity.badInput) at.blur();
}

/** The form that was left for its preview or library: coming back to one's own work is no news. */
let continued: string | null = null;
export const continueWith = ({ section, subSection }: Pick<FormDefinition, 'section' | 'subSection'>) => {
  continued = `${section} ${subSection}`;
};

export function useBuilder(read: Maintenance): Builder {
  const { tenant } = useSession();
  const [maintenance, setMaintenance] = useState(read);
  const { definition, viewerCan } = maintenance;
  const place = useMemo(() => ({ tenantId: tenant.id, section: definition.section, subSection: definition.subSection }), [tenant.id, definition.section, definition.subSection]);
  const [start] = useState(() => startOf(definition, place));
  const [restored, setRestored] = useState(start.restored);
  const [merged, setMerged] = useState(start.merged);
  const [state, dispatch] = useReducer(reduceBuilder, start.state);
  const [kept, setKept] = useState(true);
  const [said, say] = useState('');
  const dirty = useMemo(() => isDirty(state), [state]);
  const drop = useKeeping(state, dirty, place, setKept);

  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const { tabs } = state.draft;
  const wanted = Number(params.get('field') ?? 'none');
  const found = Number.isInteger(wanted) ? findField(state.draft, wanted) : null;
  const tab = tabs.find(({ name }) => name === asked)?.name ?? found?.field.tabName ?? tabs[0]?.name ?? '';
  const go = useCallback<Builder['go']>(
    (to) => {
      leaveHalf();
      dispatch({ kind: 'pause' });
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (to.tab !== undefined) after.set('tab', to.tab);
          if (to.field === null) after.delete('field');
          else if (to.field !== undefined) after.set('field', String(to.field));
          return after;
        },
        { replace: true, preventScrollReset: true, state: to.part && { part: to.part } },
      );
    },
    [setParams],
  );

  // Checking a form of five hundred fields may lag behind the typing; what is checked belongs together all the same.
  const settled = useDeferredValue(state);
  const [from, to] = [settled.base, settled.draft];
  const checked = useMemo(() => problemsOf({ base: from, draft: to }), [from, to]);
  const { draft, unread } = state;
  const problems = useMemo(() => [...checked, ...unreadProblems(unread, draft)], [checked, unread, draft]);
  const roleNames = useMemo(() => new Map(maintenance.roles.map(({ id, name }) => [id, name])), [maintenance.roles]);
  const changes = useMemo(() => compareDefinitions(from, to, roleNames), [from, to, roleNames]);

  return useMemo(
    () => ({
      ...state,
      maintenance,
      dirty,
      kept,
      restored,
      merged,
      readOnly: !viewerCan.edit,
      tab,
      open: found ? wanted : null,
      problems,
      changes,
      said,
      judge: () => [...problemsOf(state), ...unreadProblems(state.unread, state.draft)],
      edit: (draft, about) => dispatch({ kind: 'edit', draft, about }),
      undo: (only) => dispatch({ kind: 'undo', only }),
      redo: () => dispatch({ kind: 'redo' }),
      noteUnread: (at, typed) => dispatch({ kind: 'unread', place: at, typed }),
      pause: () => dispatch({ kind: 'pause' }),
      discard: () => {
        dispatch({ kind: 'discard' });
        setRestored(null);
        setMerged(null);
      },
      adopt: (saved, both) => {
        setMaintenance(saved);
        dispatch({ kind: 'adopt', base: saved.definition });
        setRestored(null);
        setMerged(both ?? null);
      },
      forgetMerge: () => setMerged(null),
      drop,
      go,
      say,
    }),
    [state, maintenance, dirty, kept, restored, merged, viewerCan.edit, tab, found, wanted, problems, changes, said, go, drop],
  );
}

const KEEP_AFTER_MS = 300;

/** Writes at rest, and at once when the page goes; answers what ends it and removes what was kept. */
function useKeeping({ base, draft, past, future, unread }: BuilderState, dirty: boolean, place: FormPlace, onKept: (kept: boolean) => void): () => void {
  const write = useRef(() => {});
  const dropped = useRef(false);
  useEffect(() => {
    write.current = () => {
      if (!dropped.current) onKept(keep(place, dirty ? { base, draft, past, future, unread, at: new Date().toISOString() } : null));
    };
    const timer = setTimeout(() => write.current(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [base, draft, past, future, unread, dirty, place, onKept]);
  useEffect(() => {
    const now = () => write.current();
    window.addEventListener('pagehide', now);
    return () => {
      window.removeEventListener('pagehide', now);
      now();
    };
  }, []);
  return useCallback(() => {
    dropped.current = true;
    keep(place, null);
  }, [place]);
}
