// Bad texts, other types and doubled parameters in every REST call.
import { absent, faultsIn } from './compare.mjs';
import { fillCall, REST_CALLS } from './rest-calls.mjs';
import { inTurn, send } from './wire.mjs';

export async function everyCall({ tally, server, caller, site, texts }) {
  const tries = Object.entries(REST_CALLS).flatMap(([endpoint, calls]) => (/signout|signin|verifyemail|passkey|switch|oauth|calendar|live/.test(endpoint) ? [] : calls.flatMap((call) => texts.map((text) => [endpoint, call, text]))));
  const brief = texts.length < 20;
  const shapes = brief ? [{ toString: 1 }] : [null, 7, true, [], { a: 1 }, ['x'], { toString: 1 }];
  await inTurn(tries, 6, async ([endpoint, call, text]) => {
    const ids = Object.fromEntries(Object.keys(call.kinds).map((name) => [name, call.method === 'GET' ? encodeURIComponent(text.toWellFormed?.() ?? text.replace(/[\ud800-\udfff]/g, '')) : 'ID-HERE']));
    const filled = fillCall(call, ids, encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '')));
    const body = filled.body && JSON.parse(JSON.stringify(filled.body), (_name, value) => (typeof value === 'string' && !/^(participants|participant|contact|activities|activity|organizations|site|all|Present)$/.test(value) ? text : value));
    if (filled.path.length > 7_000) return;
    const answer = await send(server, { caller: /participation|session-sign/.test(endpoint) ? site : caller, ...filled, ...(body ? { body } : {}) });
    const faults = faultsIn(answer, []).filter((fault) => !fault.startsWith('tells'));
    tally.try(faults.length ? `${endpoint} with ${JSON.stringify(text).slice(0, 60)} ${faults.join(', ')}` : null);
  });
  const typed = Object.entries(REST_CALLS).flatMap(([endpoint, calls]) => (calls[0].body && !/signout|switch/.test(endpoint) ? shapes.map((shape) => [endpoint, calls[0], shape]) : []));
  await inTurn(typed, 6, async ([endpoint, call, shape]) => {
    const { body, ...filled } = fillCall(call, Object.fromEntries(Object.keys(call.kinds).map((name) => [name, 'x'])), 'x');
    for (const sent of [JSON.stringify(shape), JSON.stringify(Object.fromEntries(Object.keys(body).map((name) => [name, shape])))]) {
      const answer = await send(server, { caller: /participation/.test(endpoint) ? site : caller, ...filled, body: sent, headers: { 'content-type': 'application/json' } });
      const faults = faultsIn(answer, []);
      tally.try(faults.length ? `${endpoint} with ${sent.slice(0, 100)} ${faults.join(', ')}` : null);
    }
  });
  // The same word twice, and words with brackets, are other types than one word.
  const twice = Object.entries(REST_CALLS).flatMap(([endpoint, calls]) => (endpoint.startsWith('GET /export') ? [[endpoint, calls.at(-1)]] : []));
  for (const [endpoint, call] of twice) {
    const path = call.path.split('?')[0].replace(/:\w+/g, absent());
    for (const query of ['search=a&search=b', 'filter={"rules":1}', 'filter=[]', 'filter={"match":"and","rules":[{"field":"__proto__","mode":"contains","value":"a"}]}', 'filter={&filter=}', 'format=xlsx&format=csv', 'format=../../x', 'sort=name;drop', 'sort=a&sort=b', 'columns=__proto__,constructor', 'columns=a&columns=b', 'ids=x', 'ids=a&ids=b', 'search[a]=b', 'person=a&person=b', 'roster=a&roster=b', 'session=a&session=b', 'date=9999-99-99', 'date=a&date=b', 'photos=a&photos=b', 'week=x'].filter((_, at) => !brief || at % 4 === 0)) {
      const answer = await send(server, { caller: /session-sign|badges|sheet/.test(endpoint) ? site : caller, method: 'GET', path: `${path}?${query.replace(/[{}"[\] ]/g, encodeURIComponent)}` });
      const faults = faultsIn(answer, []);
      tally.try(faults.length ? `${endpoint}?${query} ${faults.join(', ')}` : null);
    }
  }
}
