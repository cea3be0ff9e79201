/** What a form has before an administrator touches it. */
import type { FormTab, TemplateField } from '../form-definition';

export interface FormTemplate {
  readonly subSection: string;
  readonly label: string;
  readonly tabs: readonly FormTab[];
  /** Bound to columns of the record; default fields come first (product rules §9). */
  readonly fields: readonly TemplateField[];
}

type Rest = Omit<Partial<TemplateField>, 'name' | 'hardcodedName' | 'type'>;

/** Fields of one tab. */
export const onTab =
  (tabName: string) =>
  (hardcodedName: string, name: string, type: TemplateField['type'], rest: Rest = {}): TemplateField => ({ ...rest, name, type, tabName, hardcodedName });
