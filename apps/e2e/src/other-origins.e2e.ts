import http, { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { openAlone, TOP, urlOf } from './support';

// What the pages of others can make of the browser of somebody who is signed in. Of another site the browser sends no session with a change; of a sibling host, as tenants are to each
// other, and of another port it sends it like the product's own, so that the server alone stands there.
const own = () => new URL(urlOf(TOP));

interface Heard {
  method: string;
  path: string;
  status: number;
  withSession: boolean;
}

/** What came to the product, whatever the browser shows of it. */
let heard: Heard[] = [];
/** Some browsers say no more than where a call comes from. */
let tellsSite = true;
let others: Server;
let between: Server;
/** The product as the pages of others ask it. */
let product: string;
let port: number;

const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

test.beforeAll(async () => {
  others = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title><p>Elsewhere'));
  between = createServer((request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => tellsSite || !name.startsWith('sec-fetch-')));
    const { method = '', url: path = '' } = request;
    const passed = http.request({ host: 'localhost', port: own().port, method, path, headers }, (answer) => {
      heard.push({ method, path, status: answer.statusCode ?? 0, withSession: /afterbell=/.test(request.headers.cookie ?? '') });
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  port = await listening(others);
  product = `http://${own().hostname}:${await listening(between)}`;
});
test.afterAll(() => {
  for (const server of [others, between]) server?.closeAllConnections();
  for (const server of [others, between]) server?.close();
});

interface Seen {
  data: { session: { organization: { id: string; name: string } } };
  errors?: unknown;
}

/** What a change would alter: who is signed in and where, how everything is called, and the newest rows of the trail, into which each change goes. */
function seen(mine: Page): Promise<Seen> {
  return mine.evaluate(async () => {
    const query = '{ session { user { id name } organization { id name } term { id } } organizations(first: 200) { nodes { id name version } } auditTrail(first: 50) { nodes { id action at } } }';
    const answer = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) });
    return answer.json() as Promise<Seen>;
  });
}

const post = (mine: Page, path: string, body: object) =>
  mine.evaluate(async ([to, sent]) => (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent })).status, [path, JSON.stringify(body)] as const);

/** Changes that the person could make: each works when the product's own page sends it as JSON. */
const changesOf = (organization: { id: string }): [string, object][] => [
  ['/graphql', { query: 'mutation { signOut { signedOut } }' }],
  ['/live/graphql', { query: 'mutation { signOut { signedOut } }' }],
  ['/auth/signout', {}],
  ['/auth/switch-access', {}],
  ['/auth/verifyemail', { email: TOP }],
  ['/auth/signin', { email: TOP, code: '12345678' }],
  ['/organizations/entity/name/set', { id: organization.id, name: 'Taken over' }],
  ['/forms/maintenance/save', { section: 'participants', subSection: 'participant', fields: [] }],
  ['/participation/lock-activity-participation', { monthDate: '2020-01-01', toLock: [organization.id], toUnlock: [] }],
  ['/file/upload', {}],
];

