import type { AddressInfo } from 'node:net';
import pino from 'pino';
import type { Pool } from 'pg';
import { SMTPServer } from 'smtp-server';
import { AuditService, type Config, type JobsService, MailService, NotificationService, type Principal } from '@afterbell/core/api';
import { newId, PermissionSet, standardRole } from '@afterbell/core/domain';
import type { MessageAudience, MessageInput } from '@afterbell/people/domain';
import { as, makeTenant, openTestBed, type TestBed, type TestTenant } from '../../test/test-bed';
import { BulkActions } from '../bulk/bulk-actions';
import { BulkRunner } from '../bulk/bulk-runner';
import { BulkService } from '../bulk/bulk.service';
import { COMMUNICATIONS } from '../entries/communications';
import { EntryStore } from '../entries/entry-store.service';
import { MessageAction } from './message.action';
import { MessageLoaders } from './message.loaders';
import { MessageSender } from './message-sender';
import type { MessageOutlook } from './message.types';

/** A mail server that knows no `gone@`, and is sometimes away. */
async function startSmtp() {
  const mails: { to: string; body: string }[] = [];
  const options = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }: { address: string }, _session: unknown, done: (error?: Error) => void) => done(address.startsWith('gone@') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined),
    onData(stream: NodeJS.ReadableStream, session: { envelope: { rcptTo: { address: string }[] } }, done: () => void) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(' '), body: Buffer.concat(chunks).toString() });
        done();
      });
    },
  };
  let server: SMTPServer | null = null;
  const begin = async (at = 0) => {
    const made = new SMTPServer(options);
    await new Promise<void>((resolve) => void made.listen(at, '127.0.0.1', resolve));
    server = made;
    return (made.server.address() as AddressInfo).port;
  };
  const away = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  const port = await begin();
  return { mails, port, away, back: () => begin(port) };
}

let bed: TestBed;
let tenant: TestTenant;
let other: TestTenant;
let bulk: BulkService;
let runner: BulkRunner;
let sender: MessageSender;
let loaders: MessageLoaders;
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  smtp = await startSmtp();
  bed = await openTestBed();
  const audit = new AuditService();
  const actions = new BulkActions();
  new MessageAction(actions).onModuleInit();
  runner = new BulkRunner(bed.db, audit, actions, new NotificationService(), pino({ level: 'silent' }));
  bulk = new BulkService(bed.db, audit, bed.participants, actions, runner);
  loaders = new MessageLoaders(bed.db);
  const config = { smtpUrl: `smtp://127.0.0.1:${smtp.port}`, mailFrom: 'Afterbell <no-reply@afterbell.example>' } as Config;
  sender = new MessageSender(bed.db, audit, actions, new MailService(config, bed.admin as unknown as Pool, {} as JobsService), new NotificationService());
});
afterAll(async () => {
  await smtp.away();
  await bed.close();
});
beforeEach(async () => {
  smtp.mails.length = 0;
  tenant = await makeTenant(bed);
  other = await makeTenant(bed);
  await bed.admin.query(`select set_config('app.tenant_id', $1, false)`, [tenant.id]);
  await bed.admin.query(`insert into app_user (id, email, name) values ($1::uuid, $1::text || '@north.example', 'Site')`, [tenant.site.userId]);
});

const children = (at: Principal, ...names: string[]) =>
  as(at, () => bed.participants.createManyInSite(at.organizationId, names.map((firstName) => ({ firstName, lastName: 'Okafor', grade: '3', birthDate: null, startsOn: '2026-09-01' }))));
const rows = async (sql: string, values: unknown[] = []) => (await bed.admin.query<Record<string, unknown>>(sql, values)).rows;

interface Kin {
  guardian?: boolean;
  emergency?: number;
  restricted?: boolean;
  ended?: boolean;
}

