export interface FetchCall {
  path: string;
  method: string;
  body: unknown;
}

export interface FetchAnswer {
  status?: number;
  body?: unknown;
}

/** Stands in for the network of `rest()`: answers by path, and keeps what was asked. */
export function fetchAnswers(answers: Record<string, FetchAnswer | ((call: FetchCall) => FetchAnswer)>): { calls: FetchCall[]; restore: () => void } {
  const calls: FetchCall[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const path = String(input).split('?')[0] ?? '';
    const call = { path, method: init?.method ?? 'GET', body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined };
    calls.push(call);
    const known = answers[path];
    if (!known) throw new TypeError(`No answer for ${path}`);
    const { status = 200, body = {} } = typeof known === 'function' ? known(call) : known;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  return {
    calls,
    restore: () => {
      globalThis.fetch = before;
    },
  };
}
