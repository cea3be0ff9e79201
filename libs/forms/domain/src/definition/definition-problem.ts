/** What keeps a definition from being saved. */
export interface DefinitionProblem {
  readonly code: string;
  /** Null when it is about the form as a whole or a tab. */
  readonly fieldId: number | null;
  /** Within the field: `name`, `options.3.label`, `shownWhen`; `tabs.Health` of a tab. */
  readonly path: string;
  readonly message: string;
}