/** A contact of the children, as the trigger lets whoever sees them see it. */
async function contact(name: string, email: string | null, of: readonly string[], { guardian = true, emergency, restricted = false, ended = false }: Kin = {}): Promise<string[]> {
  const id = newId();
  await bed.admin.query(`insert into person (id, tenant_id, first_name, last_name, email, is_contact) values ($1, $2, $3, 'Okafor', $4, true)`, [id, tenant.id, name, email]);
  const relationships = of.map(() => newId());
  await bed.admin.query(
    `insert into relationship (id, tenant_id, participant_person_id, other_person_id, kind, is_guardian, emergency_order, is_restricted, ended_on)
      select r.id, $3, r.child, $4, 'parent', $5, $6, $7, $8 from unnest($1::uuid[], $2::uuid[]) as r (id, child)`,
    [relationships, of, tenant.id, id, guardian, emergency ?? null, restricted, ended ? '2026-10-01' : null],
  );
  return relationships;
}

const written = (more: Partial<MessageInput> = {}): MessageInput & { audience: MessageAudience[] } => ({ subject: 'Early closing', text: 'We close at 3.\n\nhttps://north.example/day', replyTo: 'office@north.example', ...more, audience: (more.audience as MessageAudience[] | undefined) ?? ['GUARDIANS'] }) as never;
const change = (ids: string[], more: Partial<MessageInput> = {}) => ({ action: 'MESSAGE' as const, selection: { ids }, message: written(more) as never });
const start = (at: Principal, ids: string[], more: Partial<MessageInput> = {}, key: string = newId()) => as(at, () => bulk.start({ change: change(ids, more), key }));
const preview = (ids: string[], more: Partial<MessageInput> = {}, at = tenant.site) => as(at, () => bulk.preview(change(ids, more)));
const outlook = async (ids: string[], more: Partial<MessageInput> = {}) => (await preview(ids, more)).outlook as MessageOutlook;
const due = (id: string) => bed.admin.query(`update message set send_at = now() - interval '1 second' where id = $1`, [id]);
/** As the queue does, until nothing is ready any more. */
async function work(id: string, portions = 1) {
  await due(id);
  for (let portion = 0; portion < portions; portion += 1) await as(tenant.site, () => sender.advance(id));
}
const standing = (id: string) => as(tenant.site, () => loaders.ofRun(id));
const role = (at: Principal, name: Parameters<typeof standardRole>[0]): Principal => ({ ...at, permissions: new PermissionSet(standardRole(name).entries) });

