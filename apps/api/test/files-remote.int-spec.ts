import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { VIRUS_SCANNER, type VirusScanner } from '@afterbell/core/api';
import { FileJobs } from '@afterbell/forms/api';
import { type S3Server, type ScannerServer, startS3Server, startScannerServer } from '@afterbell/testing/api';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';

const folder = mkdtempSync(join(tmpdir(), 'remote-'));
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
let s3: S3Server;
let scanner: ScannerServer;
let test: TestApp;
let north: TestTenant;
let site: Caller;

beforeAll(async () => {
  [s3, scanner] = await Promise.all([startS3Server(), startScannerServer()]);
  test = await startTestApp({ FILES_DIR: folder, FILES_S3_BUCKET: s3.bucket, FILES_S3_ENDPOINT: s3.endpoint, FILES_S3_ACCESS_KEY: s3.key, FILES_S3_SECRET_KEY: s3.key, FILES_S3_PREFIX: 'afterbell/', CLAMAV_HOST: scanner.address });
  north = await test.tenant('northlake');
  site = await test.signIn(north, 'site_coordinator', north.siteId);
});
afterAll(async () => {
  await test?.close();
  await Promise.all([s3?.stop(), scanner?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  scanner.answer = (socket) => socket.end('stream: OK\0');
});

const send = () => request(test.app.getHttpServer()).post('/file/upload').set({ Host: site.host, Cookie: site.cookie }).attach('file', PDF, { filename: 'plan.pdf' });
const states = async () => (await test.admin.query<{ state: string }>('select state from stored_file')).rows.map(({ state }) => state);
const incoming = () => readdirSync(join(folder, 'incoming'));
const away = () => {
  scanner.answer = (socket) => socket.destroy();
};

it('refuses a file with a virus, and puts that on record', async () => {
  scanner.answer = (socket) => socket.end('stream: Eicar-Test-Signature FOUND\0');
  const { status, body } = await send();
  expect([status, body.message]).toEqual([400, ['“plan.pdf” was refused: the virus scanner found Eicar-Test-Signature in it.']]);
  expect([await states(), incoming()]).toEqual([[], []]);
  expect((await test.admin.query(`select after from audit where action = 'file.refuse'`)).rows).toEqual([{ after: { virus: 'Eicar-Test-Signature' } }]);
});

it('stores in S3 what the scanner lets pass, and removes it there', async () => {
  const { status, body } = await send();
  expect([status, body.state, scanner.received.equals(PDF), incoming()]).toEqual([200, 'available', true, []]);
  const download = await test.get(site, `/file/download/${body.id}`).buffer(true).parse((stream, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => done(null, Buffer.concat(parts)));
  });
  expect([download.status, PDF.equals(download.body as Buffer)]).toEqual([200, true]);
  await test.admin.query('update stored_file set expires_at = now()');
  await test.app.get(FileJobs).collect();
  expect(await states()).toEqual([]);
});

it('lets a file wait for a scanner that is away: nobody gets it before', async () => {
  away();
  const { status, body } = await send();
  expect([status, body.state]).toEqual([200, 'pending']);
  expect((await test.get(site, `/file/download/${body.id}`)).body).toMatchObject({ statusCode: 409, message: [expect.stringMatching(/virus scanner/)] });
  expect((await test.rest(site, `/file/can-download/${body.id}`)).body).toMatchObject({ canDownload: false, state: 'pending' });
  const scan = () => test.app.get(FileJobs).scan(north.id, body.id as string);
  await expect(scan()).rejects.toThrow();
  expect(await states()).toEqual(['pending']);
  scanner.answer = (socket) => socket.end('stream: OK\0');
  await scan();
  await scan();
  expect((await test.get(site, `/file/download/${body.id}`)).status).toBe(200);
  expect((await test.admin.query(`select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'scan_file'`)).rows).toEqual([{ jobs: 1 }]);
  await test.admin.query('delete from stored_file');
});

it('tells the uploader when a file that waited is refused', async () => {
  away();
  const { body } = await send();
  scanner.answer = (socket) => socket.end('stream: Eicar FOUND\0');
  await test.app.get(FileJobs).scan(north.id, body.id as string);
  expect(await states()).toEqual(['refused']);
  expect((await test.get(site, `/file/download/${body.id}`)).status).toBe(404);
  expect((await test.graphql(site, `{ file(id: "${body.id}") { state } notifications { nodes { kind } } }`)).data).toEqual({ file: { state: 'refused' }, notifications: { nodes: [{ kind: 'file_refused' }] } });
  await test.admin.query('delete from stored_file');
});

describe('files that wait for the scanner', () => {
  const waiting = `from graphile_worker.jobs where task_identifier = 'scan_file'`;
  beforeEach(async () => {
    await test.admin.query(`delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'scan_file')`);
    away();
    for (let sent = 0; sent < 3; sent += 1) expect((await send()).body.state).toBe('pending');
  });
  afterEach(() => test.admin.query('delete from stored_file'));

  it('stand in a line of their own: a scanner that hangs holds up one job of the queue and no more', async () => {
    expect((await test.admin.query(`select distinct queue_name as line, count(*) over ()::int as jobs ${waiting}`)).rows).toEqual([{ line: 'scan_file', jobs: 3 }]);
  });

  it('are looked at with more patience than clamd itself has, since nobody waits for that', async () => {
    const scan = jest.spyOn(test.app.get<VirusScanner>(VIRUS_SCANNER), 'scan').mockResolvedValue({ virus: null });
    const { rows } = await test.admin.query<{ id: string }>('select id from stored_file limit 1');
    await test.app.get(FileJobs).scan(north.id, rows[0]?.id ?? '');
    expect(scan.mock.calls[0]?.[1]).toBeGreaterThan(120_000);
    scan.mockRestore();
  });

  it('are asked about again within minutes, however often nobody answered', async () => {
    const jobs = async () => (await test.admin.query(`select attempts < max_attempts as goes, run_at <= now() as now ${waiting} order by id`)).rows;
    await test.admin.query(`update graphile_worker._private_jobs set attempts = case when rank = 1 then max_attempts else 9 end, run_at = now() + make_interval(hours => 2 * (rank - 1)::int)
      from (select id as one, row_number() over (order by id) as rank ${waiting}) ranked where one = _private_jobs.id`);
    expect(await jobs()).toEqual([{ goes: false, now: true }, { goes: true, now: false }, { goes: true, now: false }]);
    await test.app.get(FileJobs).scanAgain();
    expect(await jobs()).toEqual(Array(3).fill({ goes: true, now: true }));
  });
});

it('answers 503 when S3 is down, with nothing saved and nothing forgotten', async () => {
  const { body } = await send();
  await s3.stop();
  const refused = await send();
  expect([refused.status, refused.body.message, refused.headers['retry-after']]).toEqual([503, [expect.stringMatching(/Nothing was saved/)], '2']);
  expect([await states(), incoming()]).toEqual([['available'], []]);
  const download = await test.get(site, `/file/download/${body.id}`);
  expect([download.status, download.body.message]).toEqual([503, ['The file cannot be read at the moment. Try again shortly.']]);
  await test.admin.query('update stored_file set expires_at = now()');
  await expect(test.app.get(FileJobs).collect()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  expect(await states()).toEqual(['receiving']);
});
