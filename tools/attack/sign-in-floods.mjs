// A sign-in under hosts and proxies that are forged, and flooded with questions for codes.
import { randomUUID } from 'node:crypto';
import { browserAt, makePeople } from './browser-at.mjs';
import { addCaller } from './callers.mjs';
import { graphql, inTurn, send, telling } from './wire.mjs';

const EVIL_HOSTS = ['evil.example', 'victim.localhost.evil.example', 'evil.example#victim.localhost', 'victim.localhost@evil.example', '.localhost', 'VICTIM.localhost.', 'victim..localhost', '-victim.localhost', "victim'.localhost", 'vıctim.localhost', '127.0.0.2', 'victim.localhost:80:80', ''];

export async function hosts({ world, tally, server, behind, host }) {
  const mails = async () => Number((await world.db.query('select count(*) from mail_outbox')).rows[0].count);
  const [{ email }] = await makePeople(world, 1, 'hosted');
  const before = await mails();
  for (const evil of EVIL_HOSTS) {
    const answer = await send(server, { caller: { host: evil }, path: '/auth/verifyemail', body: { email } }).catch(() => ({ status: 400, text: '', headers: {} }));
    tally.must(answer.status === 404 || answer.status === 400, `the host "${evil}" is answered with ${answer.status} ${answer.text.slice(0, 80)}`);
  }
  tally.must((await mails()) === before, 'a mail was written for a foreign host');
  for (const [name, value] of [['x-forwarded-host', 'evil.example'], ['x-host', 'evil.example'], ['forwarded', 'host=evil.example'], ['x-original-url', '/settings'], ['x-rewrite-url', '/settings'], ['x-forwarded-proto', 'javascript'], ['x-forwarded-port', '666']]) {
    for (const at of [server, behind]) {
      for (const path of ['/auth/handover?token=x', '/auth/health', '/login/']) {
        const answer = await send(at, { caller: { host }, method: 'GET', path, headers: { [name]: value, accept: 'text/html' } });
        tally.must(!JSON.stringify([answer.headers.location, answer.text]).includes('evil.example') && answer.status < 500, `${name}: ${value} comes back from ${path}: ${answer.headers.location}`);
      }
    }
  }
  for (const body of [{ email, url: 'http://evil.example/' }, { email, url: '//evil.example' }, { email, url: '/\\evil.example' }, { email, url: 'javascript:alert(1)' }]) {
    const answer = await send(server, { caller: { host }, path: '/auth/verifyemail', body });
    tally.must(answer.status === 400, `a foreign address in "url" (${body.url}) is answered with ${answer.status}`);
  }
}

export async function floods({ world, tally, server, host, browser, short }) {
  const [{ email }] = await makePeople(world, 1, 'flood');
  // However it is spelled, and whatever stands beside it: one address has one budget.
  const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace('@', '@').normalize('NFD'), email];
  const answers = [];
  for (const [at, spelled] of spellings.entries()) answers.push(await browser().ask(spelled, at ? { guestAccess: true, [`extra${at}`]: at } : {}));
  await inTurn(Array.from({ length: 10 }), 10, () => browser().ask(email));
  const { rows } = await world.db.query('select count(*)::int as mails from mail_outbox where to_address = $1', [email]);
  tally.must(rows[0].mails === 1, `a burst of codes to one address wrote ${rows[0].mails} mails`);
  tally.must(answers.slice(1).every(({ status }) => status === 429 || status === 400), `another spelling has a budget of its own: ${answers.map(({ status }) => status)}`);
  const retry = answers.find(({ status }) => status === 429);
  tally.must(Number(retry?.headers['retry-after']) > 0, 'a limit does not say when to come again');
  // Look-alikes are other people's addresses.
  for (const like of [email.replace('flood', 'flóod'), email.replace('flood', 'fIood'), email.replace('@', '\uff20'), `${email}\u200b`, `${email}\r\nBcc: evil@evil.example`, `"${email}"@evil.example`, email.replace('@', '+x@')]) {
    const answer = await browser().ask(like);
    tally.try([answer.status >= 500 && `${JSON.stringify(like)} is answered with ${answer.status}`, telling(answer)]);
  }
  const { rows: after } = await world.db.query('select count(*)::int as mails from mail_outbox where to_address = $1', [email]);
  tally.must(after[0].mails === 1, 'a look-alike address had a code sent to the real one');
  // No forged hop makes a network anew where no proxy stands in front; the budget of a network is 60 an hour.
  let refusedAt = 0;
  // What was asked before counts for this network, too.
  await world.db.query(`delete from rate_limit where key like 'code:network:%'`);
  for (let at = 1; at <= 75 && !refusedAt; at += 1) {
    const answer = await browserAt(server, host, { secure: false, address: `203.0.113.${at}` }).ask(`spray${at}.${randomUUID().slice(0, 6)}@victim.example`);
    if (answer.status === 429) refusedAt = at;
  }
  tally.must(refusedAt > 1, `a forged X-Forwarded-For makes a network anew, or nobody is let in: refused at the ${refusedAt}th of 75 codes`);
  tally.tell(`codes from one network, each with another forged hop: refused at the ${refusedAt}th`);
  if (short) return;
  // Guesses of tokens are counted, and whoever holds a right one is let through all the same.
  const holder = await addCaller(world, world.victim, 'viewer', world.victim.here.site);
  let limited = 0;
  for (let at = 0; at < 70; at += 1) limited += Number((await graphql(server, { host, token: `ab_${randomUUID().replaceAll('-', '')}${'z'.repeat(11)}` }, '{ __typename }')).status === 429);
  tally.must(limited > 0, 'guesses of tokens are not limited');
  tally.must((await send(server, { caller: holder, path: '/auth/permissions', body: {} })).status === 200, 'a right token is refused for what its neighbours tried');
}
