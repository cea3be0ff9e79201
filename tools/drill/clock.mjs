// R17: two processes whose clocks are two hours apart, on one database.
import { connect } from '../bench/cluster.mjs';
import { makeApi } from './api.mjs';
import { checkRosters } from './check.mjs';
import { wrongIn } from './faults.mjs';
import { send, startTakers } from './takers.mjs';

const HOUR_MS = 3_600_000;
const CODE = `select substring(text_body from '\\d{4} \\d{4}') as code from mail_outbox where to_address = $1 order by created_at desc limit 1`;
const SESSION = `select extract(epoch from max(s.expires_at) - now())::int as seconds from sign_in_session s join app_user u on u.id = s.user_id where u.email = $1`;

/** Sessions live and codes are good by the clock of the database: by which process does not matter. */
export async function clock({ world }) {
  const bad = [];
  const counted = { saves: 0, signIns: 0 };
  const apis = await Promise.all([-HOUR_MS, HOUR_MS].map((shift) => makeApi(world, { env: { DRILL_CLOCK_MS: String(shift) } })));
  const db = await connect(world.url);
  try {
    for (const api of apis) await api.start();
    await db.query('delete from rate_limit');
    for (const api of apis) {
      const takers = startTakers({ world, api });
      await takers.more(2 * world.rosters.length);
      await takers.stop();
      counted.saves += takers.tally.acknowledged;
      if (takers.tally.answers.length || takers.tally.cut) bad.push(`saves were refused, such as ${JSON.stringify(takers.tally.answers[0])}`);
    }
    for (const [turn, [asked, entered]] of [apis, [...apis].reverse()].entries()) {
      const { email } = world.rosters[turn];
      const begun = await send({ port: asked.port, path: '/auth/verifyemail', body: { email, url: 'drill.localhost', guestAccess: false } });
      const cookie = begun.cookies.map((one) => one.split(';')[0]).join('; ');
      const { rows: [{ code }] } = await db.query(CODE, [email]);
      const answer = await send({ port: entered.port, path: '/auth/signin', cookie, body: { email, code: code.replace(' ', '') } });
      const { rows: [{ seconds }] } = await db.query(SESSION, [email]);
      counted.signIns += 1;
      if (answer.status !== 200) bad.push(`a code was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
      if (Math.abs(seconds - 12 * 3600) > 600) bad.push(`a session lasts ${seconds} s`);
    }
    bad.push(...wrongIn(await checkRosters(world), 'afterwards'));
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    await db.end();
  }
  return { counted, bad };
}
