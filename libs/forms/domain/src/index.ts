export * from './field-type';
export type * from './field-value';
export * from './form-definition';
export type * from './field-kind';
<<<<<<< HEAD
export * from './file-rules';
=======
>>>>>>> a1
export * from './problems';
export * from './kinds';
export type * from './engine/form-state';
export { isEmptyValue, sameValue, chosenIds } from './engine/values';
export { CONDITION_OPS_OF, OPERAND_OF, conditionHolds, opsOf, operandOf as conditionOperandOf, testsOf, type Answers, type Operand } from './engine/conditions';
export { ruleCycles } from './engine/rule-plan';
export { evaluateForm, initialValues, viewerCap } from './engine/evaluate';
export { editsToSave, MOST_EDITED_FIELDS, validateForm, type ValidateOptions } from './engine/validate';
export { definitionFor } from './engine/viewer-definition';
export { FORM_LIMITS } from './engine/form-limits';
export { describeCondition, describeRule, findField, listWords, valueWords } from './engine/words';
export type { DefinitionProblem } from './definition/definition-problem';
export { checkDefinition } from './definition/check-definition';
export { CONVERSIONS, conversion, convertValue, type Conversion } from './definition/conversion';
export { compareDefinitions, type DefinitionChange, FIELD_TYPE_LABELS, MODE_WORDS } from './definition/compare-definitions';
export { mergeDefinitions, type MergeConflict } from './definition/merge-definitions';
export type { FormTemplate } from './templates/template';
export { formTemplate, TEMPLATES } from './templates/templates';
export { fromLibrary, type LibraryEntry } from './library/library-entry';
export { LIBRARY } from './library/library';
export { renumber, type NewIds } from './definition/renumber';
<<<<<<< HEAD
=======
export * from './file-rules';
>>>>>>> a1
