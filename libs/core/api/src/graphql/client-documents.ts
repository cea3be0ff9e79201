import { createHash } from 'node:crypto';
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';

/** Name of each operation of the client and the hash of its document; written by `npm run codegen`. */
export type ClientDocuments = Readonly<Record<string, string>>;

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
