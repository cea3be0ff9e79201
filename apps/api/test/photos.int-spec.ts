import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import request from 'supertest';
import { type Caller, startTestApp, type TestApp, type TestTenant } from './harness';
import { addSchool, DAY, type School } from './school-fixture';

const folder = mkdtempSync(join(tmpdir(), 'photos-'));
let test: TestApp;
let north: TestTenant;
let school: School;
let coordinator: Caller;
let colleague: Caller;
let elsewhere: Caller;
let viewer: Caller;
let taker: Caller;
let foreign: Caller;
let child: string;

beforeAll(async () => {
  test = await startTestApp({ FILES_DIR: folder });
  north = await test.tenant('north');
  const south = await test.tenant('south');
  school = await addSchool(test, north, 3);
  child = school.people[0] ?? '';
  const at = (role: string, organizationId = north.siteId) => test.signIn(north, role, organizationId);
  [coordinator, colleague, viewer, taker, elsewhere] = [await at('site_coordinator'), await at('site_coordinator'), await at('viewer'), await at('attendance_taker'), await at('site_coordinator', north.otherSiteId)];
  foreign = await test.signIn(south, 'tenant_administrator', south.topId);
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function upload(caller: Caller, side = 512): Promise<string> {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#336699' } }).jpeg().toBuffer();
  const { status, body } = await request(test.app.getHttpServer()).post('/file/uploadImage').set('Host', caller.host).set('Cookie', caller.cookie).attach('file', bytes, { filename: 'me.jpg' });
  expect(status).toBe(200);
  return (body as { id: string }).id;
}

const SET = 'mutation ($input: SetPersonPhotoInput!) { setPersonPhoto(input: $input) { photo { fileId withheld } problems { code path message ... on ConflictProblem { conflicts { current } } } } }';
interface Answer {
  photo: { fileId: string | null; withheld: boolean } | null;
  problems: { code: string; path: string | null; message: string; conflicts?: { current: string | null }[] }[];
}
const set = async (caller: Caller, fileId: string | null, before: string | null, personId = child) => {
  const { data, errors } = await test.graphql(caller, SET, { input: { personId, fileId, before } });
  return { refused: errors[0]?.extensions.code, ...(data?.setPersonPhoto as Answer | undefined) };
};
const photo = async (caller = coordinator) => ((await test.graphql(caller, 'query ($id: ID!) { personPhoto(personId: $id) { fileId withheld } }', { id: child })).data?.personPhoto ?? null) as Answer['photo'];
const listed = async () => {
  const { data, errors } = await test.graphql(coordinator, 'query ($session: ID!, $date: PlainDate!) { participants(first: 10) { nodes { id photoId } } people(first: 10) { nodes { id photoId } } roster(sessionId: $session, date: $date, scope: enrolled) { rows { id: personId photoId } } }', { session: school.sessionId, date: DAY });
  expect(errors).toEqual([]);
  const lists = data as { participants: { nodes: Row[] }; people: { nodes: Row[] }; roster: { rows: Row[] } };
  return [lists.participants.nodes, lists.people.nodes, lists.roster.rows].map((rows) => rows.find(({ id }) => id === child)?.photoId);
};
interface Row {
  id: string;
  photoId: string | null;
}
const clear = async () => void (await set(coordinator, null, (await photo())?.fileId ?? null));
beforeEach(clear);

describe('refuses', () => {
  it('whoever may not edit, is elsewhere, or is of another tenant, and tells them nothing', async () => {
    const own = await upload(coordinator);
    for (const caller of [viewer, taker]) expect((await set(caller, own, null)).refused).toBe('FORBIDDEN');
    for (const caller of [elsewhere, foreign]) expect((await set(caller, null, null)).refused).toBe('NOT_FOUND');
    expect((await set(coordinator, own, null)).photo?.fileId).toBe(own);
    for (const caller of [elsewhere, foreign]) {
      expect(await photo(caller)).toBeNull();
      for (const path of [`/file/photo/${own}`, `/file/photo/${own}/small`, `/file/download/${own}`]) expect((await test.get(caller, path)).status).toBe(404);
    }
    expect((await test.get(null, `/file/photo/${own}/small`)).status).toBe(403);
  });

  it('a file of somebody else, one that is no image, one too large, and what is no photo', async () => {
    expect((await set(coordinator, await upload(colleague), null)).refused).toBe('NOT_FOUND');
    expect((await set(coordinator, await upload(coordinator, 600), null)).problems).toEqual([expect.objectContaining({ code: 'VALIDATION', path: 'fileId', message: expect.stringContaining('512') })]);
    const { body } = await request(test.app.getHttpServer()).post('/file/upload').set('Host', coordinator.host).set('Cookie', coordinator.cookie).attach('file', Buffer.from('a,b\n'), { filename: 'a.csv' });
    const csv = (body as { id: string }).id;
    expect((await set(coordinator, csv, null)).problems?.[0]?.code).toBe('VALIDATION');
    for (const path of [`/file/photo/${csv}`, '/file/photo/nothing', '/file/photo/nothing/small']) expect((await test.get(coordinator, path)).status).toBe(404);
    expect(await photo()).toEqual({ fileId: null, withheld: false });
  });

  it('the photo of another child', async () => {
    const own = await upload(coordinator);
    await set(coordinator, own, null);
    const second = await set(coordinator, own, null, school.people[1]);
    expect(second.problems?.[0]?.code ?? second.refused).toMatch(/VALIDATION|NOT_FOUND/);
  });

  it('a change on top of a photo that is no more, saying which there is', async () => {
    const [first, second] = [await upload(coordinator), await upload(colleague)];
    await set(coordinator, first, null);
    const late = await set(colleague, second, null);
    expect(late.problems).toEqual([expect.objectContaining({ code: 'STALE_VERSION', conflicts: [{ current: first }] })]);
    expect((await photo())?.fileId).toBe(first);
  });
});

it('shows it in lists and on the roster, small, at an address that may be kept; taking it off can be undone', async () => {
  const own = await upload(coordinator);
  await set(coordinator, own, null);
  expect(await listed()).toEqual([own, own, own]);
  const { status, headers, body } = await test.get(taker, `/file/photo/${own}/small`);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'private, max-age=604800, immutable']);
  expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'jpeg', width: 144, height: 144 });
  expect((await test.get(viewer, `/file/photo/${own}`)).headers['content-type']).toBe('image/jpeg');

  expect((await set(coordinator, null, own)).photo?.fileId).toBeNull();
  expect(await listed()).toEqual([null, null, null]);
  expect((await test.get(coordinator, `/file/photo/${own}/small`)).status).toBe(404);
  expect((await set(colleague, own, null)).photo?.fileId).toBe(own);
  expect((await test.get(coordinator, `/file/photo/${own}`)).status).toBe(200);
  const { rows } = await test.admin.query(`select count(*)::int as count from audit where tenant_id = $1 and action = 'person.photo' and subject_id = $2`, [north.id, child]);
  expect((rows as { count: number }[])[0]?.count).toBeGreaterThanOrEqual(3);
});

