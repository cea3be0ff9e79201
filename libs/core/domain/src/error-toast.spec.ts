import { AppError, toRestError } from './app-error';
import { CALLER_HANDLED_TITLES, errorToast } from './error-toast';

const signedIn = { authenticated: true };

describe('errorToast shows nothing', () => {
  it('for a date that is not scheduled', () => {
    expect(errorToast(404, toRestError(new AppError('DATE_NOT_SCHEDULED'), 'r'), signedIn).kind).toBe('none');
  });

  it.each(CALLER_HANDLED_TITLES)('for %s, which the caller handles', (error) => {
    expect(errorToast(400, { error, message: ['x'] }, signedIn).kind).toBe('none');
    expect(errorToast(500, { error, message: ['x'] }, signedIn).kind).toBe('none');
  });

  it.each([401, 402, 409, 418, 429, 502, 503, 200, 0])('for status %i', (status) => {
    expect(errorToast(status, { error: 'x', message: ['y'] }, signedIn).kind).toBe('none');
  });
});

describe('errorToast leads to sign-in', () => {
  it('on a 403 of someone not signed in, whatever it says', () => {
    expect(errorToast(403, { message: ['no'] }, { authenticated: false }).kind).toBe('login');
    expect(errorToast(403, null, { authenticated: false }).kind).toBe('login');
  });

  it('on a 403 without messages: the session has expired', () => {
    expect(errorToast(403, toRestError(new AppError('SIGNED_OUT'), 'r'), signedIn).kind).toBe('login');
  });
});

describe('errorToast shows', () => {
  it.each([400, 404, 500])('title and lines of a %i', (status) => {
    expect(errorToast(status, { error: 'Similar Staff', message: ['a', 'b'] }, signedIn)).toEqual({ kind: 'toast', severity: 'error', title: 'Similar Staff', detail: 'a\nb' });
  });

  it('what else a 404 says beside the silent message', () => {
    expect(errorToast(404, { error: 'Not Found', message: ['Event date is not scheduled', 'b'] }, signedIn)).toMatchObject({ kind: 'toast', detail: 'b' });
  });

  it('one sentence for a refusal', () => {
    expect(errorToast(403, { error: 'Forbidden', message: ['internal words'] }, signedIn)).toMatchObject({
      kind: 'toast',
      detail: 'You do not have the proper permissions to perform this action.',
    });
  });

  it('the status text of 413 and 415, given or not', () => {
    expect(errorToast(413, 'x', { authenticated: true, statusText: 'Too big' })).toMatchObject({ kind: 'toast', title: 'Error', detail: 'Too big' });
    expect(errorToast(413, 'x', { authenticated: true, statusText: '' }).detail).toBe('Payload Too Large');
    expect(errorToast(415, null, signedIn).detail).toBe('Unsupported Media Type');
  });

  it.each([null, undefined, '<html>', 7, {}, { message: [1, null] }])('a title even for a body that is none of ours (%#)', (body) => {
    expect(errorToast(500, body, signedIn)).toEqual({ kind: 'toast', severity: 'error', title: 'Internal Server Error', detail: '' });
    expect(errorToast(404, body, signedIn)).toMatchObject({ kind: 'toast', title: 'Not Found' });
  });
});
