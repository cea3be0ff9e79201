import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import request from 'supertest';
import { Db, FILE_STORE, type FileStore, type Tx } from '@afterbell/core/api';
import { newId } from '@afterbell/core/domain';
import { FileJobs, FileKeeper, FileOwners, type FilePlace } from '@afterbell/forms/api';
import { as, principalAt } from '@afterbell/testing/api';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { zipOf } from './zip-fixture';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
let test: TestApp;
let north: TestTenant;
let river: TestTenant;
let site: Caller;
let colleague: Caller;
let otherSite: Caller;
let viewer: Caller;
let stranger: Caller;

/** Who may see which record, as a section would say it. */
const seen = new Set<string>();
const askedFor: FilePlace[] = [];

beforeAll(async () => {
  test = await startTestApp({ FILES_DIR: folder });
  north = await test.tenant('northlake');
  river = await test.tenant('rivermark');
  site = await test.signIn(north, 'site_coordinator', north.siteId);
  colleague = await test.signIn(north, 'site_coordinator', north.siteId);
  otherSite = await test.signIn(north, 'site_coordinator', north.otherSiteId);
  viewer = await test.signIn(north, 'viewer', north.siteId);
  stranger = await test.signIn(river, 'site_coordinator', river.siteId);
  test.app.get(FileOwners).register('test-record', {
    mayView: (place) => {
      askedFor.push(place);
      return Promise.resolve(seen.has(place.recordId));
    },
  });
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

interface Sent {
  path?: string;
  name?: string;
  fields?: Record<string, string>;
}
function send(caller: Caller | null, bytes: Buffer, { path = '/file/upload', name = 'plan.pdf', fields = {} }: Sent = {}) {
  const call = request(test.app.getHttpServer()).post(path).set('Host', caller?.host ?? 'localhost');
  if (caller) call.set('Cookie', caller.cookie);
  for (const [field, value] of Object.entries(fields)) call.field(field, value);
  return call.attach('file', bytes, { filename: name });
}
const rowsOf = async (where = 'true', values: unknown[] = []) => (await test.admin.query<{ id: string; state: string }>(`select id, state from stored_file where ${where}`, values)).rows;
/** Every file beneath the folder. */
const onDisk = (at = folder): string[] => readdirSync(at, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? onDisk(join(at, entry.name)) : [join(at, entry.name)]));
const nothingStays = async () => {
  expect(await rowsOf()).toEqual([]);
  expect(onDisk()).toEqual([]);
};
const uploaded = async (caller = site, sent: Sent = {}) => {
  const { status, body } = await send(caller, PDF, sent);
  expect(status).toBe(200);
  return body as { id: string; name: string; state: string };
};
const bytes = (response: request.Test) => response.buffer(true).parse((stream, done) => {
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => done(null, Buffer.concat(parts)));
});
afterEach(async () => {
  await test.admin.query('delete from stored_file');
  for (const path of onDisk()) rmSync(path);
  seen.clear();
});

