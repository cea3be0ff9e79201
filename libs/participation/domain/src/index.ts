export * from './attendance/attendance-status';
export * from './attendance/mark';
export * from './attendance/session-date';