/** Everything that a page sends without asking the other side first, and some for which the browser asks. */
async function send(page: Page, changes: [string, object][]): Promise<void> {
  await page.evaluate(
    async ({ to, changes }) => {
      const settled = (work: Promise<unknown>) => Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 3_000))]);
      const fill = (form: HTMLFormElement, body: object, type: string) => {
        const add = (name: string, value: string) => form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
        // `{"a":1,"x":"` and `"}` with the sign = between them.
        if (type === 'text/plain') add(`${JSON.stringify(body).slice(0, -1)}${Object.keys(body).length ? ',' : ''}"x":"`, '"}');
        else for (const [name, value] of Object.entries(body)) add(name, typeof value === 'string' ? value : JSON.stringify(value));
        if (type !== 'multipart/form-data') return;
        const file = Object.assign(document.createElement('input'), { type: 'file', name: 'file' });
        const files = new DataTransfer();
        files.items.add(new File(['from elsewhere'], 'elsewhere.txt', { type: 'text/plain' }));
        file.files = files.files;
        form.append(file);
      };
      const asForm = (path: string, body: object, type: string) =>
        settled(
          new Promise((resolve) => {
            const frame = Object.assign(document.createElement('iframe'), { name: `frame-${Math.random()}` });
            const form = Object.assign(document.createElement('form'), { method: 'post', action: to + path, enctype: type, target: frame.name });
            fill(form, body, type);
            document.body.append(frame, form);
            frame.addEventListener('load', resolve);
            form.submit();
          }),
        );
      const asFetch = (path: string, body: object, type: string, mode: RequestMode) => settled(fetch(to + path, { method: 'POST', mode, credentials: 'include', headers: { 'content-type': type }, body: JSON.stringify(body) }));
      for (const [path, body] of changes) {
        await Promise.all(['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'].map((type) => asForm(path, body, type)));
        const parts = new FormData();
        parts.append('file', new File(['from elsewhere'], 'elsewhere.txt'));
        for (const [name, value] of Object.entries(body)) parts.append(name, String(value));
        await Promise.all([
          asFetch(path, body, 'text/plain', 'no-cors'),
          asFetch(path, body, 'application/x-www-form-urlencoded', 'no-cors'),
          asFetch(path, body, 'application/json', 'cors'),
          asFetch(path, body, 'text/plain', 'cors'),
          settled(fetch(to + path, { method: 'POST', mode: 'no-cors', credentials: 'include', body: parts })),
        ]);
        navigator.sendBeacon(to + path, new Blob([JSON.stringify(body)], { type: 'text/plain' }));
      }
    },
    { to: product, changes },
  );
}

const MUTATION = encodeURIComponent('mutation { signOut { signedOut } }');
const BY_GET = [`/graphql?query=${MUTATION}`, `/live/graphql?query=${MUTATION}`, '/auth/signout', '/auth/switch-access', '/organizations/entity/name/set?name=Taken+over', '/auth/handover?token=x', '/export/participants', '/export/audit', '/calendar/x.ics'];

/** What loads within a page, and tells whether it did. */
const load = (page: Page, paths: string[]) =>
  page.evaluate(
    ({ to, paths }) =>
      Promise.all(
        paths.flatMap((path) =>
          ([['img', 'src'], ['script', 'src'], ['link', 'href'], ['iframe', 'src'], ['object', 'data'], ['embed', 'src']] as const).map(
            ([name, place]) =>
              new Promise<string>((resolve) => {
                const element = document.createElement(name);
                if (name === 'link') element.setAttribute('rel', 'stylesheet');
                element.setAttribute(place, to + path);
                element.addEventListener('load', () => resolve(`${name} ${path} loaded`));
                element.addEventListener('error', () => resolve(`${name} ${path} failed`));
                setTimeout(() => resolve(`${name} ${path} failed`), 2_000);
                document.body.append(element);
              }),
          ),
        ),
      ),
    { to: product, paths },
  );

/** What can be read by a script of the page: the answers themselves, frames, windows, streams. */
const read = (page: Page, without: string[]) =>
  page.evaluate(async ({ to, without }) => {
    const found: string[] = [];
    const attempt = async (what: string, work: () => unknown) => {
      try {
        const got = await work();
        if (got) found.push(`${what}: ${String(got).slice(0, 100)}`);
      } catch {
        // Refused, as it should be.
      }
    };
    for (const mode of ['cors', 'no-cors'] as const) {
      for (const path of ['/auth/health', '/graphql?query={session{user{email}}}', '/export/participants', '/build-manifest.json', '/health']) if (!without.includes(`${mode} ${path}`)) await attempt(`fetch ${mode} ${path}`, async () => (await fetch(to + path, { mode, credentials: 'include' })).text());
    }
    await attempt('fetch of GraphQL', async () => (await fetch(`${to}/graphql`, { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body: '{"query":"{ session { user { email } } }"}' })).text());
    await attempt('a stream', () => new Promise((resolve) => {
      const stream = new EventSource(`${to}/live/notifications`, { withCredentials: true });
      stream.onopen = () => resolve('opened');
      stream.onerror = () => resolve(null);
    }));
    for (const frame of document.querySelectorAll('iframe')) await attempt(`a frame of ${frame.src}`, () => (frame.src ? (frame.contentDocument?.body.innerText ?? null) : null));
    const opened = window.open(`${to}/profile`);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await attempt('a window', () => opened?.document.body.innerText);
    await attempt("a window's address", () => opened?.location.href);
    await attempt("a window's frames", () => opened?.length);
    await attempt('a window that still hears', () => opened && !opened.closed && 'its opener holds it');
    return found;
  }, { to: product, without });