describe('an upload is refused, and nothing of it stays', () => {
  it.each([
    ['nobody signed in', () => send(null, PDF), 403, []],
    ['a role that edits nothing', () => send(viewer, PDF), 403, [/permissions/]],
    ['no form at all', () => test.rest(site, '/file/upload', { file: 'x' }), 415, [/multipart/]],
    ['no file in the form', () => request(test.app.getHttpServer()).post('/file/upload').set('Host', site.host).set('Cookie', site.cookie).field('fileName', 'a.pdf'), 400, [/^File is missing$/]],
    ['two files', () => send(site, PDF).attach('file', PDF, { filename: 'b.pdf' }), 400, [/one file/]],
    ['a file in another part', () => request(test.app.getHttpServer()).post('/file/upload').set('Host', site.host).set('Cookie', site.cookie).attach('other', PDF, { filename: 'a.pdf' }), 400, [/^Other is no part that a file is sent in/]],
    ['an empty file', () => send(site, Buffer.alloc(0)), 400, [/empty/]],
    ['more than 25 MB', () => send(site, Buffer.alloc(25 * 1024 * 1024 + 1, 'a'), { name: 'big.txt' }), 413, [/at most 25 MB/]],
    ['an image of more than 10 MB', () => send(site, Buffer.alloc(10 * 1024 * 1024 + 1), { path: '/file/uploadImage', name: 'big.png' }), 413, [/at most 10 MB/]],
    ['an ending that is not taken', () => send(site, PDF, { name: 'setup.exe' }), 415, [/not accepted/]],
    ['no ending', () => send(site, PDF, { name: 'plan' }), 415, [/not accepted/]],
    ['a page', () => send(site, Buffer.from('<html><script>alert(1)</script></html>'), { name: 'page.html' }), 415, [/not accepted/]],
    ['a drawing with a script', () => send(site, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), { path: '/file/uploadImage', name: 'logo.svg' }), 415, [/not an image/]],
    ['a drawing that calls itself PNG', () => send(site, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { path: '/file/uploadImage', name: 'logo.png' }), 415, [/not what its ending says/]],
    ['a program that calls itself PDF', () => send(site, Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), { name: 'plan.pdf' }), 415, [/not what its ending says/]],
    ['an archive that calls itself PDF', () => send(site, zipOf([['a.txt', 1]])), 415, [/not what its ending says/]],
    ['an archive that calls itself a document', () => send(site, zipOf([['a.txt', 1]]), { name: 'plan.docx' }), 415, [/not what its ending says/]],
    ['an archive without a list', () => send(site, zipOf([['a.txt', 1]]).subarray(0, 40), { name: 'all.zip' }), 415, [/not what its ending says/]],
    ['an archive that would unpack to a gigabyte', () => send(site, zipOf([['a.txt', 2 ** 31 - 1]]), { name: 'all.zip' }), 413, [/unpack/]],
    ['a document that would unpack to gigabytes', () => send(site, zipOf([['[Content_Types].xml', 1], ['word/document.xml', 2 ** 32 - 1]]), { name: 'plan.docx' }), 413, [/unpack/]],
    ['text with bytes that are none', () => send(site, Buffer.from([65, 0, 66]), { name: 'list.csv' }), 415, [/not what its ending says/]],
    ['a film that hides behind a music tag', () => send(site, Buffer.concat([Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000'), Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), Buffer.alloc(64)]), { name: 'song.mp3' }), 415, [/not what its ending says/]],
    ['half an image', async () => send(site, (await noise(300, 300)).subarray(0, 900), { path: '/file/uploadImage', name: 'me.png' }), 415, [/cannot be read as an image/]],
    ['a document as an image', () => send(site, PDF, { path: '/file/uploadImage' }), 415, [/not an image/]],
    ['a photo in HEIC', () => send(site, Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), { path: '/file/uploadImage', name: 'IMG_1.HEIC' }), 415, [/JPEG/]],
    ['pixels that are no number', async () => send(site, await noise(4, 4), { path: '/file/uploadImage', name: 'me.png', fields: { maxWidth: '-1' } }), 400, [/^Max width must be a whole number of pixels/]],
    ['notes of ten thousand letters', () => send(site, PDF, { fields: { notes: 'n'.repeat(10_000) } }), 400, [/^Notes must be at most 2000 characters$/]],
    ['a field of a megabyte', () => send(site, PDF, { fields: { notes: 'n'.repeat(1_000_000) } }), 400, [/^Notes is too long$/]],
    ['shares that are no ids', () => send(site, PDF, { fields: { shares: '["x"]' } }), 400, [/^Shares must be ids of organizations/]],
    ['a share beyond one’s own part of the tree', () => send(site, PDF, { fields: { shares: JSON.stringify([north.otherSiteId]) } }), 404, [/shares/]],
    ['a share with another tenant', () => send(site, PDF, { fields: { shares: river.siteId } }), 404, [/shares/]],
  ] as const)('%s', async (_what, call, status, messages) => {
    const answer = await (call as () => request.Test)();
    expect([answer.status, answer.body.message]).toEqual([status, messages.map((message) => expect.stringMatching(message))]);
    await nothingStays();
  });

  it('a picture of more pixels than anyone needs', async () => {
    const wide = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#fff' } }).png({ compressionLevel: 9 }).toBuffer();
    const { status, body } = await send(site, wide, { path: '/file/uploadImage', name: 'wall.png' });
    expect([status, body.message]).toEqual([413, [expect.stringMatching(/40 million/)]]);
    await nothingStays();
  });

  it('one that is cut half-way', async () => {
    const { port } = test.app.getHttpServer().address() as { port: number };
    await new Promise<void>((resolve) => {
      const call = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/file/upload', headers: { host: site.host, cookie: site.cookie, 'content-type': 'multipart/form-data; boundary=b', 'content-length': 1_000_000 } });
      call.on('error', () => resolve());
      call.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
      call.write(Buffer.alloc(300_000, '%PDF'), () => {
        const gone = setInterval(() => {
          // Once its bytes arrive, the line is cut.
          if (!onDisk().some((path) => statSync(path).size > 0)) return;
          clearInterval(gone);
          call.destroy();
        }, 5);
      });
    });
    while (onDisk().length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await nothingStays();
  });

  it('one whose form does not end', async () => {
    const answer = await request(test.app.getHttpServer())
      .post('/file/upload')
      .set({ Host: site.host, Cookie: site.cookie, 'Content-Type': 'multipart/form-data; boundary=b' })
      .send('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7');
    expect([answer.status, answer.body.message]).toEqual([400, ['File: The upload was cut off before its end. Send it again.']]);
    await nothingStays();
  });

  it('when the disk is full: the store runs out in the middle', async () => {
    const store = test.app.get<FileStore>(FILE_STORE);
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const { put } = store;
    store.put = (key, stream, size) => {
      const half = async function* () {
        for await (const chunk of stream) {
          yield chunk as Buffer;
          throw full;
        }
      };
      return put.call(store, key, Readable.from(half()), size);
    };
    const answer = await send(site, Buffer.alloc(500_000, 'a'), { name: 'list.txt' });
    store.put = put;
    expect([answer.status, answer.body.message]).toEqual([507, [expect.stringMatching(/no room left/)]]);
    await nothingStays();
  });

  it('when the folder of the store cannot be written', async () => {
    rmSync(join(folder, 'stored'), { recursive: true, force: true });
    writeFileSync(join(folder, 'stored'), 'not a folder');
    const answer = await send(site, PDF);
    rmSync(join(folder, 'stored'));
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    await nothingStays();
  });

  it('when one person has more waiting than anyone needs', async () => {
    const { id } = await uploaded();
    await test.admin.query(`insert into stored_file (tenant_id, id, organization_id, uploaded_by, name, kind, content_type, size, sha256) select tenant_id, gen_random_uuid(), organization_id, uploaded_by, 'x', kind, content_type, 1, sha256 from stored_file, generate_series(1, 199) where id = $1`, [id]);
    const { status, body } = await send(site, PDF);
    expect([status, body.message]).toEqual([400, [expect.stringMatching(/not saved yet/)]]);
  });
});

const noise = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } } }).png().toBuffer();

