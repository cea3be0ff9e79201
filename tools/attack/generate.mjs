// Calls made from the schema: for each root field values that GraphQL and the validation take, everything selected that can be, and each place that takes an id, by its path.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../scripts/common.mjs';
import { kindOf, NO_RECORD } from './kinds.mjs';

const require = createRequire(import.meta.url);
const { buildSchema, getNamedType, getNullableType, isCompositeType, isEnumType, isInputObjectType, isInterfaceType, isListType, isNonNullType, isObjectType, isUnionType } = require('graphql');

export const schema = buildSchema(fs.readFileSync(path.join(root, 'schema.graphql'), 'utf8'));
export const inventory = JSON.parse(fs.readFileSync(path.join(root, 'apps/api/test/access-inventory.json'), 'utf8'));
const today = () => new Date().toISOString().slice(0, 10);

/** What an argument or a field of an input is, by its name, where its type does not say it. */
const SAMPLES = {
  email: 'new.person@stranger.example', phone: '+12015550123', otherPhone: '+12015550124', timeZone: 'UTC', language: 'en', subSection: 'participant', search: 'a', text: 'Ada Example', query: 'q=a', list: 'participants', path: '/', feature: 'people.participants',
  verb: 'view', pin: '2468', code: '12345678', year: 2026, programmeYear: 2026, first: 50, version: 1, content: '{}', contentBase64: Buffer.from('Name\nAda Example\n').toString('base64'), issuer: 'https://identity.example', startTime: '15:00', endTime: '16:00', birthDate: '2016-03-04', grade: '4',
  status: 'approved', levels: ['site'], scopes: ['openid'], allowedDomains: [], passkeyLevels: [], weekdays: [1], weeksOfMonth: [], visibility: 'everyone', channel: 'phone', days: 3, months: 84, expected: 84, idleSeconds: 1800, sessionSeconds: 43200, longestMinutes: 600, sections: 'participants', capacity: 20, interval: 1,
  expiresInDays: 3, density: 'compact', theme: 'light', timeDisplay: '24', kind: 'note', value: 'allow-view', hoursPerWeek: 5, minutes: 30, baseVersion: 1, ended: false, level: 'site', dryRun: false, preview: false, enabled: true, force: true, order: [], statuses: ['Present'],
};
/** The same word in other places. */
const IN_FIELD = {
  saveParticipantGoal: { status: 'active' }, saveParticipantReferral: { status: 'open' }, saveParticipantDocument: { kind: 'medical' }, saveTeacherLink: { status: 'pending' }, savePrivacyRequest: { kind: 'access', status: 'open' }, decideTeacherLink: { status: 'linked' },
  enterDisclosure: { ground: 'parent' }, exportPerson: { ground: 'parent' }, saveView: { list: 'people.participants' }, setDefaultView: { list: 'people.participants' }, savedViews: { list: 'people.participants' },
};

/** What may be left out by the schema and never is. */
const ALSO = new Set(['ExplainAccessInput.feature', 'ExplainAccessInput.verb', 'SchedulePreviewInput.endsOn', 'SessionConflictsInput.endsOn', 'ClassListInput.text', 'ServiceFields.minutes', 'SaveMeetingInput.values', 'SavePrivacyRequestInput.values']);
const SECTIONS = { Section: 'participants', MaintenanceSection: 'people', FormSection: 'participants', PersonKind: 'participant', RecordKind: 'person', LiveList: 'participants', SortDirection: 'asc' };

function leaf(field, name, named) {
  if (IN_FIELD[field]?.[name]) return IN_FIELD[field][name];
  if (isEnumType(named)) {
    const values = named.getValues().map((value) => value.name);
    return values.find((value) => value === SECTIONS[named.name] || value === 'participants') ?? values[0];
  }
  const byType = { PlainDate: today(), PlainTime: /end/i.test(name) ? '16:00' : '15:00', Instant: new Date().toISOString(), Boolean: false, Int: 1, Float: 1 };
  if (named.name in byType) return typeof SAMPLES[name] === typeof byType[named.name] ? SAMPLES[name] : byType[named.name];
  if (typeof SAMPLES[name] === 'string') return SAMPLES[name];
  return /(On|Date|^date|^from|^to)$/.test(name) ? today() : 'Ada Example';
}

/** Whether a place takes the id of a record: by its type, or by a name that says so. */
const takesId = (name, named) => !NO_RECORD.has(name) && (named.name === 'ID' || (named.name === 'String' && (/[a-z]Ids?$/.test(name) || name === 'assignedTo')));