async function inNorth(sql: string, values: unknown[]): Promise<void> {
  await test.owner.query('begin');
  await test.owner.query(`select set_config('app.tenant_id', $1, true)`, [north.id]);
  await test.owner.query(sql, values);
  await test.owner.query('commit');
}
/** The participants' form with the consent of the library, or without. */
async function formWith(version: number, fields: object[]): Promise<void> {
  await inNorth(`insert into form_version (section, sub_section, version, definition, field_count, custom_count, saved_by) values ('participants', 'participant', $1, $2, 0, 0, $3)`, [version, JSON.stringify({ fields }), child]);
}

it('keeps the photo of who said no off lists and rosters, until they say yes or nobody asks any more', async () => {
  const own = await upload(coordinator);
  await set(coordinator, own, null);
  const question = { id: 7001, type: 'radio_group', name: 'Photos and videos', templateId: 60, options: [{ id: 701 }, { id: 702 }] };
  const answer = (option: number) => inNorth(`update person set custom = $2 where id = $1`, [child, JSON.stringify({ 7001: option })]);
  await answer(702);
  expect((await photo())?.withheld).toBe(false);
  await formWith(1, [question]);
  expect(await photo()).toEqual({ fileId: own, withheld: true });
  expect(await listed()).toEqual([null, null, null]);
  // The record still shows it.
  expect((await test.get(coordinator, `/file/photo/${own}`)).status).toBe(200);
  await answer(701);
  expect(await listed()).toEqual([own, own, own]);
  await answer(702);
  expect((await photo())?.withheld).toBe(true);
  await formWith(2, []);
  expect(await listed()).toEqual([own, own, own]);
});

