import { AppError, toGraphqlExtensions, toRestError } from './app-error';

describe('unknown faults', () => {
  const secrets = [new Error('select * from person'), 'password', null, undefined, { message: 'x', statusCode: 200 }, new AppError('INTERNAL', { detail: 'select' })];

  it.each(secrets)('say nothing but a reference (%#)', (fault) => {
    expect(toRestError(fault, 'ref-1')).toEqual({ statusCode: 500, error: 'Internal Server Error', message: ['Something went wrong. Reference: ref-1'] });
    expect(toGraphqlExtensions(fault, 'ref-1')).toEqual({
      code: 'INTERNAL',
      statusCode: 500,
      title: 'Internal Server Error',
      messages: ['Something went wrong. Reference: ref-1'],
      referenceId: 'ref-1',
    });
  });
});

it('answers a signed-out call without any message', () => {
  expect(toRestError(new AppError('SIGNED_OUT'), 'r')).toEqual({ statusCode: 403, error: 'Forbidden', message: [] });
});

it.each([
  ['name', 'has more than 200 characters', 'Name has more than 200 characters'],
  ['children.0.organizationType', 'cannot be changed', 'Children 1, organization type cannot be changed'],
  ['ncesId', 'is taken', 'NCES ID is taken'],
  ['contentBase64', 'The file is empty.', 'File: The file is empty.'],
  ['', 'must be a JSON object', 'Must be a JSON object'],
])('says of %s that it %s in words', (path, message, line) => expect(new AppError('VALIDATION', { problems: [{ path, message }] }).messages).toEqual([line]));

it('names the field of every problem', () => {
  const error = new AppError('VALIDATION', { problems: [{ path: 'birthDate', message: 'is required' }, { path: 'email', message: 'is no address' }] });
  expect(error.messages).toEqual(['Birth date is required', 'E-mail is no address']);
  expect(toRestError(error, 'r').message).toEqual(error.messages);
});

it('titles a duplicate by its kind and carries the candidates', () => {
  const candidates = [{ id: '1' }];
  const error = new AppError('DUPLICATE_PERSON', { kind: 'Teacher' }, { extra: { candidates } });
  expect(toRestError(error, 'r')).toMatchObject({ statusCode: 400, error: 'Duplicate Teacher', extra: { candidates } });
  expect(new AppError('SIMILAR_PERSON', { kind: 'Board Member' }).title).toBe('Similar Board Member');
  expect(new AppError('DUPLICATE_PERSON').title).toBe('Duplicate Participant');
});

it('keeps code, params and cause, and is an Error', () => {
  const cause = new Error('driver');
  const error = new AppError('MONTH_LOCKED', { month: 'September 2026' }, { cause });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'AppError', code: 'MONTH_LOCKED', statusCode: 400, expected: true, message: 'Participation of September 2026 is locked.', cause });
  expect(toGraphqlExtensions(error, 'r')).toEqual({ code: 'MONTH_LOCKED', statusCode: 400, title: 'Bad Request', messages: [error.message] });
  expect('extra' in toRestError(error, 'r')).toBe(false);
});
