import { ApolloLink, gql } from '@apollo/client';
import { delay, of } from 'rxjs';
import { createClient } from './client';

const ACTIVITY = gql`query activity($id: ID!) { activity(id: $id) { id name } }`;
const RENAME = gql`mutation rename($name: String!) { rename(name: $name) }`;
interface Answer {
  activity: { id: string; name: string };
}

let name: string;
let asked: string[];
/** How long the answers take, one after the other; what they say is what it is when they are asked. */
let takes: number[];

const client = () =>
  createClient({
    terminal: new ApolloLink(({ operationName, variables }) => {
      asked.push(operationName ?? '');
      if (operationName === 'rename') {
        name = String(variables.name);
        return of({ data: { rename: true } }).pipe(delay(1));
      }
      return of({ data: { activity: { __typename: 'Activity', id: String(variables.id), name } } }).pipe(delay(takes.shift() ?? 1));
    }),
  });
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

beforeEach(() => {
  name = 'Garden and cooking';
  asked = [];
  takes = [];
});

test('equal questions that are asked at once go out once, others by themselves', async () => {
  const one = client();
  const ask = (id: string) => one.query<Answer>({ query: ACTIVITY, variables: { id }, fetchPolicy: 'network-only' });
  const answers = await Promise.all([ask('1'), ask('1'), ask('2'), ask('1')]);
  expect(answers.map(({ data }) => data?.activity.id)).toEqual(['1', '1', '2', '1']);
  expect(asked).toEqual(['activity', 'activity']);
  await ask('1');
  expect(asked).toHaveLength(3);
});

test.each([
  ['before', 20],
  ['after', 1],
])('what is asked again after a save is what was saved, though the answer from before it was still under way and comes %s it', async (_when, second) => {
  const one = client();
  takes = [10, second];
  const page = one.watchQuery<Answer>({ query: ACTIVITY, variables: { id: '1' } });
  const shown: (string | undefined)[] = [];
  const reading = page.subscribe(({ data }) => shown.push((data as Answer | undefined)?.activity?.name));
  await one.mutate({ mutation: RENAME, variables: { name: 'Garden & Cooking' } });
  await page.refetch();
  await settled();
  reading.unsubscribe();
  expect(asked).toEqual(['activity', 'rename', 'activity']);
  expect(shown.at(-1)).toBe('Garden & Cooking');
  expect(one.readQuery<Answer>({ query: ACTIVITY, variables: { id: '1' } })?.activity.name).toBe('Garden & Cooking');
});
