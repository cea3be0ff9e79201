import { FlowShelf, type FlowTold, type LoadedForm, RecordFlow } from '@afterbell/forms/web';
import type { FieldContext, FieldDefinition } from '@afterbell/forms/domain';
import { ownFieldProblem } from '@afterbell/people/domain';
import type { WizardExtra } from './wizard-state';
import type { StepName } from './wizard-steps';

const SCHOOL: ReadonlySet<string | null> = new Set(['grade', 'localId', 'stateId', 'generatedId']);

export type Told = FlowTold<StepName>;

/** One child that is being added. */
export class Wizard extends RecordFlow<WizardExtra, StepName> {
  /** The page that sent here, and is gone back to. */
  from: string | null = null;

  constructor(form: LoadedForm, context: FieldContext, fresh: WizardExtra, extra: WizardExtra) {
    // Started over it is another wish than what may be on its way already.
    super(form, context, () => ({ ...fresh, key: crypto.randomUUID() }), (one) => ({ ...one, site: null, key: '' }), { extra, own: (name, value) => ownFieldProblem(name, value, context.today) });
  }

  comesFrom(page: string | null): void {
    this.from = page;
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

export const wizardShelf = new FlowShelf<Wizard>();
export const onWizard = wizardShelf.subscribe;
export const wizardOf = (key: string): Wizard | null => wizardShelf.of(key);
export const keepWizard = (key: string, wizard: Wizard): void => wizardShelf.keep(key, wizard);