for (const [what, host, isSameSite, told] of [
  ['another site', () => '127.0.0.1', false, true],
  ['a sibling host', () => `evil.${own().hostname}`, true, true],
  ['another port of the host', () => own().hostname, true, true],
  ['a sibling host, in a browser that tells no more than its origin,', () => `evil.${own().hostname}`, true, false],
] as const) {
  test(`a page of ${what} changes nothing and reads nothing`, async ({ browser }) => {
    tellsSite = told;
    const mine = await openAlone(browser, TOP, '/dashboard');
    const context = mine.context();
    const cookie = async () => (await context.cookies(urlOf(TOP))).find(({ name }) => name === 'afterbell')?.value;
    const [before, session] = [await seen(mine), await cookie()];
    expect(before.errors).toBeUndefined();
    const { organization } = before.data.session;

    const page = await context.newPage();
    await page.goto(`http://${host()}:${port}/`);
    heard = [];
    const changes = changesOf(organization);
    await send(page, changes);
    const sent = heard.filter(({ method }) => method === 'POST');
    // They did arrive, and with the session where a browser sends it.
    for (const [path] of changes) expect(sent.filter((one) => one.path === path).length, path).toBeGreaterThanOrEqual(7);
    expect(new Set(sent.map(({ withSession }) => withSession))).toEqual(new Set([isSameSite]));
    expect(sent.filter(({ status }) => status !== 403)).toEqual([]);

    heard = [];
    // A browser that does not say that it loads a picture is not told apart from one that follows a link: files are asked for there.
    const loaded = await load(page, [...BY_GET.filter((path) => told || !path.startsWith('/export')), '/favicon.svg', '/login']);
    expect(heard.length).toBeGreaterThan(30);
    expect(heard.filter(({ path, status }) => /^\/(export|live|auth|graphql)\b/.test(path) && status < 400 && !(path.startsWith('/auth/handover') && status === 303)).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
    // A frame that was refused loads a page of the browser's own: it looks the same as one that is there.
    expect(loaded.filter((line) => line.endsWith('loaded') && !/^(iframe|embed) /.test(line))).toEqual([]);
    for (const frame of page.frames().slice(1)) expect(await frame.title().catch(() => ''), frame.url()).not.toContain('Afterbell');

    // Links that somebody follows.
    for (const path of BY_GET.filter((one) => !one.startsWith('/export'))) {
      const followed = context.waitForEvent('page');
      await page.evaluate((address) => Object.assign(document.createElement('a'), { href: address, target: '_blank', rel: 'opener' }).click(), product + path);
      const opened = await followed;
      await opened.waitForLoadState().catch(() => undefined);
      await opened.close();
    }

    const popup = context.waitForEvent('page');
    expect(await read(page, told ? [] : ['no-cors /export/participants'])).toEqual([]);
    const opened = await popup;
    expect(new URL(opened.url()).origin).toBe(product);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);

    expect(await cookie()).toBe(session);
    expect(await seen(mine)).toEqual(before);
    // The same, sent by the product's own page, is done.
    expect(await post(mine, '/organizations/entity/name/set', { id: organization.id, name: organization.name })).toBe(200);
    expect(await post(mine, '/auth/signout', {})).toBe(200);
    expect(await mine.evaluate(() => fetch('/auth/health').then(({ status }) => status))).toBe(403);
  });
}
