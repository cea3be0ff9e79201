import { ApolloLink, gql } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { of, throwError } from 'rxjs';
import { listenForNotifications, type Notification } from '../ui/notify';
import { createClient } from './client';
import { onSignedOut, setAuthenticated } from './failures';
import { isReachable, UnreachableError } from '../offline/connection';
import { failuresOf, silent } from './links';

const QUERY = gql`
  query things {
    things
  }
`;
const MUTATION = gql`
  mutation change {
    change
  }
`;

interface Wire {
  code: string;
  statusCode: number;
  title: string;
  messages: string[];
}
const failing = (extensions: Wire) => ({ data: null, errors: [{ message: extensions.title, extensions: { ...extensions } }] });
const FAULT: Wire = { code: 'INTERNAL', statusCode: 500, title: 'Internal Server Error', messages: ['Something went wrong. Reference: 7'] };

let shown: Notification[];
let signedOut: number;
let stop: (() => void)[];
beforeEach(() => {
  shown = [];
  signedOut = 0;
  setAuthenticated(true);
  stop = [listenForNotifications((notification) => shown.push(notification)), onSignedOut(() => (signedOut += 1))];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stop.forEach((end) => end());
  jest.restoreAllMocks();
});

/** A client whose network gives these answers in turn, and how often it was asked. */
function clientOf(...answers: (object | Error)[]) {
  let asked = 0;
  const terminal = new ApolloLink(() => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? {};
    asked += 1;
    return answer instanceof Error ? throwError(() => answer) : of(answer);
  });
  return { client: createClient({ terminal, retryDelay: 0 }), asked: () => asked };
}

const forbidden = (messages: string[]): Wire => ({ code: messages.length > 0 ? 'FORBIDDEN' : 'SIGNED_OUT', statusCode: 403, title: 'Forbidden', messages });

test.each<[string, Wire, Partial<Notification> | null, number]>([
  ['404', { code: 'NOT_FOUND', statusCode: 404, title: 'Not Found', messages: ['The record was not found.'] }, { severity: 'error', title: 'Not Found', detail: 'The record was not found.' }, 0],
  ['404 of an unscheduled date', { code: 'DATE_NOT_SCHEDULED', statusCode: 404, title: 'Not Found', messages: ['Event date is not scheduled'] }, null, 0],
  ['400', { code: 'VALIDATION', statusCode: 400, title: 'Bad Request', messages: ['one', 'two'] }, { title: 'Bad Request', detail: 'one\ntwo' }, 0],
  ['400 that the caller answers', { code: 'DUPLICATE_PERSON', statusCode: 400, title: 'Duplicate Teacher', messages: ['…'] }, null, 0],
  ['403 with messages', forbidden(['No.']), { title: 'Error', detail: 'You do not have the proper permissions to perform this action.' }, 0],
  ['403 without messages', forbidden([]), null, 1],
  ['413', { code: 'PAYLOAD_TOO_LARGE', statusCode: 413, title: 'Payload Too Large', messages: [] }, { title: 'Error', detail: 'Payload Too Large' }, 0],
  ['409 is left to the caller', { code: 'STALE_VERSION', statusCode: 409, title: 'Conflict', messages: ['…'] }, null, 0],
])('%s', async (_name, wire, toast, logins) => {
  const { client } = clientOf(failing(wire));
  await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow();
  expect(shown).toEqual(toast ? [expect.objectContaining(toast)] : []);
  expect(signedOut).toBe(logins);
});

test('a call may be silenced, wholly or for some failures, but never to hide that one is signed out', async () => {
  const notFound = failing({ code: 'NOT_FOUND', statusCode: 404, title: 'Not Found', messages: [] });
  for (const context of [silent(), silent([404]), silent(['NOT_FOUND'])]) {
    await expect(clientOf(notFound).client.mutate({ mutation: MUTATION, context })).rejects.toThrow();
  }
  expect(shown).toEqual([]);
  await expect(clientOf(notFound).client.mutate({ mutation: MUTATION, context: silent([400]) })).rejects.toThrow();
  expect(shown).toHaveLength(1);
  await expect(clientOf(failing(forbidden([]))).client.mutate({ mutation: MUTATION, context: silent() })).rejects.toThrow();
  expect(signedOut).toBe(1);
});

test('a query is sent once more on a passing failure', async () => {
  const { client, asked } = clientOf(failing(FAULT), { data: { things: 1 } });
  await expect(client.query({ query: QUERY })).resolves.toMatchObject({ data: { things: 1 } });
  expect(asked()).toBe(2);
  expect(shown).toEqual([]);
});

test('once only, and what stays broken is shown once', async () => {
  const { client, asked } = clientOf(failing(FAULT));
  await expect(client.query({ query: QUERY })).rejects.toThrow();
  expect(asked()).toBe(2);
  expect(shown).toEqual([expect.objectContaining({ title: 'Internal Server Error', detail: 'Something went wrong. Reference: 7' })]);
});

test('a mutation is never sent again, nor a query that was refused', async () => {
  const change = clientOf(failing(FAULT));
  await expect(change.client.mutate({ mutation: MUTATION })).rejects.toThrow();
  expect(change.asked()).toBe(1);
  const refused = clientOf(failing(forbidden(['No.'])));
  await expect(refused.client.query({ query: QUERY })).rejects.toThrow();
  expect(refused.asked()).toBe(1);
});

test('an answer of another status is read from its body', async () => {
  const body = JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'NOT_FOUND', statusCode: 404, title: 'Not Found', messages: ['Gone.'] } }] });
  const error = new ServerError('404', { response: new Response(body, { status: 404 }), bodyText: body });
  await expect(clientOf(error).client.mutate({ mutation: MUTATION })).rejects.toThrow();
  expect(shown).toEqual([expect.objectContaining({ title: 'Not Found', detail: 'Gone.' })]);
});

test('no network is only logged', async () => {
  await expect(clientOf(new TypeError('Failed to fetch')).client.mutate({ mutation: MUTATION })).rejects.toThrow();
  expect(shown).toEqual([]);
  expect(console.warn).toHaveBeenCalled();
});

test('a proxy’s page is no answer of the server, which its own refusal is while it could answer something else', async () => {
  const page = () => new Response('<html>Bad Gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } });
  const own = () => new Response(JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'UNAVAILABLE', statusCode: 503, title: 'Service Unavailable', messages: ['Soon.'] } }] }), { status: 503, headers: { 'content-type': 'application/json; charset=utf-8' } });
  const line = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(page()));
  const client = createClient({ retryDelay: 0 });
  const failed = () => client.mutate({ mutation: MUTATION, context: silent() }).catch((error: unknown) => error);
  const error = await failed();
  expect([error instanceof UnreachableError, failuresOf(error), isReachable(), shown]).toEqual([true, [], false, []]);
  line.mockImplementation((asked) => Promise.resolve(asked === '/health/ready' ? new Response('{"status":"ok"}') : own()));
  expect(failuresOf(await failed())).toMatchObject([{ statusCode: 503, code: 'UNAVAILABLE' }]);
  expect(isReachable()).toBe(true);
  // Its database is away: nobody gets an answer, and the device does with what it keeps.
  line.mockImplementation(() => Promise.resolve(own()));
  expect([(await failed()) instanceof UnreachableError, isReachable()]).toEqual([true, false]);
});