describe('refuses', () => {
  it('roles without the right, people and runs of elsewhere, and sends nobody anything', async () => {
    const [mine = ''] = await children(tenant.site, 'Ana');
    const [near = ''] = await children(tenant.otherSite, 'Noor');
    const [far = ''] = await children(other.site, 'Liam');
    await contact('Maria', 'maria@north.example', [mine, near]);
    for (const weak of ['viewer', 'attendance_taker'] as const) {
      await expect(start(role(tenant.site, weak), [mine])).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(preview([mine], {}, role(tenant.site, weak))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    for (const id of [near, far, newId()]) await expect(start(tenant.site, [id])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const run = await start(tenant.site, [mine, near]);
    expect(run).toMatchObject({ total: 1, changed: 1, unseen: 1 });
    for (const at of [tenant.otherSite, other.top]) {
      await expect(as(at, () => bulk.undo(run.id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await as(at, () => loaders.ofRun(run.id))).toBeNull();
      expect(await as(at, () => loaders.failures(run.id, 10, 0))).toEqual([]);
    }
    // Of a mother of both, the site writes about its own child alone.
    await work(run.id);
    expect(smtp.mails.map(({ to }) => to)).toEqual(['maria@north.example']);
    expect(smtp.mails[0]?.body).toContain('about Ana.');
    expect(smtp.mails[0]?.body).not.toContain('Noor');
  });

  it('what cannot be a message by its field, contacts under a restriction from whoever may not know them, and another text under the same key', async () => {
    const [ana = ''] = await children(tenant.site, 'Ana');
    const [relationship = ''] = await contact('John', 'john@north.example', [ana], { restricted: true });
    const invalid = (path: string) => ({ code: 'VALIDATION', params: { problems: [expect.objectContaining({ path: `message.${path}` })] } });
    await expect(start(tenant.site, [ana], { subject: 'Early\r\nBcc: everybody@example.org' })).rejects.toMatchObject(invalid('subject'));
    await expect(start(tenant.site, [ana], { text: 'x'.repeat(10_000) })).rejects.toMatchObject(invalid('text'));
    await expect(start(tenant.site, [ana], { text: 'Dear {chlid}' })).rejects.toMatchObject(invalid('text'));
    await expect(start(tenant.site, [ana], { replyTo: null })).rejects.toMatchObject(invalid('replyTo'));
    const untold: Principal = { ...tenant.site, permissions: new PermissionSet(standardRole('site_coordinator').entries.filter(({ tab }) => tab !== 'RELATIONSHIPS')) };
    await expect(start(untold, [ana], { restrictedIds: [relationship] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await contact('Maria', 'maria@north.example', [ana]);
    const first = await start(tenant.site, [ana], {}, 'pressed twice');
    expect((await start(tenant.site, [ana], {}, 'pressed twice')).id).toBe(first.id);
    await expect(start(tenant.site, [ana], { text: 'Written on.' }, 'pressed twice')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await rows('select 1 from message where tenant_id = $1', [tenant.id])).toHaveLength(1);
  });
});

describe('whom it reaches', () => {
  it('a mother of three gets one mail that names them; when the text names the child, one for each', async () => {
    const [ana = '', ben = '', cleo = '', dee = ''] = await children(tenant.site, 'Ana', 'Ben', 'Cleo', 'Dee');
    await contact('Maria', 'Maria@North.example', [ana, ben, cleo]);
    await contact('Ada', null, [dee]);
    const ids = [ana, ben, cleo, dee];
    const { verdicts } = await preview(ids);
    expect([...verdicts].flatMap(([id, { verdict, message }]) => (verdict === 'cannot' ? [[id, message]] : []))).toEqual([[dee, 'has no e-mail address on record (looked at: parents and guardians)']]);
    const sample = { name: 'Maria Okafor', address: 'maria@north.example', subject: 'Early closing' };
    expect(await outlook(ids)).toMatchObject({ mails: 1, addresses: 1, perChild: false, sample });
    expect(await outlook(ids, { subject: '{child} stays' })).toMatchObject({ mails: 3, addresses: 1, perChild: true, sample: { subject: 'Ana stays' } });
    const together = await start(tenant.site, ids);
    expect(await standing(together.id)).toMatchObject({ state: 'held', mails: 1, sent: 0 });
    await work(together.id);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.body).toMatch(/From: Lincoln <no-reply@afterbell\.example>/);
    expect(smtp.mails[0]?.body).toMatch(/Reply-To: office@north\.example/);
    expect(smtp.mails[0]?.body).toContain('about Ana, Ben and Cleo.');
    const each = await start(tenant.site, ids, { subject: 'Closing early at {site}', text: 'Dear parents of {child} at {site}.' });
    expect(await rows('select label from bulk_run where id = $1', [each.id])).toEqual([{ label: 'Closing early at the site' }]);
    await work(each.id);
    expect(smtp.mails.slice(1).map(({ body }) => /parents of (\w+) at Lincoln/.exec(body)?.[1]).sort()).toEqual(['Ana', 'Ben', 'Cleo']);
  });

  it('nobody under a restriction, nor an address that they share, unless ticked; who left and what is noted is said', async () => {
    const [ana = '', ben = '', left = ''] = await children(tenant.site, 'Ana', 'Ben', 'Cleo');
    const [ofAna = ''] = await contact('John', 'home@north.example', [ana], { restricted: true });
    await contact('Maria', 'home@north.example', [ana, ben]);
    await contact('Ada', 'ada@north.example', [left]);
    await contact('Ex', 'ex@north.example', [ben], { ended: true });
    await bed.admin.query(`update stay set ends_on = '2026-10-01' where person_id = $1 and kind = 'participant'`, [left]);
    await bed.admin.query(`update person set contact_restriction = 'Ask the office' where id = $1`, [ben]);
    const seen = await outlook([ana, ben, left]);
    expect(seen).toMatchObject({ mails: 2, left: ['Okafor, Cleo'], leftCount: 1, noted: ['Okafor, Ben'], restrictedCount: 1, restricted: [{ id: ofAna, name: 'Okafor, John', child: 'Okafor, Ana', relationship: 'Parent', isTicked: false }] });
    const run = await start(tenant.site, [ana, ben, left]);
    expect(run).toMatchObject({ changed: 2, refused: 1 });
    await work(run.id);
    expect(smtp.mails.map(({ to }) => to).sort()).toEqual(['ada@north.example', 'home@north.example']);
    expect(smtp.mails.find(({ to }) => to.startsWith('home'))?.body).toContain('about Ben.');
    const ticked = await start(tenant.site, [ana], { restrictedIds: [ofAna] });
    await work(ticked.id);
    expect(smtp.mails.at(-1)?.to).toBe('home@north.example');
    // Barred between the press and the post.
    const late = await start(tenant.site, [left]);
    await bed.admin.query('update relationship set is_restricted = true where participant_person_id = $1', [left]);
    await work(late.id);
    expect([smtp.mails.length, (await standing(late.id))?.mails]).toEqual([3, 0]);
  });
});

describe('leaves', () => {
  it('not before the time to take it back is over, and not at all when it is taken back or stopped', async () => {
    const ids = await children(tenant.site, 'Ana', 'Ben');
    await contact('Maria', 'maria@north.example', ids);
    const run = await start(tenant.site, ids);
    await as(tenant.site, () => sender.advance(run.id));
    expect(await standing(run.id)).toMatchObject({ state: 'held', sendsIn: expect.any(Number) });
    expect(await as(tenant.site, () => bulk.undo(run.id))).toMatchObject({ state: 'undone', undone: 2, kept: 0 });
    await work(run.id);
    expect(await standing(run.id)).toMatchObject({ state: 'cancelled', mails: 0 });
    expect([smtp.mails, await rows('select 1 from message_line where message_id = $1', [run.id])]).toEqual([[], []]);

    const spy = jest.spyOn(runner, 'work').mockResolvedValueOnce();
    const stopped = await start(tenant.site, ids);
    spy.mockRestore();
    await as(tenant.site, () => runner.advance(stopped.id, { size: 1, left: 0 }));
    // Due while half of its people are not looked at yet: it waits for the others.
    await work(stopped.id);
    expect(await standing(stopped.id)).toMatchObject({ state: 'held' });
    await as(tenant.site, () => bulk.cancel(stopped.id));
    await as(tenant.site, () => runner.work(stopped.id));
    await work(stopped.id);
    expect([(await standing(stopped.id))?.state, smtp.mails]).toEqual(['cancelled', []]);
  });

  it('once, also after a process that died, and cannot be taken back then; each child’s log says it, unchangeably', async () => {
    const ids = await children(tenant.site, 'Ana', 'Ben');
    await contact('Maria', 'maria@north.example', ids);
    await contact('Bad', 'gone@north.example', ids);
    const run = await start(tenant.site, ids);
    await work(run.id);
    expect(await standing(run.id)).toMatchObject({ state: 'sent', mails: 2, sent: 1, failed: 1 });
    expect(await as(tenant.site, () => loaders.failures(run.id, 10, 0))).toMatchObject([{ to: ['Okafor, Bad'], address: 'gone@north.example', about: ['Okafor, Ana', 'Okafor, Ben'], said: expect.stringContaining('No such mailbox') }]);
    await expect(as(tenant.site, () => bulk.undo(run.id))).rejects.toMatchObject({ code: 'VALIDATION' });
    // Handed over, and died before it could say so.
    await bed.admin.query(`update message_mail set state = 'handed', handed_at = now() - interval '1 hour', over_at = null where message_id = $1 and state = 'sent'`, [run.id]);
    await bed.admin.query(`update message set state = 'sending' where id = $1`, [run.id]);
    await work(run.id);
    expect([smtp.mails.length, (await standing(run.id))?.state]).toEqual([1, 'sent']);

    const store = new EntryStore(bed.db, new AuditService());
    for (const child of ids) {
      const { nodes } = await as(tenant.site, () => store.list(COMMUNICATIONS, child, { limit: 10, offset: 0 }));
      expect(nodes).toMatchObject([{ channel: 'email', withWhom: 'Bad Okafor, Maria Okafor', about: 'Early closing\n\nWe close at 3.\n\nhttps://north.example/day', createdBy: tenant.site.userId, isFixed: true }]);
      await expect(as(tenant.site, () => store.setRemoved(COMMUNICATIONS, nodes[0]?.id ?? '', true))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(await rows(`select after ->> 'mails' as mails, after ->> 'failed' as failed from audit where action = 'message.finish' and subject_id = $1`, [run.id])).toEqual([{ mails: '2', failed: '1' }, { mails: '2', failed: '1' }]);
    expect(await rows(`select 1 from audit where (coalesce(before::text, '') || coalesce(after::text, '')) ~ 'north.example' and tenant_id = $1`, [tenant.id])).toEqual([]);
    expect(await rows(`select kind, params ->> 'count' as count, path from notification where user_id = $1 and kind like 'message%' limit 1`, [tenant.site.userId])).toEqual([{ kind: 'message.failed', count: '1', path: `/people/participants?changes=${run.id}` }]);

    // Erased: what named the child is gone, from the outbox too.
    await bed.admin.query('delete from message_line where person_id = $1', [ids[0]]);
    expect(await rows('select 1 from mail_outbox where tenant_id = $1', [tenant.id])).toEqual([]);
  });

  it('in portions, waits for a mail server that is away and says so, and goes on when the right is still there', async () => {
    // One more than mails are made for at once, and the first and the last have the same mother.
    const ids = await children(tenant.site, ...Array.from({ length: 101 }, (_, index) => `Child${index}`));
    await bed.admin.query(`insert into person (id, tenant_id, first_name, last_name, email, is_contact) select uuidv7(), $1, 'Parent', id::text, 'parent' || n || '@north.example', true from unnest($2::uuid[]) with ordinality as c (id, n)`, [tenant.id, ids.slice(0, 100)]);
    await bed.admin.query(`insert into relationship (id, tenant_id, participant_person_id, other_person_id, kind, is_guardian) select uuidv7(), $1, o.last_name::uuid, o.id, 'parent', true from person o where o.tenant_id = $1 and o.first_name = 'Parent'`, [tenant.id]);
    await bed.admin.query(`insert into relationship (id, tenant_id, participant_person_id, other_person_id, kind, is_guardian) select uuidv7(), $1, $2, o.id, 'parent', true from person o where o.tenant_id = $1 and o.email = 'parent1@north.example'`, [tenant.id, ids[100]]);
    const run = await start(tenant.site, ids);
    await smtp.away();
    await work(run.id);
    expect(await standing(run.id)).toMatchObject({ state: 'sending', mails: 100, sent: 0, failed: 0, stalledSince: expect.any(Date) });
    await smtp.back();
    await work(run.id);
    expect(await standing(run.id)).toMatchObject({ sent: 50, stalledSince: null });
    await as({ ...tenant.site, permissions: PermissionSet.none }, () => sender.advance(run.id));
    expect(await standing(run.id)).toMatchObject({ state: 'sent', sent: 50, failed: 50 });
    expect(smtp.mails.find(({ to }) => to.startsWith('parent1@'))?.body).toMatch(/about Child0\s+and\s+Child100\./);
    expect(new Set(smtp.mails.map(({ to }) => to)).size).toBe(50);
    expect(smtp.mails).toHaveLength(50);
  });
});
