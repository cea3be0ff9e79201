import { createHash } from 'node:crypto';
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';
import { addDays } from '@afterbell/core/domain';

/** Name of each operation of the client and the hash of its document; written by `npm run codegen`. */
export type ClientDocuments = Readonly<Record<string, string>>;

/** An operation that builds had until a day (`2026-11-28`), and have no longer; written by `npm run codegen`. */
export interface FormerDocument {
  operation: string;
  hash: string;
  until: string;
}

/** Pages that are open for so long, or devices without a network, still send what their build had: a device keeps the rosters of so many days ahead. */
const FORMER_DAYS = 14;

/** The operations of this build and those of the builds before it that may still come. */
export function withFormer(documents: ClientDocuments, former: readonly FormerDocument[], today: string): ClientDocuments {
  const since = addDays(today, -FORMER_DAYS);
  return Object.fromEntries([...Object.entries(documents), ...former.filter(({ until }) => until >= since).map(({ operation, hash, until }) => [`${operation} until ${until} ${hash}`, hash])]);
}

/** What builds had and have no longer, once `documents` take the place of `before` on the day `today`: in the order of their days, without those that came back or can no longer come. */
export function formerAfter(former: readonly FormerDocument[], before: ClientDocuments, documents: ClientDocuments, today: string): FormerDocument[] {
  const current = new Set(Object.values(documents));
  const gone = Object.entries(before).flatMap(([operation, hash]) => (current.has(hash) ? [] : [{ operation, hash, until: today }]));
  const latest = new Set([...current, ...gone.map(({ hash }) => hash)]);
  const kept = former.filter(({ hash, until }) => !latest.has(hash) && until >= addDays(today, -FORMER_DAYS));
  const place = ({ until, operation, hash }: FormerDocument) => `${until} ${operation} ${hash}`;
  return [...kept, ...gone].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** What the client's library adds and takes away on the way: names of types, its own directives, the order of fragments. */
function canonical(document: DocumentNode): string {
  const bare = visit(document, {
    Field: (node) => (node.name.value === '__typename' ? null : undefined),
    Directive: (node) => (node.name.value === 'unmask' ? null : undefined),
  });
  const parts = bare.definitions.map((definition) => ({ operation: definition.kind === Kind.OPERATION_DEFINITION, text: print(definition) }));
  return parts.sort((a, b) => Number(b.operation) - Number(a.operation) || (a.text < b.text ? -1 : 1)).map(({ text }) => text).join('\n');
}

/** The same for a document of the client's sources and for what its library sends of it. */
export const clientDocumentHash = (document: DocumentNode): string => createHash('sha256').update(canonical(document)).digest('base64url');

const REMEMBERED = 2_000;
const LONGEST = 50_000;

/** Whether a text is one of the client's own documents; the answer for a text is worked out once. */
export function knownDocuments(documents: ClientDocuments): (source: unknown) => boolean {
  const hashes = new Set(Object.values(documents));
  const verdicts = new Map<string, boolean>();
  return (source) => {
    if (typeof source !== 'string' || source.length > LONGEST) return false;
    const known = verdicts.get(source);
    if (known !== undefined) return known;
    const verdict = judge(source, hashes);
    // Only what is ours is kept: strangers' texts cannot fill the memory.
    if (verdict && verdicts.size < REMEMBERED) verdicts.set(source, verdict);
    return verdict;
  };
}

function judge(source: string, hashes: ReadonlySet<string>): boolean {
  try {
    return hashes.has(clientDocumentHash(parse(source, { noLocation: true, maxTokens: 3000 })));
  } catch {
    return false;
  }
}