it('prints sheets of a session and badges, pictures of who lets them be shown among them', async () => {
  const own = await upload(coordinator);
  await set(coordinator, own, null);
  const images = async (path: string) => {
    const { status, headers, body } = await test.get(coordinator, path).buffer(true).parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    return (body as Buffer).toString('latin1').split('/DCTDecode').length - 1;
  };
  const sheet = `/export/session-sign-in-sheet?session=${school.sessionId}&date=${DAY}`;
  expect(await images(sheet)).toBe(0);
  expect(await images(`${sheet}&photos=1&week=1`)).toBe(1);
  expect(await images(`/export/badges?person=${child}`)).toBe(1);
  await inNorth('update person set photo_withheld = true where id = $1', [child]);
  expect(await images(`${sheet}&photos=1`)).toBe(0);
  expect(await images(`/export/badges?person=${child}&code=barcode`)).toBe(0);
  await inNorth('update person set photo_withheld = false where id = $1', [child]);
  expect((await test.get(taker, sheet)).status).toBe(403);
  for (const caller of [elsewhere, foreign]) expect((await test.get(caller, sheet)).status).toBe(404);
  expect((await test.get(foreign, `/export/badges?person=${child}`)).status).toBe(404);
  expect((await test.get(coordinator, `${sheet.slice(0, -10)}tomorrow`)).status).toBe(400);
});

it('gives every participant an identifier, and finds them by it', async () => {
  const found = (await test.graphql(coordinator, 'query ($search: String) { participants(search: $search, first: 10) { nodes { id generatedId } } }', {})).data as { participants: { nodes: { id: string; generatedId: string }[] } };
  const ids = found.participants.nodes.map(({ generatedId }) => generatedId);
  expect(new Set(ids).size).toBe(3);
  expect(ids.every((id) => /^P[0-9A-HJKMNP-TV-Z]{8}$/.test(id))).toBe(true);
  const one = await test.graphql(coordinator, 'query ($search: String) { participants(search: $search, first: 10) { nodes { generatedId } } }', { search: ids[1]?.toLowerCase() });
  expect(one.data).toEqual({ participants: { nodes: [{ generatedId: ids[1] }] } });
  const pasted = await test.graphql(coordinator, 'query ($text: String!) { pastedParticipants(text: $text) { line candidates { generatedId } } }', { text: `${ids[2]?.toLowerCase()}\nNobody Here\nzoe CANARY-north-1` });
  expect(pasted.data).toEqual({ pastedParticipants: [{ line: ids[2]?.toLowerCase(), candidates: [{ generatedId: ids[2] }] }, { line: 'Nobody Here', candidates: [] }, { line: 'zoe CANARY-north-1', candidates: [expect.any(Object)] }] });
  expect((await test.graphql(elsewhere, 'query ($text: String!) { pastedParticipants(text: $text) { candidates { id } } }', { text: ids[0] })).data).toEqual({ pastedParticipants: [{ candidates: [] }] });
});
