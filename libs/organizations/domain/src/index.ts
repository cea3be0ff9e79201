export * from './organization-input';
export * from './grades-served';
export * from './organization-tree';
export * from './tree-change';
export * from './import-columns';
export * from './import-plan';
export * from './organization-path';
