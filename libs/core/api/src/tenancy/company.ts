import type { QueryResultRow } from 'pg';
import { refusedAt, type Statement } from './round-trip';
import { currentScope, type Scope, scopeStorage } from './scope';

/** Reads of a request that wait for the end of the turn to go out in one trip. */
export interface Company {
  waiting: { statements: readonly Statement[]; resolve: (rows: QueryResultRow[][]) => void; reject: (error: unknown) => void }[];
}

const companies = new WeakMap<Scope, Company>();

/** Reads of `fn` go out together with those of others of the request that begin in the same turn of the event loop: for small ones, as they wait for each other. */
export function inCompany<T>(fn: () => Promise<T>, scope: Scope | undefined = currentScope()): Promise<T> {
  // Within a transaction there is no trip to share.
  if (!scope || scope.tx) return fn();
  const root = scope.root ?? scope;
  let company = root.company ?? companies.get(root);
  if (!company) companies.set(root, (company = { waiting: [] }));
  return scopeStorage.run({ ...root, company }, fn);
}

/** One trip for what is asked by the end of this turn: each costs a connection, its entering and two system calls on either side. `ask` sends a trip. */
export function travel(company: Company, statements: readonly Statement[], ask: (statements: readonly Statement[]) => Promise<QueryResultRow[][]>, signal?: AbortSignal): Promise<QueryResultRow[][]> {
  return new Promise((resolve, reject) => {
    if (!company.waiting.length) setImmediate(() => void leave(company.waiting.splice(0), ask, signal));
    company.waiting.push({ statements, resolve, reject });
  });
}

async function leave(together: Company['waiting'], ask: (statements: readonly Statement[]) => Promise<QueryResultRow[][]>, signal?: AbortSignal): Promise<void> {
  try {
    const rows = await ask(together.flatMap(({ statements }) => statements));
    for (const { statements, resolve } of together) resolve(rows.splice(0, statements.length));
  } catch (error) {
    // What one of them was refused, or ran out of time for, is not the others' fault: they go again without it. Where nobody could go, nobody need try.
    const refused = signal?.aborted ? null : memberAt(together, refusedAt(error));
    for (const member of together) {
      if (refused === null || member === refused) member.reject(error);
      else ask(member.statements).then(member.resolve, member.reject);
    }
  }
}

/** Whose statement is at a place of the trip, which begins with the entering. */
function memberAt(together: Company['waiting'], place: number | null): Company['waiting'][number] | null {
  let end = 1;
  if (place === null || place < end) return null;
  return together.find(({ statements }) => place < (end += statements.length)) ?? null;
}
