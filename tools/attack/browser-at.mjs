// A browser that signs in, as far as a server sees one, and the people who do.
import { randomUUID } from 'node:crypto';
import { inTenant } from './callers.mjs';
import { send } from './wire.mjs';

export const cookieOf = (answer, name) => (answer.headers['set-cookie'] ?? []).find((line) => line.startsWith(`${name}=`));
export const valueOf = (line) => /^[^=]+=([^;]*)/.exec(line ?? '')?.[1] ?? '';

/** A browser that asks for codes and signs in at a server; every one has a network of its own behind the proxy. */
export function browserAt(server, host, { secure, address }) {
  const names = (kind) => `${secure ? '__Host-' : ''}afterbell${kind ? `-${kind}` : ''}`;
  const jar = new Map();
  const post = async (path, body, headers = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(server, { caller: { host, ...(cookie ? { cookie } : {}) }, path, body, headers: { ...(address ? { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' } : {}), ...headers } });
    for (const line of answer.headers['set-cookie'] ?? []) jar.set(line.slice(0, line.indexOf('=')), valueOf(line));
    return answer;
  };
  return { jar, names, post, ask: (email, more) => post('/auth/verifyemail', { email, ...more }), enter: (email, code) => post('/auth/signin', { email, code }), isIn: async () => (await post('/auth/permissions', {})).status === 200 };
}

/** People who may sign in at the victim's, all in one statement each. */
export async function makePeople(world, count, word) {
  const { db, victim } = world;
  const run = randomUUID().slice(0, 6);
  const people = Array.from({ length: count }, (_, at) => ({ email: `${word}${at}.${run}@victim.example`, userId: randomUUID() }));
  await inTenant(db, victim.id, async (query) => {
    await query(`insert into app_user (id, email, name) select id, email, 'The person' from unnest($1::uuid[], $2::text[]) t (id, email)`, [people.map(({ userId }) => userId), people.map(({ email }) => email)]);
    await query('insert into access (id, user_id, organization_id, role_id) select gen_random_uuid(), id, $2, $3 from unnest($1::uuid[]) id', [people.map(({ userId }) => userId), victim.here.site, victim.roleIds.site_coordinator]);
  });
  return people;
}

export const codeFor = async ({ db }, email) => /(\d{4}) (\d{4})/.exec((await db.query('select text_body from mail_outbox where to_address = $1 order by created_at desc limit 1', [email])).rows[0]?.text_body ?? '')?.slice(1).join('') ?? '';
export const wrongOf = (code, at) => String((Number(code) + 1 + at) % 10 ** 8).padStart(8, '0');
