export { insertTenant, openTestDatabase, type TestDatabase } from './database';
export { as, counted, principalAt } from './principal';
export { startS3Server, type S3Server } from './s3-server';
export { startScannerServer, type ScannerServer } from './scanner-server';
