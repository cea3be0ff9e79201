import { ApolloLink, gql } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { from, map, of } from 'rxjs';
import { createClient } from './client';

const ACTIVITY = gql`query activity($id: ID!) { activity(id: $id) { id name } }`;
const RENAME = gql`mutation rename($name: String!) { rename(name: $name) }`;
interface Answer {
  activity: { id: string; name: string };
}

let name: string;
let asked: string[];
/** Lets the answers come, in the order in which they were asked for; each says what was so when it was asked. */
let come: (() => void)[];

const client = () =>
  createClient({
    terminal: new ApolloLink(({ operationName, variables }) => {
      asked.push(operationName ?? '');
      if (operationName === 'rename') {
        name = String(variables.name);
        return of({ data: { rename: true } });
      }
      const data = { activity: { __typename: 'Activity', id: String(variables.id), name } };
      return from(new Promise<void>((resolve) => come.push(resolve))).pipe(map(() => ({ data })));
    }),
  });

beforeEach(() => {
  name = 'Garden and cooking';
  asked = [];
  come = [];
});

test('equal questions that are asked at once go out once, others by themselves', async () => {
  const one = client();
  const ask = (id: string) => one.query<Answer>({ query: ACTIVITY, variables: { id }, fetchPolicy: 'network-only' });
  const asking = [ask('1'), ask('1'), ask('2'), ask('1')];
  await waitFor(() => expect(come).toHaveLength(2));
  come.forEach((now) => now());
  expect((await Promise.all(asking)).map(({ data }) => data?.activity.id)).toEqual(['1', '1', '2', '1']);
  const again = ask('1');
  await waitFor(() => expect(come).toHaveLength(3));
  come[2]?.();
  await again;
  expect(asked).toEqual(['activity', 'activity', 'activity']);
});

test.each([
  ['before', [0, 1]],
  ['after', [1, 0]],
])('what is asked again after a save is what was saved, though an answer from before it is still under way and comes %s it', async (_when, order) => {
  const one = client();
  const page = one.watchQuery<Answer>({ query: ACTIVITY, variables: { id: '1' } });
  const shown: (string | undefined)[] = [];
  const reading = page.subscribe(({ data }) => shown.push((data as Answer | undefined)?.activity?.name));
  await waitFor(() => expect(come).toHaveLength(1));
  await one.mutate({ mutation: RENAME, variables: { name: 'Garden & Cooking' } });
  const again = page.refetch();
  await waitFor(() => expect(come).toHaveLength(2));
  for (const at of order) {
    come[at]?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await again;
  await waitFor(() => expect(shown.at(-1)).toBe('Garden & Cooking'));
  reading.unsubscribe();
  expect(asked).toEqual(['activity', 'rename', 'activity']);
  expect(one.readQuery<Answer>({ query: ACTIVITY, variables: { id: '1' } })?.activity.name).toBe('Garden & Cooking');
});