describe('what is stored', () => {
  it.each([
    ['../../etc/plan.pdf', 'plan.pdf'],
    ['C:\\Users\\me\\plan.pdf', 'plan.pdf'],
    ['invoice\u202efdp.pdf', 'invoicefdp.pdf'],
    ['a\u0000b\nc.pdf', 'a b c.pdf'],
    ['…plan"<b>.pdf', '…plan__b_.pdf'],
    ['Plan de atención – Sofía 🌞.pdf', 'Plan de atención – Sofía 🌞.pdf'],
    ['خطة.pdf', 'خطة.pdf'],
  ])('is called %j as %j', async (name, clean) => {
    expect((await uploaded(site, { name: 'x.pdf', fields: { fileName: name } })).name).toBe(clean);
  });

  it('keeps its ending when the name is too long for a disk, and borrows it when the title has none', async () => {
    const { name } = await uploaded(site, { fields: { fileName: `${'ü'.repeat(10_000)}.pdf` } });
    expect([Buffer.byteLength(name) <= 255, name.endsWith('ü.pdf')]).toEqual([true, true]);
    expect((await uploaded(site, { fields: { fileName: 'Care plan' } })).name).toBe('Care plan.pdf');
  });

  it('is an image written anew: upright, small enough, without what was not picture', async () => {
    const photo = await sharp(await noise(800, 400)).withMetadata({ orientation: 6 }).withExif({ IFD0: { Copyright: 'SECRET PLACE' } }).jpeg().toBuffer();
    const hidden = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    expect(hidden.includes('SECRET PLACE')).toBe(true);
    const { status, body } = await send(site, hidden, { path: '/file/uploadImage', name: 'me.jpg', fields: { maxWidth: '200', maxHeight: '300' } });
    expect([status, body.width, body.height, body.contentType, body.kind]).toEqual([200, 150, 300, 'image/jpeg', 'image']);
    const image = (await bytes(test.get(site, `/file/download/${body.id}`))).body as Buffer;
    expect(image.includes('SECRET PLACE') || image.includes('<script>')).toBe(false);
    const { width, height, orientation, exif } = await sharp(image).metadata();
    expect([width, height, orientation, exif]).toEqual([150, 300, undefined, undefined]);
  });

  it('takes documents by their bytes: office, text, archives', async () => {
    for (const [name, content] of [
      ['plan.docx', zipOf([['[Content_Types].xml', 9], ['word/document.xml', 9]])],
      ['sums.xlsx', zipOf([['xl/workbook.xml', 9]])],
      ['all.zip', zipOf([['a.txt', 1]])],
      ['bmi.csv', Buffer.from('BMI,Größe\n21,1.70\n')],
      ['scan.jpeg', await sharp(await noise(20, 20)).jpeg().toBuffer()],
      ['a.webp', await sharp(await noise(20, 20)).webp().toBuffer()],
      ['a.gif', await sharp(await noise(20, 20)).gif().toBuffer()],
      ['a.avif', await sharp(await noise(20, 20)).avif().toBuffer()],
      ['a.tif', await sharp(await noise(20, 20)).tiff().toBuffer()],
      ['utf-16.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Sofía', 'utf16le')])],
    ] as const) {
      const { status, body } = await send(site, content, { path: '/file/uploadAttachment', name });
      expect([status, body.name, body.kind]).toEqual([200, name, 'attachment']);
    }
  });
});

