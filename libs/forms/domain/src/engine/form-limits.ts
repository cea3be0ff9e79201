/** How large a form may be. */
export const FORM_LIMITS = {
  fields: 500,
  tabs: 30,
  options: 200,
  /** With a search in the list. */
  dropdownOptions: 2_000,
  columns: 30,
  name: 120,
  help: 1_000,
  text: 20_000,
  optionLabel: 200,
  rulesOfOption: 50,
  conditionTests: 30,
  conditionDepth: 5,
} as const;
