import { afterEdit, editsToSave, isDisplayType, isEmptyValue, isChoice, issueWords, kindOf, sameValue, validateForm, type FieldContext, type FieldDefinition, type FieldState, type FieldStates, type FieldValue, type FormDefinition, type FormProblem, type FormValidation, type FormValues, type Viewer } from '@afterbell/forms/domain';
import type { PartProblem } from '../controls/control-props';
import { rowsOf } from '../controls/rows-of';

export type Edited = Readonly<Record<number, unknown>>;

export interface FormStart {
  definition: FormDefinition;
  /** As it is stored. */
  before: FormValues;
  viewer: Viewer;
  context: FieldContext;
  /** What was typed earlier and not saved, or what a new record begins with. */
  edited?: Edited;
  /** Fields that stand elsewhere on the page: they take part in rules and are not shown here. */
  omit?: (field: FieldDefinition) => boolean;
  own?: OwnCheck;
}

/** What the product asks of its own fields beside their types, as the server asks it; how the sentence goes on after the field's name, or null. */
export type OwnCheck = (hardcodedName: string, value: FieldValue) => string | null;

/** All that one field shows. The same object as long as nothing of it changes. */
export interface FieldView extends FieldState {
  value: unknown;
  error: string | undefined;
  parts: readonly PartProblem[];
  rows: Readonly<Record<string, FieldStates>> | undefined;
}

export interface ShownProblem {
  /** Of the field, or of the part within it. */
  path: string;
  field: FieldDefinition;
  message: string;
  /** Nothing is wrong with what is there: something is missing. */
  missing?: boolean;
}

/** What the form as a whole shows. */
export interface FormView {
  /** How many fields differ from what is stored, or hold what cannot be read. */
  unsaved: number;
  problems: readonly ShownProblem[];
  /** Those that the last try to save met and that are still there: a summary must not move while somebody types. */
  listed: readonly ShownProblem[];
  /** Tabs in order, without those that have nothing to show. */
  tabs: readonly { name: string; label: string; errors: number }[];
}

const NO_PARTS: readonly PartProblem[] = [];
const topId = (path: string) => Number(path.split('.')[0]);

/** The state of one form outside of React: a keystroke draws the fields that it changes and no others. */
export class FormStore {
  readonly definition: FormDefinition;
  readonly context: FieldContext;
  readonly viewer: Viewer;
  private readonly shownFields: readonly FieldDefinition[];
  private readonly own: OwnCheck;
  private readonly byId: ReadonlyMap<number, FieldDefinition>;
  private readonly listeners = new Set<() => void>();
  private readonly editListeners = new Set<() => void>();
  private readonly views = new Map<number, FieldView>();
  private before: FormValues;
  private edited: Record<number, unknown>;
  private checked: FormValidation;
  private formView: FormView;
  private saves = 0;
  /** Fields that the person is done with. */
  private readonly left = new Set<number>();
  /** Tabs on which a save was tried: there everything wrong is shown. */
  private readonly tried = new Set<string>();
  /** Fields of a step that was tried. */
  private readonly triedFields = new Set<number>();
  /** What the server said, until the field changes. */
  private said = new Map<string, string>();
  /** Paths of what the last try met. */
  private listed: ReadonlySet<string> = new Set();

