// Signing in as a browser does: the address, then the code; each request of an address and a network that asks once.
import { bare, fail } from './requests.mjs';
import { resetSigners } from './sign-in-targets.mjs';

const asked = (answer) => (answer.choices?.[0]?.type === 'code' ? answer : fail(JSON.stringify(answer).slice(0, 300)));
const from = (target, path, body, cookies = {}) => ({ path, host: target.host, headers: { ...cookies, 'x-forwarded-for': target.address }, body });

export const signIn = {
  title: 'sign-in: asking for a code, then the code',
  targets: 'signers',
  /** An address may ask for one code a minute: each is used once, and afterwards everybody is as before. */
  once: true,
  reset: (db) => resetSigners(db),
  bytesDiffer: true,
  contenders: {
    bare: {
      exchange: async (send, target) => {
        const { email, address, tenant } = target;
        asked((await send(bare('/verify-email', 'bare', { email, address, tenant, user: {} }))).answer.data);
        return send(bare('/sign-in', 'bare', { email, address, tenant, code: target.code, cookie: target.cookie, user: {} }));
      },
    },
    rest: {
      exchange: async (send, target) => {
        const { email, code, host, cookie } = target;
        asked((await send(from(target, '/auth/verifyemail', { email, url: host, guestAccess: false }))).answer);
        return send(from(target, '/auth/signin', { email, code, uri: `http://${host}` }, { cookie: `afterbell-challenge=${cookie}` }));
      },
    },
  },
  check: (answer, target) => {
    const { email, accessId } = answer.data ?? answer;
    if (email !== target.email || accessId !== target.accessId) fail(JSON.stringify(answer).slice(0, 300));
  },
  forget: (target) => {
    target.token = null;
  },
  settle: (target, cookies) => {
    target.token = /^afterbell=([\w-]{43});/.exec(cookies.find((one) => one.startsWith('afterbell=')))?.[1] ?? fail(`no session among ${cookies.length} cookies`);
  },
  // Each contender signs in somebody else.
  essence: (answer) => Object.keys((answer.data ?? answer).permissions).length > 0,
};
