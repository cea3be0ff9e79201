import { MOST_IN_TREE } from '@afterbell/core/domain';
import { ActingOrganizationTreeDocument, followColorMode, FoundOrganizationsDocument, keepUnsentWork, rememberIntended, SwitchAccessDocument, type PageMap, type UnsentWork } from '@afterbell/core/web';
import { fetchAnswers, sessionAnswer, visit } from '@afterbell/testing/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const page = (name: string) => async () => ({ default: () => <h1>{name}</h1> });
const PAGES: PageMap = { '/': page('Dashboard page'), '/login': page('Login page'), '/people/participants': page('Participants page'), '/organizations/list': page('Organizations page') };
const SITE = { level: 'site', views: ['people.participants'] } as const;

let network: ReturnType<typeof fetchAnswers>;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  // The rows on screen are those that fit: jsdom lays nothing out.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  sessionStorage.clear();
  localStorage.clear();
  network = fetchAnswers({ '/auth/signout': {}, '/auth/route-rule': ({ body }) => ({ body: { redirect: (body as { path: string }).path === '/home' ? '/' : null } }) });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});
async function signOutByKeyboard() {
  screen.getByRole('button', { name: 'Account of Rosa Delgado' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Sign out' });
  await user.keyboard('{End}{Enter}');
}
const heading = (name: string) => screen.findByRole('heading', { name });

test('signed out: the place is kept, and reached after sign-in', async () => {
  let signedIn = false;
  const { router } = visit(PAGES, { url: '/people/participants?q=ana', ...SITE, signedIn: () => signedIn });
  await heading('Login page');
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?inactiveLogout=1' });
  signedIn = true;
  const again = visit(PAGES, { url: '/login?inactiveLogout=1', ...SITE });
  await heading('Participants page');
  expect(again.router.state.location).toMatchObject({ pathname: '/people/participants', search: '?q=ana' });
});

test('signed out at the root: no word of a lost session', async () => {
  const { router } = visit(PAGES, { url: '/', signedIn: () => false });
  await heading('Login page');
  expect(router.state.location.search).toBe('');
});

test('a page of the device opens though nobody can say who is signed in; one of a person waits', async () => {
  const unanswered = () => {
    throw new TypeError('Failed to fetch');
  };
  const pages = { ...PAGES, '/kiosk': page('Kiosk page') };
  const first = visit(pages, { url: '/kiosk', signedIn: unanswered });
  await heading('Kiosk page');
  first.unmount();
  visit(pages, { url: '/people/participants', signedIn: unanswered });
  expect(await screen.findByText('This could not be loaded.')).toBeInTheDocument();
});

test('a stored place that is not allowed ends at the dashboard', async () => {
  rememberIntended('/organizations/list');
  visit(PAGES, { url: '/login', ...SITE });
  await heading('Dashboard page');
});

test('a page that is not allowed leads to the dashboard, which says which and why', async () => {
  const { router } = visit(PAGES, { url: '/organizations/list?q=somebody', ...SITE });
  await heading('Dashboard page');
  expect(router.state.location.pathname).toBe('/');
  const notice = await screen.findByText('“All organizations” was not opened');
  expect(notice.parentElement).toHaveTextContent('Your role in Cedar Bend does not include it.');
  expect(screen.queryByRole('button', { name: 'Choose where' })).not.toBeInTheDocument();
  // The server hears of it, for its trail; not of what was asked for beyond the path.
  expect(network.calls.filter(({ path }) => path === '/auth/route-rule').map(({ body }) => body)).toContainEqual({ path: '/organizations/list' });
});

test('a page that comes while a menu or the search is open leaves it open', async () => {
  const { router } = visit(PAGES, { url: '/', ...SITE });
  await heading('Dashboard page');
  screen.getByRole('button', { name: 'Account of Rosa Delgado' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Sign out' });
  await act(() => router.navigate('/people/participants'));
  await screen.findByText('Participants page');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox');
  await waitFor(() => expect(search).toHaveFocus());
  await act(() => router.navigate('/'));
  await screen.findByText('Dashboard page');
  expect(search).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate('/people/participants'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('sign-in goes along with the system’s appearance', async () => {
  const listeners = new Set<() => void>();
  let dark = false;
  const original = window.matchMedia;
  window.matchMedia = ((media: string) => ({ media, get matches() { return dark; }, addEventListener: (_: string, told: () => void) => listeners.add(told), removeEventListener: (_: string, told: () => void) => listeners.delete(told) })) as unknown as typeof window.matchMedia;
  const stop = followColorMode();
  expect(document.documentElement).toHaveClass('light');
  dark = true;
  listeners.forEach((told) => told());
  expect(document.documentElement).toHaveClass('dark');
  stop();
  expect(listeners.size).toBe(0);
  window.matchMedia = original;
});

test('a page of a site offers the switch to one beneath, by keyboard, and opens there', async () => {
  const INSTITUTION = { level: 'institution', views: ['participation.by_activity', 'dashboard.switch_access'] } as const;
  const atSite = { ...sessionAnswer({ ...INSTITUTION, level: 'site' }), organization: { __typename: 'SignInOrganization', id: 's2', name: 'Ash Hill', level: 'site' } };
  const node = (id: string, parentId: string | null, name: string, level: string) => ({ __typename: 'ActingOrganizationNode', id, parentId, name, level });
  const nodes = [node('cb', null, 'Cedar Bend', 'institution'), node('sg', 'cb', 'East', 'site_group'), node('s1', 'cb', 'Washington', 'site'), node('s2', 'cb', 'Ash Hill', 'site'), node('s3', 'cb', 'Birch', 'site')];
  const { router } = visit(
    { ...PAGES, '/participation/activity': page('Attendance page') },
    {
      url: '/participation/activity?sessionId=x',
      ...INSTITUTION,
      mocks: [
        { request: { query: ActingOrganizationTreeDocument }, result: { data: { actingOrganizationTree: nodes } } },
        { request: { query: SwitchAccessDocument, variables: { input: { organizationId: 's2', termId: 'f' } } }, result: { data: { switchAccess: { __typename: 'SessionPayload', session: atSite, redirectUrl: null, problems: [] } } } },
      ],
    },
  );
  expect((await screen.findByText('“Take attendance” was not opened')).parentElement).toHaveTextContent('It is a page for clubhouses; you work in Cedar Bend.');
  await user.click(screen.getByRole('button', { name: 'Choose where' }));
  const field = await screen.findByRole('combobox', { name: 'Find an organization' });
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(await screen.findByRole('treeitem', { name: /Cedar Bend/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('treeitem', { name: /East/ })).toBeNull();
  expect(active()).toMatch(/^Washington/);
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('{Home}{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await user.keyboard('{End}');
  expect(active()).toMatch(/^Birch/);
  // What is typed leads to the name that fits best, not to the first that fits.
  await user.keyboard('ash');
  await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(3));
  expect(active()).toMatch(/^Ash Hill/);
  await user.keyboard('{Enter}');
  await heading('Attendance page');
  expect(router.state.location.search).toBe('?sessionId=x');
});

test('of more organizations than a tree holds, the deepest are found by name, and the dialog says so', async () => {
  const WHO = { level: 'institution', views: ['people.participants', 'dashboard.switch_access'] } as const;
  const nodes = Array.from({ length: MOST_IN_TREE }, (_, index) => ({ __typename: 'ActingOrganizationNode', id: `n${index}`, parentId: index ? 'n0' : null, name: index ? `Site ${index}` : 'Cedar Bend', level: index ? 'site' : 'institution' }));
  const deep = { __typename: 'ActingOrganization', id: 'deep', name: 'Quarry Annex', level: 'site', path: ['Cedar Bend', 'Quarry'] };
  visit(PAGES, {
    url: '/people/participants',
    ...WHO,
    mocks: [
      { request: { query: ActingOrganizationTreeDocument }, result: { data: { actingOrganizationTree: nodes } } },
      { request: { query: FoundOrganizationsDocument, variables: { search: 'quarry', levels: null } }, result: { data: { actingOrganizations: [deep] } } },
    ],
  });
  await user.click(await screen.findByRole('button', { name: /Switch organization$/ }));
  expect(await screen.findByText(/^The 10,000 organizations nearest to the top are shown/)).toBeInTheDocument();
  await user.click(screen.getByRole('combobox'));
  await user.paste('quarry');
  expect(await screen.findByRole('treeitem', { name: /Quarry Annex · Quarry/ })).toBeInTheDocument();
});

test('whose role works in one place alone is told so, and sees no tree', async () => {
  visit(PAGES, { url: '/people/participants', ...SITE });
  await user.click(await screen.findByRole('button', { name: /Switch organization$/ }));
  expect(await screen.findByText(/^Your role works at Cedar Bend/)).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a link with an access that is not one of mine says so, and the page opens', async () => {
  visit(PAGES, { url: '/people/participants?accessId=gone', ...SITE, mocks: [{ request: { query: SwitchAccessDocument, variables: { input: { accessId: 'gone' } } }, error: new Error('Not found') }] });
  await heading('Participants page');
  expect(await screen.findByText('The link was made for another access')).toBeInTheDocument();
});

test('trailing slashes are removed', async () => {
  const { router } = visit(PAGES, { url: '/people/participants/?q=a', ...SITE });
  await heading('Participants page');
  expect(router.state.location).toMatchObject({ pathname: '/people/participants', search: '?q=a' });
});

test('the server may know where an old address leads; else it is not found', async () => {
  const old = visit(PAGES, { url: '/home', ...SITE });
  await heading('Dashboard page');
  old.unmount();
  visit(PAGES, { url: '/nowhere', ...SITE });
  await heading('Page not found');
  expect(screen.getByText('Page Not Found: /nowhere')).toBeInTheDocument();
});

test('a link may name its access: it is switched to, and the place kept', async () => {
  const switched = { __typename: 'SessionPayload', session: sessionAnswer(SITE), redirectUrl: null, problems: [] };
  const { router, operations } = visit(PAGES, {
    url: '/people/participants?accessId=a7&q=ana',
    ...SITE,
    mocks: [{ request: { query: SwitchAccessDocument, variables: { input: { accessId: 'a7' } } }, result: { data: { switchAccess: switched } } }],
  });
  await heading('Participants page');
  expect(operations).toContain('switchAccess');
  expect(router.state.location).toMatchObject({ pathname: '/people/participants', search: '?q=ana' });
});

test('the menu shows what may be visited, in the order of the table', async () => {
  visit(PAGES, { url: '/people/participants', ...SITE });
  const nav = await screen.findByRole('navigation', { name: 'Sections' });
  expect(within(nav).getAllByRole('link').map((link) => link.textContent)).toEqual(['Dashboard', 'People', 'Everyone', 'Participants']);
  expect(within(nav).getByRole('link', { name: 'Participants' })).toHaveAttribute('aria-current', 'page');
});

test('signing out clears the local stores and says goodbye', async () => {
  const { router } = visit(PAGES, { url: '/people/participants', ...SITE });
  await heading('Participants page');
  localStorage.setItem('left', 'behind');
  sessionStorage.setItem('left', 'behind');
  await signOutByKeyboard();
  await heading('Login page');
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?successfulLogout=1' });
  expect(network.calls).toContainEqual(expect.objectContaining({ path: '/auth/signout', method: 'POST' }));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('a session that ended by itself leaves no names in the tab, where somebody else may sign in next', async () => {
  sessionStorage.setItem('afterbell.recent a o', JSON.stringify([{ to: '/people/participants/7', title: 'Ada Example', detail: '', icon: 'person' }]));
  visit(PAGES, { url: '/people/participants', ...SITE, signedIn: () => false });
  await heading('Login page');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ada Example');
});

describe('signing out with unsent marks', () => {
  const KEY = 'afterbell.unsent:u:s1:2026-11-20';
  const OTHERS = 'afterbell.unsent:someone-else:s1:2026-11-20';
  let send: jest.Mock;
  let stopKeeping: () => void;
  beforeEach(async () => {
    send = jest.fn().mockResolvedValue(undefined);
    const work: UnsentWork = {
      places: (userId) => (userId === 'u' && localStorage.getItem(KEY) ? [{ id: 's1', title: 'Homework Help, Nov 20', count: 3, counted: '3 marks', path: '/people/participants' }] : []),
      send,
      discard: () => localStorage.removeItem(KEY),
    };
    stopKeeping = keepUnsentWork(work);
    localStorage.setItem(KEY, 'mine');
    localStorage.setItem(OTHERS, 'theirs');
    visit(PAGES, { url: '/people/participants', ...SITE });
    await heading('Participants page');
  });
  afterEach(() => stopKeeping());
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const goodbye = () => expect(network.calls.some(({ path }) => path === '/auth/signout'));

  test('says how many of which session wait, and stays when asked to', async () => {
    await signOutByKeyboard();
    const dialog = await screen.findByRole('alertdialog', { name: '3 entries were not sent yet' });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Homework Help, Nov 203 marks');
    await press('Stay signed in');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    goodbye().toBe(false);
    expect(localStorage.getItem(KEY)).toBe('mine');
  });

  test('discards only when that is confirmed, and only the own', async () => {
    await signOutByKeyboard();
    await press('Sign out and discard…');
    expect(localStorage.getItem(KEY)).toBe('mine');
    await press('Sign out and discard 3 entries');
    await heading('Login page');
    expect([localStorage.getItem(KEY), localStorage.getItem(OTHERS)]).toEqual([null, 'theirs']);
  });

  test('sends them and goes; while some are left, it says so and stays', async () => {
    await signOutByKeyboard();
    await press('Send and sign out');
    expect(await screen.findByText('Not everything could be sent')).toBeInTheDocument();
    goodbye().toBe(false);
    send.mockImplementation(async () => localStorage.removeItem(KEY));
    await press('Send and sign out');
    await heading('Login page');
    goodbye().toBe(true);
  });
});

test('when signing out fails, one stays and is told', async () => {
  network.restore();
  network = fetchAnswers({ '/auth/signout': { status: 503, body: {} } });
  visit(PAGES, { url: '/people/participants', ...SITE });
  await heading('Participants page');
  await signOutByKeyboard();
  expect(await screen.findByText('You could not be signed out')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Participants page' })).toBeInTheDocument();
});

test('links to other places are refused', async () => {
  const withLinks: PageMap = {
    ...PAGES,
    '/': async () => ({
      default: () => (
        <>
          <h1>Dashboard page</h1>
          <a href="https://elsewhere.example/">Elsewhere</a>
        </>
      ),
    }),
  };
  visit(withLinks, { url: '/', ...SITE });
  await heading('Dashboard page');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('That address was not opened')).toBeInTheDocument();
});

test('Ctrl K goes to a page by its name', async () => {
  const { router } = visit(PAGES, { url: '/', ...SITE });
  await heading('Dashboard page');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search people, organizations, activities and pages' }), 'partic{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/people/participants'));
});

test('Ctrl K forgives a typing slip in the name of a page, where nothing holds it', async () => {
  const { router } = visit(PAGES, { url: '/', ...SITE });
  await heading('Dashboard page');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search people, organizations, activities and pages' }), 'particpants');
  expect(await screen.findByRole('option', { name: /^Participants.*similar/ })).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/people/participants'));
});
