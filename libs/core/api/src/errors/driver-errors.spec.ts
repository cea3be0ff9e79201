import { translateDriverError } from './driver-errors';

const codeOf = (error: unknown) => (translateDriverError(error) as { code?: string }).code;

it.each(['ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', '57P01', '57P03', '25P03', '53100', '53200', '53300', '57014', '55P03', '40P01'])('%s passes: it is worth trying again', (code) =>
  expect(codeOf(Object.assign(new Error('x'), { code }))).toBe('UNAVAILABLE'));

it.each(['timeout exceeded when trying to connect', 'timeout expired', 'Connection terminated due to connection timeout', 'Connection terminated unexpectedly', 'Query read timeout'])('so does "%s"', (message) =>
  expect(codeOf(new Error(message))).toBe('UNAVAILABLE'));

it.each(['42P01', '23505', '22P02', '25006'])('%s is a fault and stays one', (code) => expect(codeOf(Object.assign(new Error('x'), { code }))).toBe(code));

it('half a letter within JSON is what was typed, not a fault', () => expect(codeOf(Object.assign(new Error('invalid input syntax for type json'), { code: '22P02', detail: 'Unicode low surrogate must follow a high surrogate.' }))).toBe('VALIDATION'));

it('a copy that takes no changes yet is worth trying again, for whoever writes', () => expect(translateDriverError(Object.assign(new Error('x'), { code: '25006' }), { writes: true })).toMatchObject({ code: 'UNAVAILABLE' }));

it('a pooler that has no connection to give is worth trying again; a statement that breaks the protocol is a fault', () => {
  expect(codeOf(Object.assign(new Error('query_wait_timeout'), { code: '08P01', severity: 'FATAL' }))).toBe('UNAVAILABLE');
  expect(codeOf(Object.assign(new Error('bind message supplies 1 parameters'), { code: '08P01', severity: 'ERROR' }))).toBe('08P01');
});
