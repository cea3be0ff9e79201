// Whether two answers tell apart what is there and not yours from what is not there.
import { randomUUID } from 'node:crypto';
import { telling } from './wire.mjs';

/** Headers that differ by nature between any two answers. */
const ITS_OWN = new Set(['date', 'x-request-id', 'etag', 'set-cookie']);
/** Times of an answer, ids that a call makes: what two calls of the same kind differ in anyway. */
const MOMENTS = /\d{4}-\d{2}-\d{2}T[\d:.]+Z|\d{4}-\d{2}-\d{2} [\d:.]+(?:\+\d\d)?/g;
const FRESH_ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const TOKENS = /[A-Za-z0-9+/_=-]{40,}/g;

/** An answer without what belongs to this one call alone. */
export function shapeOf({ status, headers, text }, ids) {
  let body = text;
  for (const id of ids) body = body.replaceAll(id, '<asked>');
  body = body.replace(MOMENTS, '<moment>').replace(FRESH_ID, '<id>').replace(TOKENS, '<token>');
  const names = Object.keys(headers).filter((name) => !ITS_OWN.has(name));
  return JSON.stringify([status, names.sort().map((name) => (name === 'content-length' ? name : `${name}: ${headers[name]}`)), body]);
}

/** What may stand for an id that is nowhere: as long, of the same version, new each time. */
export const absent = () => `0199${randomUUID().slice(4)}`.replace(/-[0-9a-f]{4}-/, '-7abc-');

/** The words that an answer may not hold, and every fault in it. */
export function faultsIn(answer, words) {
  const found = [];
  for (const word of words) if (answer.text.includes(word)) found.push(`holds "${word}"`);
  if (answer.status >= 500 && answer.status !== 503 && answer.status !== 507) found.push(`answers ${answer.status}: ${answer.text.slice(0, 160)}`);
  if (/INTERNAL_SERVER_ERROR|"statusCode":500|Internal Server Error/.test(answer.text) && answer.status < 500) found.push(`has a fault within: ${answer.text.slice(0, 200)}`);
  const told = telling(answer);
  if (told) found.push(`tells "${told}"`);
  return found;
}
