import { listenForNotifications, type Notification } from '../ui/notify';
import { onSignedOut, setAuthenticated } from './failures';
import { rest } from './rest';

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

function answering(...answers: (Response | Error)[]): jest.SpyInstance {
  const spy = jest.spyOn(globalThis, 'fetch');
  answers.forEach((answer) => (answer instanceof Error ? spy.mockRejectedValueOnce(answer) : spy.mockResolvedValueOnce(answer)));
  return spy;
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

test('data comes with no error, JSON goes with credentials and past the cache', async () => {
  const spy = answering(json(200, { choices: [] }));
  await expect(rest('/auth/verifyemail', { body: { email: 'a@b.c' } })).resolves.toEqual({ data: { choices: [] }, error: null });
  expect(spy).toHaveBeenCalledWith('/auth/verifyemail', expect.objectContaining({ method: 'POST', credentials: 'include', cache: 'no-store', body: '{"email":"a@b.c"}' }));
});

test('a failure is shown and handed back', async () => {
  answering(json(404, { statusCode: 404, error: 'Not Found', message: ['Gone.'] }));
  await expect(rest('/x', { body: {} })).resolves.toEqual({ data: null, error: expect.objectContaining({ statusCode: 404, error: 'Not Found', message: ['Gone.'] }) });
  expect(shown).toEqual([expect.objectContaining({ title: 'Not Found', detail: 'Gone.' })]);
});

test('a silenced failure is only handed back', async () => {
  answering(json(400, { statusCode: 400, error: 'Bad Request', message: ['Wrong.'] }));
  expect((await rest('/x', { body: {}, silent: true })).error?.message).toEqual(['Wrong.']);
  expect(shown).toEqual([]);
});

test('GET is sent once more on a passing failure, POST never', async () => {
  const get = answering(json(503, {}), json(200, { ok: true }));
  await expect(rest('/auth/health')).resolves.toEqual({ data: { ok: true }, error: null });
  expect(get).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
  const post = answering(json(503, {}));
  await rest('/x', { body: {} });
  expect(post).toHaveBeenCalledTimes(1);
});

test('403 without a message is being signed out', async () => {
  answering(json(403, { statusCode: 403, error: 'Forbidden', message: [] }));
  await rest('/x', { body: {}, silent: true });
  expect(signedOut).toBe(1);
  expect(shown).toEqual([]);
});

test('a proxy’s page and no network are failures like others', async () => {
  answering(new Response('<html>', { status: 502 }));
  expect((await rest('/x', { body: {} })).error).toMatchObject({ statusCode: 502, message: [] });
  answering(new TypeError('Failed to fetch'));
  expect((await rest('/x', { body: {} })).error).toMatchObject({ statusCode: 0, code: 'NETWORK' });
});
