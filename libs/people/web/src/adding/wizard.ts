import type { LoadedForm } from '@afterbell/forms/web';
import { FormStore } from '@afterbell/forms/web';
import type { FieldContext, FieldDefinition } from '@afterbell/forms/domain';
import { ownFieldProblem } from '@afterbell/people/domain';
import { type StepName, type WizardExtra } from './wizard-state';

/** Of the viewer's form only their own role is known. */
const VIEWER = { roleId: 'viewer', canEdit: true };
const SCHOOL: ReadonlySet<string | null> = new Set(['grade', 'localId', 'stateId', 'generatedId']);

export interface Told {
  step: StepName;
  /** Id of an element. */
  field?: string;
  message: string;
}

/** One child that is being added: it outlives the pages of the steps, and ends with the child, the draft or the sign-in. */
export class Wizard {
  readonly store: FormStore;
  extra: WizardExtra;
  told: readonly Told[] = [];
  kept: { at: Date } | 'failed' | null = null;
  /** Of an earlier visit, as long as nobody has started over. */
  restoredAt: string | null;
  ended = false;
  /** The page that sent here, and is gone back to. */
  from: string | null = null;
  private readonly begun: WizardExtra;
  private readonly listeners = new Set<() => void>();
  private readonly changeListeners = new Set<() => void>();
  private generation = 0;

  constructor(form: LoadedForm, context: FieldContext, fresh: WizardExtra, extra: WizardExtra) {
    this.store = new FormStore({ definition: form.definition, before: form.before, viewer: VIEWER, context, edited: form.draft?.edited, own: (name, value) => ownFieldProblem(name, value, context.today) });
    this.begun = fresh;
    this.extra = extra;
    this.restoredAt = form.draft?.savedAt ?? null;
    this.store.onEdit(() => this.changeListeners.forEach((listener) => listener()));
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

  comesFrom(page: string | null): void {
    this.from = page;
  }
  set(part: Partial<WizardExtra>): void {
    this.extra = { ...this.extra, ...part };
    this.changeListeners.forEach((listener) => listener());
    this.drawn();
  }
  tell(told: readonly Told[]): void {
    this.told = told;
    this.drawn();
  }
  /** From the beginning, with nothing of what was typed. */
  reset(): void {
    // Another wish than what may be on its way already.
    this.extra = { ...this.begun, key: crypto.randomUUID() };
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

  get dirty(): boolean {
    return !this.ended && (this.store.form().unsaved > 0 || JSON.stringify({ ...this.extra, site: null, key: '' }) !== JSON.stringify({ ...this.begun, site: null, key: '' }));
  }

  fieldsOf(step: StepName): FieldDefinition[] {
    return this.store.definition.fields.filter((field) => stepOf(field) === step);
  }

  /** What an own field of the product holds, by its name in the record. */
  answer(name: string): string {
    const field = this.store.definition.fields.find(({ hardcodedName }) => hardcodedName === name);
    const value = field && this.store.field(field.id).value;
    if (field && field.options.length > 0) return field.options.find(({ id }) => id === value)?.label ?? '';
    return typeof value === 'string' ? value : '';
  }
  type(name: string, value: string): void {
    const field = this.store.definition.fields.find(({ hardcodedName }) => hardcodedName === name);
    if (field && value) this.store.set(field.id, value);
  }
  address() {
    const of = (name: string) => this.answer(name) || null;
    return { addressLine1: of('addressLine1'), addressLine2: of('addressLine2'), city: of('city'), state: of('state'), postalCode: of('postalCode') };
  }
}

export function stepOf({ tabName, hardcodedName }: FieldDefinition): StepName {
  if (SCHOOL.has(hardcodedName)) return 'school-information';
  if (tabName === 'INFORMATION') return 'information';
  return tabName === 'ADDRESS' ? 'address' : 'registration-information';
}

let current: { key: string; wizard: Wizard } | null = null;
const waiting = new Set<() => void>();

export const onWizard = (listener: () => void): (() => void) => {
  waiting.add(listener);
  return () => void waiting.delete(listener);
};

/** The one of this tab; of another person, access or place there is none. */
export const wizardOf = (key: string): Wizard | null => (current?.key === key && !current.wizard.ended ? current.wizard : null);
export function keepWizard(key: string, wizard: Wizard): Wizard {
  current = { key, wizard };
  waiting.forEach((listener) => listener());
  return wizard;
}