  constructor({ definition, before, viewer, context, edited = {}, omit = () => false, own = () => null }: FormStart) {
    this.definition = definition;
    this.before = before;
    this.viewer = viewer;
    this.context = context;
    this.own = own;
    this.shownFields = definition.fields.filter((field) => !omit(field));
    this.byId = new Map(definition.fields.map((field) => [field.id, field]));
    this.edited = Object.fromEntries(Object.entries(edited).filter(([id]) => this.byId.has(Number(id))));
    this.checked = this.check();
    this.formView = this.draw();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  /** Only what a person types, for drafts. */
  readonly onEdit = (listener: () => void): (() => void) => {
    this.editListeners.add(listener);
    return () => void this.editListeners.delete(listener);
  };
  readonly field = (id: number): FieldView => this.views.get(id) as FieldView;
  readonly form = (): FormView => this.formView;
  /** Counts what starts the form anew: what a control keeps of its own ends with it. */
  readonly generation = (): number => this.saves;
  definitionOf(id: number): FieldDefinition | undefined {
    return this.byId.get(id);
  }
  fieldsOf(tab: string): readonly FieldDefinition[] {
    return this.shownFields.filter(({ tabName }) => tabName === tab);
  }
  stored(): FormValues {
    return this.before;
  }

  readonly set = (id: number, raw: unknown): void => {
    const was = this.checked.values[id] ?? null;
    const stored = this.before[id] ?? null;
    const earlier = this.edited;
    // Nothing is nothing, whichever way a control says it.
    this.edited = { ...this.edited, [id]: isEmptyValue(raw) && isEmptyValue(stored) ? stored : raw };
    for (const path of [...this.said.keys()]) if (topId(path) === id) this.said.delete(path);
    this.giveWay(id, was, raw);
    const { type } = this.byId.get(id) ?? {};
    // Nothing else narrows: rules belong to options.
    if (type && (isChoice(type) || type === 'subform')) this.edited = { ...afterEdit(this.definition, this.edited, id, earlier, this.checked.state, this.terms()) };
    this.changed();
    this.editListeners.forEach((listener) => listener());
  };

  /** An option that is chosen now writes over what was typed before it was; what is typed afterwards stays. */
  private giveWay(id: number, was: FieldValue | null, raw: unknown): void {
    const field = this.byId.get(id);
    if (!field || field.options.length === 0) return;
    const idsOf = (value: unknown) => (Array.isArray(value) ? value : [value]);
    const before = idsOf(was);
    for (const option of field.options) {
      if (!idsOf(raw).includes(option.id) || before.includes(option.id)) continue;
      for (const rule of option.apply ?? []) if (rule.kind === 'value') delete this.edited[rule.fieldId];
    }
  }

  readonly leave = (id: number): void => {
    if (this.left.has(id)) return;
    this.left.add(id);
    this.changed();
  };

  /**
   * Shows what is wrong with the tab and with all that was changed elsewhere; none: with the whole form. Answers what to
   * send, or null when something has to be mended first.
   */
  attempt(tab?: string): ReadonlyMap<FieldDefinition, FieldValue | null> | null {
    for (const { name } of this.definition.tabs) if (tab === undefined || name === tab) this.tried.add(name);
    for (const { tabName, id } of this.definition.fields) if (this.isTouched(id)) this.tried.add(tabName);
    this.list();
    return this.formView.problems.length > 0 ? null : this.unsavedValues();
  }

  /** The same for some fields only, of a form that is asked step by step; answers what is wrong with them. */
  attemptFields(ids: ReadonlySet<number>): readonly ShownProblem[] {
    for (const id of ids) this.triedFields.add(id);
    this.list();
    return this.formView.problems.filter(({ field }) => ids.has(field.id));
  }

  private isTouched(id: number): boolean {
    return Object.hasOwn(this.edited, id) || this.checked.changed.includes(id);
  }

  private isShown({ path, field, missing }: ShownProblem): boolean {
    if (this.said.has(path) || this.tried.has(field.tabName) || this.triedFields.has(field.id)) return true;
    // A row that was just added is not yet wrong for being empty.
    return this.left.has(field.id) && Object.hasOwn(this.edited, field.id) && !(missing && path.includes('.'));
  }

  private list(): void {
    this.listed = new Set(this.problems().filter((problem) => this.isShown(problem)).map(({ path }) => path));
    this.changed();
  }

  /** Everything that differs from what is stored and can be read, as drafts keep it. */
  unsavedValues(): ReadonlyMap<FieldDefinition, FieldValue | null> {
    const sent = editsToSave(this.edited, this.checked.state);
    const found = new Map<FieldDefinition, FieldValue | null>();
    for (const field of this.definition.fields) {
      if (!this.checked.changed.includes(field.id)) continue;
      const state = this.checked.state.fields[field.id];
      // What a rule has set on a field that the person may edit is sent like their own answer.
      if (Object.hasOwn(sent, field.id) || (state?.visible && state.mode === 'rw')) found.set(field, this.checked.values[field.id] ?? null);
    }
    return found;
  }

  refuse(problems: readonly { path: string; message: string }[]): void {
    this.said = new Map(problems.map(({ path, message }) => [path, sentence(this.byId.get(Number(path)), message)]));
    this.list();
  }

  /** After a save: what is stored is the answer now. What was typed while it was under way stays. */
  saved(before: FormValues, sent: ReadonlyMap<FieldDefinition, FieldValue | null>): void {
    const kept = { ...this.edited };
    for (const [field, value] of sent) if (!Object.hasOwn(kept, field.id) || sameValue(this.checked.values[field.id], value)) delete kept[field.id];
    this.tried.clear();
    this.left.clear();
    this.saves += 1;
    this.rebase(before, kept);
  }

  /** Others saved meanwhile: their answers beneath, one's own on top. */
  rebase(before: FormValues, edited: Edited = this.edited): void {
    this.before = before;
    this.edited = { ...edited };
    this.said.clear();
    this.changed();
  }

  /** Leaves the answers of others as they are stored now. */
  take(theirs: ReadonlySet<number>): void {
    this.rebase(this.before, Object.fromEntries(Object.entries(this.edited).filter(([id]) => !theirs.has(Number(id)))));
  }

  /** All that was typed, to bring it back. */
  typed(): Edited {
    return this.edited;
  }

  type(edited: Edited): void {
    this.rebase(this.before, edited);
    this.editListeners.forEach((listener) => listener());
  }

  /** Back to what is stored. */
  reset(): void {
    this.tried.clear();
    this.left.clear();
    this.saves += 1;
    this.rebase(this.before, {});
  }

  private changed(): void {
    this.checked = this.check();
    this.formView = this.draw();
    this.listeners.forEach((listener) => listener());
  }

  private check(): FormValidation {
    return validateForm(this.definition, this.edited, this.terms());
  }

  private terms() {
    const { before, viewer, context } = this;
    return { before, viewer, context };
  }

  /** An answer that its type cannot read: it stays on the screen as it was typed. */
  private unreadable(field: FieldDefinition): boolean {
    if (isDisplayType(field.type) || !Object.hasOwn(this.edited, field.id)) return false;
    const raw = this.edited[field.id];
    if (raw === undefined || raw === null || sameValue(raw, this.checked.values[field.id])) return false;
    return kindOf(field.type).parse(raw, field, this.context).issue !== undefined;
  }

  private isOpen(id: number): boolean {
    const state = this.checked.state.fields[id];
    return state?.visible === true && state.mode === 'rw' && this.shownFields.some((field) => field.id === id);
  }

  /** All that is wrong with what can be mended here, whether shown yet or not. */
  private problems(): ShownProblem[] {
    const open = (problem: FormProblem) => this.isOpen(topId(problem.path));
    const own = this.checked.problems.filter(open).flatMap((problem): ShownProblem[] => {
      const field = this.byId.get(topId(problem.path));
      if (!field) return [];
      const cells = field.type === 'subform' && problem.path === String(field.id) ? this.cellProblems(field) : [];
      return cells.length > 0 ? cells : [{ path: problem.path, field, message: problem.message, missing: problem.issue.code === 'REQUIRED' }];
    });
    const asked = this.definition.fields.flatMap((field): ShownProblem[] => {
      const value = this.checked.values[field.id] ?? null;
      const wrong = field.hardcodedName && value !== null && this.isOpen(field.id) && this.checked.changed.includes(field.id) ? this.own(field.hardcodedName, value) : null;
      return wrong ? [{ path: String(field.id), field, message: sentence(field, wrong) }] : [];
    });
    own.push(...asked.filter(({ path }) => !own.some((known) => known.path === path)));
    const others = [...this.said].flatMap(([path, message]): ShownProblem[] => {
      const field = this.byId.get(topId(path));
      return field && !own.some((known) => known.path === path) ? [{ path, field, message }] : [];
    });
    return [...own, ...others];
  }

  /** Rows that cannot be read as a whole: which cell it is. */
  private cellProblems(field: FieldDefinition): ShownProblem[] {
    return rowsOf(this.edited[field.id]).flatMap((row, at) =>
      field.fields.flatMap((column): ShownProblem[] => {
        if (isDisplayType(column.type)) return [];
        const { issue } = kindOf(column.type).parse(row.values[column.id] ?? null, column, this.context);
        return issue ? [{ path: `${field.id}.rows.${at}.${column.id}`, field, message: issueWords(issue, column) }] : [];
      }),
    );
  }

  private draw(): FormView {
    const all = this.problems();
    const shown = all.filter((problem) => this.isShown(problem));
    let unreadable = 0;
    for (const field of this.definition.fields) {
      const lost = this.unreadable(field);
      if (lost) unreadable += 1;
      const mine = shown.filter((problem) => problem.field === field);
      const state = this.checked.state.fields[field.id] as FieldState;
      const parts = mine.filter(({ path }) => path !== String(field.id)).map(({ path, message }) => ({ path: path.slice(path.indexOf('.') + 1), message }));
      const next: FieldView = {
        ...state,
        value: lost ? this.edited[field.id] : (this.checked.values[field.id] ?? null),
        error: mine.find(({ path }) => path === String(field.id))?.message,
        parts: parts.length > 0 ? parts : NO_PARTS,
        rows: this.checked.state.rows[field.id],
      };
      if (!sameValue(next, this.views.get(field.id))) this.views.set(field.id, next);
    }
    const isSeen = (field: FieldDefinition) => this.checked.state.fields[field.id]?.visible === true;
    const next: FormView = {
      unsaved: [...this.unsavedValues().keys()].length + unreadable,
      problems: shown,
      listed: shown.filter(({ path }) => this.listed.has(path)),
      tabs: this.definition.tabs
        .filter(({ name }) => this.fieldsOf(name).some(isSeen))
        .map(({ name, label }) => ({ name, label, errors: shown.filter(({ field }) => field.tabName === name).length })),
    };
    return sameView(next, this.formView) ? this.formView : next;
  }
}

/** What goes on after a name stands with it, since the message stands alone beneath the field. */
const sentence = (field: FieldDefinition | undefined, message: string): string => (field && /^\p{Ll}/u.test(message) ? `${field.name} ${message}` : message);

const sameView = (a: FormView, b: FormView | undefined) =>
  b !== undefined && a.unsaved === b.unsaved && sameValue(a.tabs, b.tabs) && a.problems.length === b.problems.length && a.listed.length === b.listed.length && a.problems.every(({ path, message }, index) => path === b.problems[index]?.path && message === b.problems[index].message);