/** A value of the type with only what must be said; ids are the caller's own. */
function bare(field, name, type, own, seen = []) {
  const plain = getNullableType(type);
  const named = getNamedType(plain);
  if (isListType(plain)) return Array.isArray(SAMPLES[name]) && !isInputObjectType(named) ? SAMPLES[name] : seen.includes(named.name) ? [] : [bare(field, name, plain.ofType, own, seen)];
  if (takesId(name, named)) return own(kindOf(field, name));
  if (!isInputObjectType(named)) return leaf(field, name, named);
  // One of many: text, where there is text.
  if (named.isOneOf) return { text: 'Ada Example' };
  const fields = Object.values(named.getFields());
  const asked = fields.filter((one) => (needed(one) || ALSO.has(`${named.name}.${one.name}`) || (/Values$/.test(named.name) && !isInputObjectType(getNamedType(one.type)) && !takesId(one.name, getNamedType(one.type)))) && one.defaultValue === undefined);
  return Object.fromEntries(asked.map((one) => [one.name, bare(field, one.name, one.type, own, [...seen, named.name])]));
}

/** Every place below an argument that takes an id: the names on the way to it. */
function placesIn(name, type, way = [], seen = []) {
  const named = getNamedType(type);
  const here = [...way, name];
  if (takesId(name, named)) return [here];
  if (!isInputObjectType(named) || seen.includes(named.name) || here.length > 4) return [];
  return Object.values(named.getFields()).flatMap((one) => placesIn(one.name, one.type, here, [...seen, named.name]));
}

/** The variables with an id put at a place; what is optional on the way is made. */
function withId(field, args, way, id, own) {
  const put = (type, [name, ...rest], value) => {
    const plain = getNullableType(type);
    if (isListType(plain)) return [put(plain.ofType, [name, ...rest], Array.isArray(value) ? value[0] : undefined)];
    if (!rest.length) return id;
    const named = getNamedType(plain);
    const within = named.isOneOf ? {} : value && typeof value === 'object' ? value : bare(field, name, named, own);
    return { ...within, [rest[0]]: put(named.getFields()[rest[0]].type, rest, within[rest[0]]) };
  };
  const arg = args.find(({ name }) => name === way[0]);
  const base = variablesOf(field, args, own);
  return { ...base, [arg.name]: put(arg.type, way, base[arg.name]) };
}

const needed = ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined;

function variablesOf(field, args, own) {
  return Object.fromEntries(args.filter((arg) => needed(arg) || arg.name === 'search').map(({ name, type }) => [name, bare(field, name, type, own)]));
}

/** Every field that can be asked for without arguments, some levels deep; `also` names those that are asked for below the last level. */
function selectionOf(type, depth, also = null) {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (isUnionType(named)) return `{ __typename ${named.getTypes().map((one) => `... on ${one.name} ${selectionOf(one, depth - 1)}`).join(' ')} }`;
  if (!isObjectType(named) && !isInterfaceType(named)) return '{ __typename }';
  const fields = Object.values(named.getFields()).filter((field) => !field.args.some(needed) && (depth > 0 || field.name === also || !isCompositeType(getNamedType(field.type))));
  return `{ __typename ${fields.map((field) => `${field.name} ${selectionOf(field.type, depth - 1)}`).join(' ')} }`;
}

const memo = (make) => {
  const made = new Map();
  return (key) => made.get(key) ?? (made.set(key, make(key)), made.get(key));
};

/**
 * The calls of a root field: `plain` and one for each place that takes an id.
 * @returns {{ endpoint: string, kind: string, name: string, access: string, places: { way: string[], kind: string | undefined }[], document: (depth: number) => string, brief: () => string, variables: (own) => object, withId: (way, id, own) => object }[]}
 */
export function rootFields() {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() };
  return Object.entries(roots).flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const document = memo((depth) => {
        const head = field.args.length ? `(${field.args.map(({ name, type: of, defaultValue }) => `$${name}: ${defaultValue === undefined ? of : String(of).replace(/!$/, '')}`).join(', ')})` : '';
        const call = field.args.length ? `(${field.args.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
        return `${kind} walk${head} { ${field.name}${call} ${selectionOf(field.type, depth, 'problems')} }`;
      });
      const places = field.args.flatMap(({ name, type: of }) => placesIn(name, of)).map((way) => ({ way, kind: kindOf(field.name, way.at(-1)) }));
      return {
        endpoint: `${kind} ${field.name}`,
        kind,
        name: field.name,
        access: inventory[`${kind} ${field.name}`],
        places,
        // One text for all calls of a field, so that the server reads it once: what is left out of the values is left out.
        document,
        /** What is enough to see whether it answers: records of a query, and of a change its problems. */
        brief: () => document(kind === 'mutation' ? 0 : 1),
        variables: (own) => variablesOf(field.name, field.args, own),
        withId: (way, id, own) => withId(field.name, field.args, way, id, own),
      };
    }),
  );
}
