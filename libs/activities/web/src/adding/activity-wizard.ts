import { FlowShelf, type FlowTold, type LoadedForm, RecordFlow } from '@afterbell/forms/web';
import type { ActivityType } from '@afterbell/activities/domain';
import type { FieldContext } from '@afterbell/forms/domain';
import type { AddActivityMutation, AddingActivityQuery } from './__generated__/add-activity';
import { emptyExtra, type WizardExtra } from './wizard-state';
import type { StepName } from './wizard-steps';

export type Told = FlowTold<StepName>;
export type Term = AddingActivityQuery['terms'][number];
export type Report = NonNullable<AddActivityMutation['addActivity']['sessions']>;

/** One activity that is being added. */
export class ActivityWizard extends RecordFlow<WizardExtra, StepName> {
  /** What the server said that a save would do; gone with the next change. */
  report: Report | null = null;

  constructor(
    form: LoadedForm,
    context: FieldContext,
    readonly choices: AddingActivityQuery,
    termId: string | null,
    extra: WizardExtra,
  ) {
    super(form, context, () => emptyExtra(termId), (one) => ({ ...one, key: '' }), { extra });
    this.onChange(() => {
      this.report = null;
    });
  }

  foresee(report: Report): void {
    this.report = report;
    this.drawn();
  }

  get name(): string {
    const value = this.own('name')?.value;
    return typeof value === 'string' ? value.trim() : '';
  }
  get type(): ActivityType | null {
    const value = this.own('type')?.value;
    return (this.choices.activityTypeOptions.find(({ optionId }) => optionId === value)?.type as ActivityType | undefined) ?? null;
  }
  get term(): Term | null {
    return this.choices.terms.find(({ id }) => id === this.extra.termId) ?? null;
  }
}

export const activityShelf = new FlowShelf<ActivityWizard>();
