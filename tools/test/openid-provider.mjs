// A real OpenID provider for the integration and the browser tests, in a process of its own. Its parent says by messages which accounts there are and who sits in
// front of the browser; whoever comes is signed in as that account and agrees to everything.
import { createServer } from 'node:http';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider from 'oidc-provider';

let accounts = {};
let current = null;
let asked = null;

const server = createServer();
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const issuer = `http://127.0.0.1:${server.address().port}`;

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const provider = new Provider(issuer, {
  features: { registration: { enabled: true }, devInteractions: { enabled: false } },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  scopes: ['openid', 'email', 'profile'],
  pkce: { required: () => true },
  cookies: { keys: [randomBytes(16).toString('hex')] },
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }] },
  interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  findAccount: (_ctx, id) => (accounts[id] ? { accountId: id, claims: () => ({ sub: id, ...accounts[id] }) } : undefined),
  ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
});

const answer = provider.callback();
server.on('request', async (request, response) => {
  if (!request.url.startsWith('/interaction/')) return answer(request, response);
  try {
    const { params } = await provider.interactionDetails(request, response);
    asked = params.login_hint ?? null;
    const grant = new provider.Grant({ accountId: current, clientId: params.client_id });
    grant.addOIDCScope('openid email profile');
    const consent = { grantId: await grant.save() };
    const result = current ? { login: { accountId: current }, consent } : { error: 'access_denied', error_description: 'Cancelled' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});

process.on('message', (message) => {
  if (message.accounts) accounts = message.accounts;
  if ('current' in message) current = message.current;
  process.send({ asked });
});
process.on('disconnect', () => process.exit(0));
process.send({ issuer });
