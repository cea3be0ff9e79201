export { insertTenant, openTestDatabase, type TestDatabase } from './database';
export { as, counted, principalAt } from './principal';
