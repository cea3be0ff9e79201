import type { FormDefinition } from '@afterbell/forms/domain';

export interface MaintenanceRole {
  readonly id: string;
  readonly name: string;
  /** Whether it may view and change records of the form. */
  readonly mayView: boolean;
  readonly mayEdit: boolean;
  readonly maySeeRoles: boolean;
  /** Whether it may change the form, and with it its own mode. */
  readonly mayMaintain: boolean;
}

/** A form as its maintenance reads it. */
export interface Maintenance {
  readonly definition: FormDefinition;
  /** The form's own name: a section may have several. */
  readonly label: string;
  readonly viewerCan: { readonly edit: boolean };
  readonly roles: readonly MaintenanceRole[];
  /** How many records answer a field, or have chosen an option. */
  readonly usage: { readonly fields: Readonly<Record<number, number>>; readonly options: Readonly<Record<number, number>> };
  /** Null before the first. */
  readonly lastChange: { readonly version: number; readonly at: string; readonly by: string | null } | null;
}
