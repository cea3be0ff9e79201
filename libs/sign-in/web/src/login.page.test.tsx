import { rememberSignedIn, type PageMap } from '@afterbell/core/web';
import { fetchAnswers, untranslatedTexts, startPseudoLocale, visit, type FetchAnswer } from '@afterbell/testing/web';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInPages } from './sign-in.routes';

const PAGES: PageMap = { ...signInPages, '/': async () => ({ default: () => <h1>Dashboard page</h1> }) };
const CODE: FetchAnswer = { body: { choices: [{ type: 'code' }] } };

let signedIn: boolean;
let answers: { verifyemail: FetchAnswer; signin: FetchAnswer };
let network: ReturnType<typeof fetchAnswers>;
const user = userEvent.setup();

beforeEach(() => {
  signedIn = false;
  sessionStorage.clear();
  localStorage.clear();
  answers = { verifyemail: CODE, signin: { body: { redirectUrl: null } } };
  network = fetchAnswers({
    '/auth/verifyemail': () => answers.verifyemail,
    '/auth/signin': () => {
      signedIn = answers.signin.status === undefined;
      return answers.signin;
    },
  });
});
afterEach(() => network.restore());

const login = (url = '/login') => visit(PAGES, { url, signedIn: () => signedIn });
const email = () => screen.findByLabelText('E-mail address');
const code = () => screen.findByLabelText('Verification code');

async function toCode() {
  await user.type(await email(), 'Maya@Example.org{Enter}');
  return code();
}

test('from the address to the dashboard', async () => {
  const { router } = login();
  const field = await toCode();
  expect(network.calls[0]).toEqual({ path: '/auth/verifyemail', method: 'POST', body: { email: 'Maya@Example.org', url: 'localhost', guestAccess: false } });
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.type(field, '12345678');
  expect(field).toHaveValue('1234 5678');
  expect(await screen.findByRole('heading', { name: 'Dashboard page' })).toBeInTheDocument();
  expect(network.calls[1]).toMatchObject({ path: '/auth/signin', body: { email: 'Maya@Example.org', code: '12345678', uri: 'http://localhost' } });
  expect(router.state.location.pathname).toBe('/');
});

test.each(['12345678', '1234 5678', 'Your code: 1234-5678.'])('a paste of "%s" goes in whole', async (pasted) => {
  login();
  const field = await toCode();
  field.focus();
  await user.paste(pasted);
  await waitFor(() => expect(network.calls.at(-1)?.body).toMatchObject({ code: '12345678' }));
});

test('an address that is none is told at the field, before anything is sent', async () => {
  login();
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const field = await email();
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter your e-mail address'));
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await user.type(field, 'maya{Enter}');
  expect(field).toHaveAccessibleDescription(expect.stringContaining('like name@example.org'));
  expect(network.calls).toEqual([]);
});

test('a wrong code keeps what was typed and says what the server said', async () => {
  answers.signin = { status: 400, body: { statusCode: 400, error: 'Bad Request', message: ['The verification code is not right.'] } };
  login();
  const field = await toCode();
  await user.type(field, '11112222');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('The verification code is not right.')));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('1111 2222');
  // A mended code waits for its button: another try is one of five.
  await user.type(field, '{Backspace}3');
  expect(network.calls.filter(({ path }) => path === '/auth/signin')).toHaveLength(1);
});

test('too many attempts are told too', async () => {
  answers.verifyemail = { status: 429, body: { statusCode: 429, error: 'Too Many Requests', message: ['Too many attempts. Try again in 40 seconds.'] } };
  login();
  await user.type(await email(), 'maya@example.org{Enter}');
  await waitFor(async () => expect(await email()).toHaveAccessibleDescription(expect.stringContaining('Try again in 40 seconds.')));
});

test('where the tenant has other ways, they are offered', async () => {
  answers.verifyemail = { body: { choices: [{ type: 'code' }, { type: 'oauth', id: 'state', name: 'State Login' }] } };
  login();
  await user.type(await email(), 'maya@example.org{Enter}');
  expect(await screen.findByRole('button', { name: 'Continue with State Login' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'E-mail me a code' }));
  expect(await code()).toHaveFocus();
});

test('where a passkey is wanted too, it is the next step, and a late one begins again', async () => {
  network.restore();
  network = fetchAnswers({
    '/auth/verifyemail': CODE,
    '/auth/signin': { body: { passkeyWanted: true } },
    '/auth/passkey/options': () => passkey,
  });
  let passkey: FetchAnswer = { body: { mode: 'add', options: {} } };
  login();
  await user.type(await toCode(), '12345678');
  expect(await screen.findByRole('heading', { name: 'Add a passkey to go on' })).toBeInTheDocument();
  // This browser has none to give.
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText(/This browser cannot use passkeys/)).toBeInTheDocument();
  passkey = { status: 400, body: { statusCode: 400, error: 'Bad Request', message: ['Signing in took too long. Begin again.'] } };
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText('Signing in took too long. Begin again.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Begin again' }));
  expect(await email()).toBeInTheDocument();
});

test.each(['unavailable', 'failed', 'expired', 'cancelled', 'refused', 'other', 'busy'])('the way back from a provider says what happened: %s', async (end) => {
  login(`/login?oauth=${end}`);
  expect(await screen.findByText('You are not signed in')).toBeInTheDocument();
  expect(await email()).toBeInTheDocument();
});

test('an end that is none says nothing', async () => {
  login('/login?oauth=%3Cscript%3E');
  expect(await email()).toBeInTheDocument();
  expect(screen.queryByText('You are not signed in')).not.toBeInTheDocument();
});

test('the address can be changed, and is kept for that', async () => {
  login();
  await toCode();
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(await email()).toHaveValue('Maya@Example.org');
});

test('a new code after a minute, not before', async () => {
  login();
  await toCode();
  expect(screen.getByText(/new code in \d+ s/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
  const later = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  fireEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await act(async () => {});
  jest.restoreAllMocks();
  expect(screen.getAllByText(/A new code has been sent/).length).toBeGreaterThan(0);
  expect(network.calls.filter(({ path }) => path === '/auth/verifyemail')).toHaveLength(2);
});

test('a first visit to a page is not told of a session that ended', async () => {
  login('/login?inactiveLogout=1');
  expect(await screen.findByText('Sign in, and the page you asked for opens.')).toBeInTheDocument();
  expect(screen.queryByText('You were signed out')).not.toBeInTheDocument();
});

test.each([
  ['?inactiveLogout=1', 'You were signed out'],
  ['?successfulLogout=1', 'You are signed out'],
])('%s', async (flags, words) => {
  rememberSignedIn();
  login(`/login${flags}`);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('no text is hard-coded', async () => {
  const end = startPseudoLocale();
  answers.verifyemail = { body: { choices: [{ type: 'code' }, { type: 'oauth', id: 'state', name: 'State Login' }] } };
  const { container } = login('/auth/login?inactiveLogout=1');
  await user.type(await screen.findByRole('textbox'), 'maya@example.org{Enter}');
  await screen.findAllByRole('button', { name: /State Login/ });
  expect(untranslatedTexts(container, ['maya@example.org'])).toEqual([]);
  end();
});
