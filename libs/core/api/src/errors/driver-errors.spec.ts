import { translateDriverError } from './driver-errors';

const codeOf = (error: unknown) => (translateDriverError(error) as { code?: string }).code;

it.each(['ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', '57P01', '57P03', '25P03', '53100', '53200', '53300', '57014', '55P03', '40P01'])('%s passes: it is worth trying again', (code) =>
  expect(codeOf(Object.assign(new Error('x'), { code }))).toBe('UNAVAILABLE'));

it.each(['timeout exceeded when trying to connect', 'timeout expired', 'Connection terminated due to connection timeout', 'Connection terminated unexpectedly', 'Query read timeout'])('so does "%s"', (message) =>
  expect(codeOf(new Error(message))).toBe('UNAVAILABLE'));

it.each(['42P01', '23505', '22P02', '25006'])('%s is a fault and stays one', (code) => expect(codeOf(Object.assign(new Error('x'), { code }))).toBe(code));
