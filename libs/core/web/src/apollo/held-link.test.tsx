import { ApolloLink, gql } from '@apollo/client';
import { delay, of } from 'rxjs';
import { createClient } from './client';
import { held } from './held-link';

const TREE = gql`query tree($all: Boolean, $unless: String) { tree(all: $all, unless: $unless) { version unchanged nodes { id } may } }`;
interface Answer {
  tree: { version: string; unchanged: boolean; nodes: { id: string }[]; may: boolean };
}

let now: { version: string; ids: string[]; may: boolean };
let asked: Record<string, unknown>[];

const client = (wait = 0) =>
  createClient({
    terminal: new ApolloLink(({ variables }) => {
      asked.push(variables);
      const unchanged = variables.unless === now.version;
      const answer = of({ data: { tree: { __typename: 'Tree', version: now.version, unchanged, may: now.may, nodes: unchanged ? [] : now.ids.map((id) => ({ __typename: 'Node', id })) } } });
      return wait ? answer.pipe(delay(wait)) : answer;
    }),
  });
const ask = async (of: ReturnType<typeof createClient>, all = false, context: object = held('tree')) => {
  const { data } = await of.query<Answer>({ query: TREE, variables: { all }, fetchPolicy: 'no-cache', context });
  return { ids: data?.tree.nodes.map(({ id }) => id), may: data?.tree.may };
};

beforeEach(() => {
  now = { version: 'one', ids: ['a', 'b'], may: true };
  asked = [];
});

test('only what is to be held is asked for with a version', async () => {
  const one = client();
  await ask(one, false, {});
  await ask(one, false, {});
  expect(asked).toEqual([{ all: false }, { all: false }]);
});

test('an unchanged answer has the nodes that are held and whatever else it says now; each question has its own', async () => {
  const one = client();
  expect(await ask(one)).toEqual({ ids: ['a', 'b'], may: true });
  now.may = false;
  expect(await ask(one)).toEqual({ ids: ['a', 'b'], may: false });
  expect(await ask(one)).toEqual({ ids: ['a', 'b'], may: false });
  expect(await ask(one, true)).toEqual({ ids: ['a', 'b'], may: false });
  now = { version: 'two', ids: ['c'], may: false };
  expect(await ask(one)).toEqual({ ids: ['c'], may: false });
  expect(asked).toEqual([{ all: false }, { all: false, unless: 'one' }, { all: false, unless: 'one' }, { all: true }, { all: false, unless: 'one' }]);
});

test('with the cache it is forgotten, also what is still under way, and another client holds nothing of it', async () => {
  for (const forget of ['clearStore', 'resetStore'] as const) {
    asked = [];
    const one = client(20);
    await ask(one);
    const late = ask(one).catch(() => undefined);
    await one[forget]();
    await late;
    await ask(one);
    await ask(client());
    expect(asked).toEqual([{ all: false }, { all: false, unless: 'one' }, { all: false }, { all: false }]);
  }
});
