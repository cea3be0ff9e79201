import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import request from 'supertest';
import { MailService } from '@afterbell/core/api';
import { grantAccess } from '../src/seeds/provision';
import { startTestApp, type TestApp, type TestTenant } from './harness';

/** A real SMTP server that keeps what it is handed; `refusals` makes it turn away that many first. */
function startSmtp(first: number) {
  const mails: string[] = [];
  let refusals = first;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('try later'), { responseCode: 451 }));
          return;
        }
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  return new Promise<{ mails: string[]; port: number; refuse: (count: number) => void; close: () => Promise<void> }>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ mails, refuse: (count) => (refusals = count), port: (server.server.address() as AddressInfo).port, close: () => new Promise((closed) => server.close(() => closed())) }),
    );
  });
}

async function until(check: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`did not happen: ${what}`);
}

describe('mail', () => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let test: TestApp;
  let north: TestTenant;

  beforeAll(async () => {
    smtp = await startSmtp(1);
    test = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, RUN_JOBS: '1' });
    north = await test.tenant('northlake');
    await grantAccess(test.owner, { email: 'ana@northlake.example', name: 'Ana', tenantId: north.id, organizationId: north.siteId, roleId: north.roleIds.site_coordinator ?? '' });
  });
  afterAll(async () => {
    await test?.close();
    await smtp?.close();
  });

  const ask = (email: string) => request(test.app.getHttpServer()).post('/auth/verifyemail').set('Host', 'northlake.localhost').send({ email, url: 'northlake.localhost', guestAccess: false });

  it('writes nothing for a stranger', async () => {
    const { status, body } = await ask('stranger@northlake.example');
    expect([status, body]).toEqual([200, { choices: [{ type: 'code' }] }]);
    expect((await test.admin.query('select 1 from mail_outbox')).rowCount).toBe(0);
  });

  it('reaches the server by the queue, also after a first refusal, and only once', async () => {
    expect((await ask('ana@northlake.example')).status).toBe(200);
    await until(() => smtp.mails.length > 0, 'the mail arrives');
    await until(async () => (await test.admin.query('select 1 from mail_outbox where sent_at is not null')).rowCount === 1, 'the outbox knows');
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatch(/To: ana@northlake\.example/);
    // One that is sent again is known by it, and it is of the sender's domain.
    const [, domain] = /^From: .*@([\w.-]+)/m.exec(smtp.mails[0] ?? '') ?? [];
    const { rows: [mail] } = await test.admin.query<{ id: string }>('select id from mail_outbox');
    expect(smtp.mails[0]).toContain(`Message-ID: <${mail?.id}@${domain}>`);
    expect(smtp.mails[0]).toMatch(/\d{4} \d{4}/);
    const { rows } = await test.admin.query('select attempts, last_error from mail_outbox');
    expect(rows).toEqual([{ attempts: 2, last_error: null }]);
  });

  it('that waited for its next try while the server was away leaves as soon as another one goes through', async () => {
    const send = (subject: string) =>
      test.admin.query(
        `with mail as (insert into mail_outbox (id, to_address, subject, text_body, html_body) values (gen_random_uuid(), 'ana@northlake.example', $1, 'text', 'text') returning id)
         select enqueue_job('send_mail', json_build_object('id', id), 'mail:' || $1, case when $1 = 'waits' then now() + interval '1 hour' else now() end) from mail`,
        [subject],
      );
    await send('waits');
    await test.admin.query(`update graphile_worker._private_jobs set attempts = 9, last_error = 'The mail server did not answer.' where key = 'mail:waits'`);
    smtp.mails.length = 0;
    smtp.refuse(1);
    await send('goes');
    await until(() => smtp.mails.length === 2, 'both arrive');
    expect(smtp.mails.map((mail) => /^Subject: (.+)$/m.exec(mail)?.[1]?.trim())).toEqual(['goes', 'waits']);
  });

  it('stays in the outbox for ninety days after it left, or after nobody took it', async () => {
    await test.admin.query('delete from mail_outbox');
    const ages = { 'sent long ago': [91, 91], 'nobody took it': [91, null], 'sent late': [95, 89], 'sent lately': [89, 89], 'waits': [89, null] };
    for (const [subject, [created, sent]] of Object.entries(ages)) {
      await test.admin.query(
        `insert into mail_outbox (id, to_address, subject, text_body, html_body, created_at, sent_at) values (gen_random_uuid(), 'ana@northlake.example', $1, 'text', 'text', now() - make_interval(days => $2), now() - make_interval(days => $3))`,
        [subject, created, sent],
      );
    }
    expect(await test.app.get(MailService).forget()).toBe(2);
    expect((await test.admin.query<{ subject: string }>('select subject from mail_outbox order by subject')).rows.map(({ subject }) => subject)).toEqual(['sent late', 'sent lately', 'waits']);
  });
});

describe('shutdown', () => {
  it('finishes the request in flight and refuses no one half-way', async () => {
    const test = await startTestApp();
    const server = test.app.getHttpServer() as Server;
    const { port } = server.address() as AddressInfo;
    // Holds the answer: the readiness probe waits for this lock.
    await test.owner.query('begin; lock table migrations in access exclusive mode');
    const answer = new Promise<number>((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', path: '/health/ready', agent: false }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      })
        .on('error', reject)
        .end();
    });
    // Asked outside the lock's transaction, which would see its first snapshot of the activity for ever.
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await until(async () => (await test.admin.query(waiting)).rowCount === 1, 'the probe waits');
    const closed = test.app.close();
    await test.owner.query('commit');
    expect(await answer).toBe(200);
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow();
    await test.admin.end();
    await test.owner.end();
  });

  it('does not wait for a browser that keeps its connection open', async () => {
    const test = await startTestApp();
    const { port } = (test.app.getHttpServer() as Server).address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}/health`);
    let timer: NodeJS.Timeout | undefined;
    const outcome = await Promise.race([test.close().then(() => 'closed'), new Promise((resolve) => (timer = setTimeout(() => resolve('still open'), 4000)))]);
    clearTimeout(timer);
    expect(outcome).toBe('closed');
  });
});
