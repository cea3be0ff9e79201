import type { FieldContext } from '@afterbell/forms/domain';
import { FormStore, type OwnCheck } from '../render/form-store';
import type { LoadedForm } from '../wire/form-of-wire';

/** Of the viewer's form only their own role is known. */
const VIEWER = { roleId: 'viewer', canEdit: true };

export interface FlowTold<Step extends string> {
  step: Step;
  /** Id of an element. */
  field?: string;
  message: string;
}

/** A new record that is filled in over several pages: it outlives them, and ends with the record, the draft or the sign-in. */
export class RecordFlow<Extra extends object, Step extends string> {
  readonly store: FormStore;
  /** What the steps hold beside the answers of the form. */
  extra: Extra;
  told: readonly FlowTold<Step>[] = [];
  kept: { at: Date } | 'failed' | null = null;
  /** Of an earlier visit, as long as nobody has started over. */
  restoredAt: string | null;
  ended = false;
  private readonly listeners = new Set<() => void>();
  private readonly changeListeners = new Set<() => void>();
  private generation = 0;

  /** `fresh` is what it begins with, each time anew; `same` says what of it counts as typed. */
  constructor(
    form: LoadedForm,
    context: FieldContext,
    private readonly fresh: () => Extra,
    private readonly typed: (extra: Extra) => unknown,
    { extra, own }: { extra: Extra; own?: OwnCheck },
  ) {
    this.store = new FormStore({ definition: form.definition, before: form.before, viewer: VIEWER, context, edited: form.draft?.edited, ...(own ? { own } : {}) });
    this.extra = extra;
    this.restoredAt = form.draft?.savedAt ?? null;
    this.store.onEdit(() => this.changed());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly snapshot = (): number => this.generation;
  /** What the person changes, for the draft. */
  readonly onChange = (listener: () => void): (() => void) => {
    this.changeListeners.add(listener);
    return () => void this.changeListeners.delete(listener);
  };

  set(part: Partial<Extra>): void {
    this.extra = { ...this.extra, ...part };
    this.changed();
    this.drawn();
  }
  tell(told: readonly FlowTold<Step>[]): void {
    this.told = told;
    this.drawn();
  }
  /** From the beginning, with nothing of what was typed. */
  reset(): void {
    this.extra = this.fresh();
    this.told = [];
    this.kept = null;
    this.restoredAt = null;
    this.store.reset();
    this.drawn();
  }
  drawn(): void {
    this.generation += 1;
    this.listeners.forEach((listener) => listener());
  }
  private changed(): void {
    this.changeListeners.forEach((listener) => listener());
  }

  get dirty(): boolean {
    return !this.ended && (this.store.form().unsaved > 0 || JSON.stringify(this.typed(this.extra)) !== JSON.stringify(this.typed(this.fresh())));
  }

  /** The field of the product's own of that name in the record, and what it holds. */
  own(name: string): { id: number; value: unknown } | null {
    const field = this.store.definition.fields.find(({ hardcodedName }) => hardcodedName === name);
    return field ? { id: field.id, value: this.store.field(field.id).value } : null;
  }
}

/** The one flow of its kind in this tab; of another person, access or place there is none. */
export class FlowShelf<Flow extends { ended: boolean }> {
  private current: { key: string; flow: Flow } | null = null;
  private readonly waiting = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.waiting.add(listener);
    return () => void this.waiting.delete(listener);
  };
  of(key: string): Flow | null {
    return this.current?.key === key && !this.current.flow.ended ? this.current.flow : null;
  }
  keep(key: string, flow: Flow): void {
    this.current = { key, flow };
    this.waiting.forEach((listener) => listener());
  }
  forget(): void {
    this.current = null;
    this.waiting.forEach((listener) => listener());
  }
}
