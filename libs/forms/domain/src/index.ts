export * from './field-type';
export type * from './field-value';
export * from './form-definition';
export type * from './field-kind';
export * from './file-rules';
export * from './problems';
export * from './kinds';
