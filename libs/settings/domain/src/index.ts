export * from './access-grant';
export * from './user-input';
export * from './user-status';