describe('a file that no record holds', () => {
  it('is its uploader’s alone', async () => {
    const { id } = await uploaded();
    for (const caller of [colleague, viewer, otherSite, stranger]) {
      expect((await test.get(caller, `/file/download/${id}`)).status).toBe(404);
      expect((await test.rest(caller, `/file/can-download/${id}`)).status).toBe(404);
      expect((await test.graphql(caller, `{ file(id: "${id}") { name } }`)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect((await test.get(null, `/file/download/${id}`)).body).toMatchObject({ statusCode: 403, message: [] });
    for (const wrong of ['1', '..%2f..%2fetc%2fpasswd', newId()]) expect((await test.get(site, `/file/download/${wrong}`)).status).toBe(404);
    expect((await test.rest(site, `/file/can-download/${id}`)).body).toMatchObject({ canDownload: true, id, name: 'plan.pdf', size: PDF.length, contentType: 'application/pdf', state: 'available' });
  });

  it('is handed out as a thing to save, never to run', async () => {
    const { id } = await uploaded(site, { fields: { fileName: 'Plan "Zoë".pdf' } });
    const answer = await bytes(test.get(site, `/file/download/${id}`));
    expect(answer.body).toEqual(PDF);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="Plan _Zoe_.pdf"; filename*=UTF-8''Plan%20_Zo%C3%AB_.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('is seen by those it is shared with, and by whoever stands above them', async () => {
    const top = await test.signIn(north, 'tenant_administrator', north.topId);
    const { status, body } = await send(top, PDF, { fields: { shares: JSON.stringify([north.siteId]), notes: 'For\nall' } });
    expect(status).toBe(200);
    expect((await test.get(site, `/file/download/${body.id}`)).status).toBe(200);
    expect((await test.get(await test.signIn(north, 'viewer', north.institutionId), `/file/download/${body.id}`)).status).toBe(200);
    expect((await test.get(otherSite, `/file/download/${body.id}`)).status).toBe(404);
  });

  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/48', PDF.subarray(0, 4)],
    ['bytes=40-', 206, 'bytes 40-47/48', PDF.subarray(40)],
    ['bytes=-8', 206, 'bytes 40-47/48', PDF.subarray(40)],
    ['bytes=48-', 416, 'bytes */48', Buffer.alloc(0)],
    ['bytes=0-1,4-5', 200, undefined, PDF],
  ])('is had in parts: %s', async (range, status, contentRange, part) => {
    const { id } = await uploaded();
    const answer = await bytes(test.get(site, `/file/download/${id}`).set('Range', range));
    expect([answer.status, answer.headers['content-range'], answer.headers['content-length'] ?? '0']).toEqual([status, contentRange, String(part.length)]);
    expect(Buffer.from(answer.body)).toEqual(part);
    expect((await bytes(test.get(colleague, `/file/download/${id}`).set('Range', range))).status).toBe(404);
    const { rows } = await test.admin.query(`select 1 from audit where action = 'file.download' and subject_id = $1`, [id]);
    expect(rows).toHaveLength(status === 416 ? 0 : 1);
  });

  it('is had whole when the part that is there already is of another file', async () => {
    const { id } = await uploaded();
    const { headers } = await test.get(site, `/file/download/${id}`);
    expect(headers).toMatchObject({ 'accept-ranges': 'bytes', etag: `"${id}"` });
    const after = (ifRange: string) => test.get(site, `/file/download/${id}`).set({ Range: 'bytes=4-', 'If-Range': ifRange });
    expect((await after(String(headers['etag']))).status).toBe(206);
    expect((await after(String(headers['last-modified']))).status).toBe(206);
    for (const other of ['"another"', 'Mon, 01 Jan 2024 00:00:00 GMT', `W/"${id}"`]) expect((await after(other)).status).toBe(200);
  });

  it('is shared after its upload by its uploader, and no longer when that is taken back', async () => {
    const top = await test.signIn(north, 'tenant_administrator', north.topId);
    const { id } = await uploaded(top);
    const share = async (caller: Caller, input: object) => {
      const { data, errors } = await test.graphql(caller, 'mutation s($input: ShareFileInput!) { shareFile(input: $input) { file { shares { organizationId name } } problems { code message } } }', { input: { id, ...input } });
      return errors[0]?.extensions.code ?? data?.['shareFile'];
    };
    expect(await share(site, { add: [north.siteId] })).toBe('NOT_FOUND');
    expect(await share(stranger, { add: [river.siteId] })).toBe('NOT_FOUND');
    expect(await share(top, { add: [river.siteId] })).toBe('NOT_FOUND');
    expect(await share(top, { add: ['nobody'] })).toMatchObject({ problems: [{ code: 'VALIDATION', message: expect.stringMatching(/ids of organizations/) }] });
    expect(await share(top, { add: [north.siteId, north.otherSiteId] })).toEqual({ file: { shares: [{ organizationId: north.otherSiteId, name: 'Other site northlake' }, { organizationId: north.siteId, name: 'Site northlake' }] }, problems: [] });
    expect((await test.get(site, `/file/download/${id}`)).status).toBe(200);
    // Who sees it by a share says nothing about it.
    expect(await share(site, { remove: [north.siteId] })).toBe('FORBIDDEN');
    expect((await test.graphql(site, `{ file(id: "${id}") { shares { name } viewerCan { share } } }`)).data).toEqual({ file: { shares: [{ name: 'Site northlake' }], viewerCan: { share: false } } });
    expect(await share(top, { remove: [north.siteId] })).toMatchObject({ file: { shares: [{ organizationId: north.otherSiteId }] } });
    expect((await test.get(site, `/file/download/${id}`)).status).toBe(404);
    const { rows } = await test.admin.query<{ count: number }>(`select count(*)::int as count from audit where action = 'file.share' and subject_id = $1`, [id]);
    expect(rows[0]?.count).toBe(2);
  });

  it('is taken back by its uploader, by nobody else', async () => {
    const { id } = await uploaded();
    const remove = `mutation { removeFile(id: "${id}") { removedId problems { code } } }`;
    expect((await test.graphql(colleague, remove)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await test.graphql(site, `{ file(id: "${id}") { viewerCan { download remove } kind } }`)).data).toEqual({ file: { viewerCan: { download: true, remove: true }, kind: 'file' } });
    expect((await test.graphql(site, remove)).data).toEqual({ removeFile: { removedId: id, problems: [] } });
    expect((await test.get(site, `/file/download/${id}`)).status).toBe(404);
    expect((await test.graphql(site, remove)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    await test.app.get(FileJobs).collect();
    await nothingStays();
  });

  it('goes after a day, bytes and row, however often one collects', async () => {
    const [old, young] = [await uploaded(), await uploaded()];
    await test.admin.query(`update stored_file set expires_at = now() - interval '1 second' where id = $1`, [old.id]);
    await test.app.get(FileJobs).collect();
    await test.app.get(FileJobs).collect();
    expect((await rowsOf()).map(({ id }) => id)).toEqual([young.id]);
    expect(onDisk()).toEqual([join(folder, 'stored', north.id, young.id)]);
    const { rows } = await test.admin.query(`select user_id, organization_id from audit where action = 'file.collect' and subject_id = $1`, [old.id]);
    expect(rows).toEqual([{ user_id: null, organization_id: north.siteId }]);
  });

  it('whose bytes cannot be removed stays on the list', async () => {
    const { id } = await uploaded();
    await test.admin.query('update stored_file set expires_at = now()');
    const store = test.app.get<FileStore>(FILE_STORE);
    const { remove } = store;
    store.remove = () => Promise.reject(new Error('down'));
    await expect(test.app.get(FileJobs).collect()).rejects.toThrow('down');
    store.remove = remove;
    expect(await rowsOf()).toEqual([{ id, state: 'receiving' }]);
    expect((await test.get(site, `/file/download/${id}`)).status).toBe(404);
    await test.app.get(FileJobs).collect();
    await nothingStays();
  });
});

describe('a file of a record', () => {
  const record = () => ({ subject: 'test-record', recordId: newId() });
  const keeper = () => test.app.get(FileKeeper);
  const write = async <T>(caller: Caller, fn: (tx: Tx) => Promise<T>): Promise<T> => {
    const { rows } = await test.admin.query<{ user_id: string; tenant_id: string; organization_id: string }>('select user_id, tenant_id, organization_id from access where id = $1', [caller.accessId]);
    const [access] = rows;
    if (!access) throw new Error('no such access');
    return as({ ...principalAt(access.tenant_id, access.organization_id, 'site'), userId: access.user_id, accessId: caller.accessId }, () => test.app.get(Db).write(fn));
  };
  const claim = (fileId: string, kind: 'file' | 'image' = 'file', accept?: string[]) => ({ fileId, fieldId: 7, kind, accept });

  it('is held only when it is one’s own, of the field’s kind, and nobody else’s', async () => {
    const own = await uploaded();
    const theirs = await uploaded(colleague);
    const abroad = await uploaded(stranger);
    const refused = await write(site, (tx) =>
      keeper().refusals(tx, { subject: 'test-record', recordId: null }, [claim(own.id, 'file', ['docx']), claim(theirs.id), claim(abroad.id), claim(newId()), claim('nonsense')]),
    );
    expect(refused.size).toBe(5);
    expect(refused.get(own.id)).toMatch(/Accepted: docx/);
    expect(refused.get(abroad.id)).toMatch(/not found/);
    expect((await write(site, (tx) => keeper().refusals(tx, { subject: 'test-record', recordId: null }, [claim(own.id, 'image')]))).get(own.id)).toMatch(/another type/);
    const held = record();
    await write(site, (tx) => keeper().hold(tx, held, [claim(own.id)]));
    expect((await write(site, (tx) => keeper().refusals(tx, held, [claim(own.id)]))).size).toBe(0);
    expect((await write(site, (tx) => keeper().refusals(tx, record(), [claim(own.id)]))).size).toBe(1);
    expect((await test.graphql(site, `mutation { removeFile(id: "${own.id}") { problems { code } } }`)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('is whoever’s may see the record, each download on record', async () => {
    const { id } = await uploaded();
    const held = record();
    await write(site, (tx) => keeper().hold(tx, held, [claim(id)]));
    for (const caller of [site, colleague]) expect((await test.get(caller, `/file/download/${id}`)).status).toBe(404);
    seen.add(held.recordId);
    askedFor.length = 0;
    for (const caller of [site, colleague, viewer]) expect((await test.get(caller, `/file/download/${id}`)).status).toBe(200);
    expect(askedFor[0]).toEqual({ ...held, fieldId: 7 });
    expect((await test.get(stranger, `/file/download/${id}`)).status).toBe(404);
    const { rows } = await test.admin.query(`select after from audit where action = 'file.download' and subject_id = $1`, [id]);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toEqual({ after: { ...held, fieldId: 7 } });
  });

  it('stays when the save fails, and goes with the record after the retention time', async () => {
    const { id } = await uploaded();
    const held = record();
    seen.add(held.recordId);
    await expect(write(site, async (tx) => {
      await keeper().hold(tx, held, [claim(id)]);
      throw new Error('the save failed');
    })).rejects.toThrow('the save failed');
    expect((await test.graphql(site, `{ file(id: "${id}") { viewerCan { remove } } }`)).data).toEqual({ file: { viewerCan: { remove: true } } });
    await write(site, (tx) => keeper().hold(tx, held, [claim(id)]));
    await write(site, (tx) => keeper().recordRemoved(tx, held));
    expect((await test.get(site, `/file/download/${id}`)).status).toBe(404);
    const { rows } = await test.admin.query(`select round(extract(epoch from expires_at - now()) / 86400)::int as days from stored_file where id = $1`, [id]);
    expect(rows).toEqual([{ days: 30 }]);
    await write(site, (tx) => keeper().recordRestored(tx, held, [id]));
    expect((await test.get(site, `/file/download/${id}`)).status).toBe(200);
    await write(site, (tx) => keeper().recordRemoved(tx, held, { atOnce: true }));
    await test.app.get(FileJobs).collect();
    await nothingStays();
  });

  it('is one record’s: of two saves that want it, the second is refused', async () => {
    const { id } = await uploaded();
    const saves = await Promise.allSettled([1, 2].map(() => write(site, (tx) => keeper().hold(tx, record(), [claim(id)]))));
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(write(colleague, (tx) => keeper().hold(tx, record(), [claim(id)]))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused to a save that comes after its collection', async () => {
    const { id } = await uploaded();
    await test.admin.query(`update stored_file set state = 'receiving'`);
    await expect(write(site, (tx) => keeper().hold(tx, record(), [claim(id)]))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('outlives the day when a draft names it', async () => {
    const { id } = await uploaded();
    const until = new Date(Date.now() + 20 * 86_400_000);
    await write(colleague, (tx) => keeper().holdForDraft(tx, [id], until));
    expect((await test.admin.query('select 1 from stored_file where expires_at > $1', [new Date(Date.now() + 86_400_000 * 2)])).rowCount).toBe(0);
    await write(site, (tx) => keeper().holdForDraft(tx, [id], until));
    expect((await test.admin.query('select expires_at from stored_file')).rows).toEqual([{ expires_at: until }]);
  });
});
